import { readSheet } from 'read-excel-file/node';
import { ImportPage } from '../../pages/import-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

test.describe('Importing companies', () => {
  test('Given a list of numbers with mistakes in it, when it is imported, then each line says what became of it', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const imports = new ImportPage(page);
    await imports.open();
    await imports.byList(['09990021,FIVE21', '99999999', 'Five Stones', '09990044', '9990021']);

    const lines = page.getByRole('table', { name: 'Lines of the import' });
    await expect(page.getByText('Done: 1 imported, 1 repeated, 3 refused')).toBeVisible();
    await expect(lines.getByRole('row', { name: /FIVE STONES POTTERY LIMITED.*Imported/ })).toBeVisible();
    await expect(lines.getByRole('row', { name: /99999999/ })).toContainText('no company with this number');
    await expect(lines.getByRole('row', { name: /Five Stones Refused/ })).toContainText(
      'not a company number',
    );
    await expect(lines.getByRole('row', { name: /09990044/ })).toContainText('This company is dissolved');
    await expect(lines.getByRole('row', { name: /5$/ })).toContainText('twice');
    await expectAccessible(page, 'the outcome of an import by list');

    await page.getByRole('button', { name: /Problems only/ }).click();
    await expect(lines.getByRole('row', { name: /Imported/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Done: 1 imported, 1 repeated, 3 refused')).toBeVisible();
    await expect(lines.getByRole('row', { name: /Imported/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'As typed' }).click();
    await page.keyboard.press('Escape');
    await expect(lines.getByRole('columnheader', { name: 'As typed' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Excel' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('import.xlsx');
    const sheet = await readSheet(await file.path());
    expect(sheet.map((row) => row.slice(-2))).toEqual([
      ['As typed', 'Line'],
      ['99999999', 2],
      ['Five Stones', 3],
      ['09990044', 4],
    ]);
  });

  test('Given a name, when the register is searched, then the company found is imported from there', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, { number: '05990070', code: 'QUAR70' });
    const page = await signIn(people.main);
    const imports = new ImportPage(page);
    await imports.open();
    await imports.search('quarries');
    const listed = page.getByRole('row', { name: /EASTWICK QUARRIES LIMITED/ });
    await expect(listed.getByRole('link', { name: /Open/ })).toBeVisible();
    await imports.search('newly minted');
    await expectAccessible(page, 'what the register finds');
    await page
      .getByRole('row', { name: /NEWLY MINTED NOTIONS LTD/ })
      .getByRole('button', { name: /Import/ })
      .click();
    await expect(page.getByText('NEWLY MINTED NOTIONS LTD added to your companies')).toBeVisible();
  });

  test('Given a new company, one in the list already and one with a wrong code, when they are imported by number, then each answer says so', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, { number: 'SC990005', code: 'GLEN05' });
    const page = await signIn(people.main);
    const imports = new ImportPage(page);
    await imports.open();
    await imports.byNumber('09990029', 'MERI29');
    await expect(page.getByText('MERIDIAN CHAMBERS added to your companies')).toBeVisible();
    await expect(page.getByLabel('Company number')).toHaveValue('');
    await imports.byNumber('SC990005', 'GLEN05');
    await expect(page.getByRole('main')).toContainText('Already added');
    await expect(page.getByRole('link', { name: 'Open the company' }).first()).toBeVisible();
    await imports.byNumber('09990026', 'WRONG1');
    await expect(page.getByRole('alert')).toContainText(/authentication code/i);
    await expectAccessible(page, 'a refused import');
  });
});
