import { SharesPages } from '../../pages/shares-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import type { Caller } from '../../support/data/caller.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { asCsv, asExcel, asPasted, dropFile, sheetOf, withCells } from '../../support/data/many-allottees.ts';
import { people } from '../../support/data/people.ts';
import { giveShareClass } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const joinery = { number: '09990002', code: 'TIDE02' };
const kettle = { number: '09990003', code: 'KETL03' };

/** Given a company with two classes, at the form of an allotment. */
async function giveTwoClasses(clerk: Caller, company: typeof bakery): Promise<string> {
  const companyId = await giveCompany(clerk, company);
  await giveShareClass(clerk, companyId);
  await giveShareClass(clerk, companyId, { className: 'B Preference', votesPerShare: '0' });
  return companyId;
}

test.describe('A spreadsheet of five thousand allottees', () => {
  test('Given a CSV file with faulty rows, when it is dropped, then each fault is named by row and column, and all are recorded in one return', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveTwoClasses(clerk, bakery);
    const page = await signIn(people.main);
    const shares = new SharesPages(page);
    await shares.openSpreadsheet(companyId);
    await page.getByLabel('Date of allotment', { exact: true }).fill('2 11 2026');
    const faulty = withCells(sheetOf(5000), [
      [17, 'Shares', 'many'],
      [2500, 'Class', 'Gold'],
      [5001, 'Paid on each', '-1'],
    ]);
    await dropFile(page, shares.dropZone(), { name: 'allottees.csv', content: asCsv(faulty) });
    await page.getByRole('button', { name: 'Import rows' }).click();
    await expect(page.getByRole('heading', { name: 'Allottees (5,000)' })).toBeVisible();
    const only = page.getByRole('button', { name: 'Show errors only 3' });
    await expect(only).toBeVisible();
    await expectAccessible(page, 'five thousand allottees');
    await only.click();
    await expect(shares.allottee('Pat Person0016')).toContainText(
      'Row 17, Shares: Enter the number of shares',
    );
    await expect(shares.allottee('Pat Person2499')).toContainText(
      'Row 2500, Class: There is no class “Gold”',
    );
    await expect(shares.allottee('Pat Person5000')).toContainText(
      'Row 5001, Paid on each: Enter what is paid',
    );

    await shares.act('Pat Person0016', 'Change');
    await page.getByLabel('Number of shares').fill('160');
    await page.getByRole('button', { name: 'Change the line' }).click();
    await shares.act('Pat Person2499', 'Change');
    await page.getByLabel('Class of shares').selectOption({ label: 'Ordinary, £1.00 each' });
    await page.getByRole('button', { name: 'Change the line' }).click();
    await shares.act('Pat Person5000', 'Change');
    await page.getByRole('radio', { name: 'In full' }).check();
    await page.getByRole('button', { name: 'Change the line' }).click();
    await expect(page.getByText('To fix')).toBeHidden();
    await expect(shares.allottee('Total')).toContainText('125,025,000');

    await page.getByRole('button', { name: 'Review allotment' }).click();
    await expect(page.getByText('File SH01')).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page, 'the review of five thousand allottees');
    await shares.recordAllotment();
    await expect(page.getByRole('row', { name: /Total GBP/ })).toContainText('125,025,000', {
      timeout: 120_000,
    });
    const entries = await clerk.call('getShareEvents', { companyId });
    expect(entries.entity.map(({ kind }) => kind)).toEqual(['allotment']);
    const [register] = (await clerk.call('getShareRegister', { companyId })).entity;
    expect(register?.members).toHaveLength(5000);
    const last = register?.members.find(({ holderName }) => holderName === 'Pat Person5000');
    expect(last?.holdings).toMatchObject([{ shares: '50000', amountPaid: '50000', amountUnpaid: '0' }]);
  });

  test('Given an Excel file, when it is dropped and kept for later, then nothing is lost, and a row too many is refused', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveTwoClasses(clerk, joinery);
    const page = await signIn(people.main);
    const shares = new SharesPages(page);
    await shares.openSpreadsheet(companyId);
    const tooMany = { name: 'too-many.xlsx', content: await asExcel(sheetOf(5001)) };
    await dropFile(page, shares.dropZone(), tooMany);
    await page.getByRole('button', { name: 'Import rows' }).click();
    await expect(
      page.getByText('Enter at most 5,000 allottees at once: there would be 5,001').first(),
    ).toBeVisible();
    await dropFile(page, shares.dropZone(), {
      name: 'allottees.xlsx',
      content: await asExcel(sheetOf(5000)),
    });
    await page.getByRole('button', { name: 'Import rows' }).click();
    await expect(page.getByRole('heading', { name: 'Allottees (5,000)' })).toBeVisible();
    await expect(shares.allottee('Pat Person0005')).toContainText('£0.25');
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(page.getByRole('link', { name: /Pat Person0001 and 4,999 others/ })).toBeVisible({
      timeout: 120_000,
    });
    await page.getByRole('link', { name: /Pat Person0001 and 4,999 others/ }).click();
    await expect(page.getByRole('heading', { name: 'Allottees (5,000)' })).toBeVisible();
    await expect(shares.allottee('Total')).toContainText('125,025,000');
  });

  test('Given rows copied out of a spreadsheet, when they are pasted, then all of them are taken', async ({
    signIn,
    clerk,
    baseURL,
  }) => {
    const companyId = await giveTwoClasses(clerk, kettle);
    const page = await signIn(people.main);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    const shares = new SharesPages(page);
    await shares.openSpreadsheet(companyId);
    const rows = asPasted(sheetOf(5000));
    await page.getByLabel('Or paste the rows').focus();
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(rows)})`);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByLabel('Or paste the rows')).toHaveValue(rows);
    await page.getByRole('button', { name: 'Import rows' }).click();
    await expect(page.getByRole('heading', { name: 'Allottees (5,000)' })).toBeVisible();
    await expect(page.getByText('To fix')).toBeHidden();
    await expect(shares.allottee('Total')).toContainText('125,025,000');
  });
});
