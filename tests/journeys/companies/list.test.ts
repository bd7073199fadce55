import { CompaniesPage } from '../../pages/companies-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany, giveStatementToPay } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const mills = { number: '09990046', code: 'STON46', name: 'STONEGATE MILLS LIMITED' };
const homes = { number: '09990023', code: 'NORT23', name: 'NORTHMOOR DISTRICT HOMES LIMITED' };
const light = { number: '09990010', code: 'LONG10', name: 'LONG SHADOW LOGISTICS LTD' };

/** Of the demo, which a fresh installation may still be reading. */
const listed = [
  { number: '09990060', code: 'ALPH60' },
  { number: '09990020', code: 'GROU20' },
  { number: '09990019', code: 'PUMP19' },
  light,
];

const isChoice = (url: string, body: string | null, height: string) =>
  url.endsWith('/SaveTableChoice') && body?.includes(height) === true;

test.describe('The list of companies', () => {
  test.beforeEach(async ({ clerk }) => {
    for (const company of listed) await giveCompany(clerk, company);
  });

  test('Given many companies, when they are filtered, sorted and given other columns, then the address keeps it all', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const list = new CompaniesPage(page);
    await list.filter('brightwater');
    await expect.poll(() => list.names()).toEqual(['BRIGHTWATER GROUP PLC', 'BRIGHTWATER PUMPS LIMITED']);
    await expect(page).toHaveURL(/q=brightwater/);
    await list.sortBy('Number');
    await expect(list.head('Number')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => list.names()).toEqual(['BRIGHTWATER PUMPS LIMITED', 'BRIGHTWATER GROUP PLC']);
    await list.turnColumn('Filing');
    await list.turnColumn('Authentication code');
    const kept = page.waitForResponse((answer) =>
      isChoice(answer.url(), answer.request().postData(), 'compact'),
    );
    await list.setRowHeight('Compact rows');
    await kept;
    await expect(list.head('Filing')).toHaveCount(0);
    await expect(list.row('BRIGHTWATER GROUP')).toContainText('Stored');
    await expectAccessible(page, 'the list with other columns');
    expect(await list.save('Export')).toEqual([
      'Company,Number,Status,Next,Confirmation statement due,Accounts due,Authentication code',
      expect.stringMatching(/^BRIGHTWATER PUMPS LIMITED,09990019,Active,"Accounts, \d+ days left",2027-/),
      expect.stringMatching(/^BRIGHTWATER GROUP PLC,09990020,Active,"Statement, \d+ days left",2027-/),
    ]);

    const { search } = new URL(page.url());
    await page.reload();
    await expect.poll(() => list.names()).toEqual(['BRIGHTWATER PUMPS LIMITED', 'BRIGHTWATER GROUP PLC']);
    await expect(list.head('Authentication code')).toBeVisible();
    expect(new URL(page.url()).search).toBe(search);
    // Columns and the height of rows are remembered, the filter is not.
    await page.goto('/company');
    await expect(list.head('Authentication code')).toBeVisible();
    await expect(list.row('ALPHABET SHARES')).toBeVisible();

    const elsewhere = new CompaniesPage(await signIn(people.main));
    await expect(elsewhere.head('Authentication code')).toBeVisible();
    await expect(elsewhere.head('Filing')).toHaveCount(0);
    await elsewhere.turnColumn('Authentication code');
    await elsewhere.turnColumn('Filing');
    await expect(list.head('Filing'), 'on the first device, at once').toBeVisible();
    await expect(list.head('Authentication code')).toHaveCount(0);
  });

  test('Given somebody without a mouse, when they go through the rows, then they select, refresh and open by keys', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const list = new CompaniesPage(page);
    await list.row('ALPHABET SHARES').getByRole('link').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
    await expect(list.row('BRIGHTWATER GROUP')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'the list with a selection');
    expect(await list.save('Export selected')).toHaveLength(3);
    await page.getByRole('button', { name: 'Update from Companies House' }).press('Enter');
    await expect(page.getByText('2 companies are being updated from Companies House')).toBeVisible();
    await expect(page.getByText('2 selected')).toHaveCount(0);
    await list.row('BRIGHTWATER GROUP').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'BRIGHTWATER GROUP PLC', level: 1 })).toBeVisible();
  });

  test('Given a company that is kept no longer, when it is removed, then the dialog has named it and its number, and the archive gives it back', async ({
    signIn,
    clerk,
  }) => {
    await giveCompany(clerk, mills);
    const page = await signIn(people.main);
    const list = new CompaniesPage(page);
    await list.act(mills.name, 'Update from Companies House');
    await expect(page.getByText(`${mills.name} updated from Companies House. Changes: none.`)).toBeVisible();
    await list.act(mills.name, 'Remove the company');
    const dialog = page.getByRole('dialog', { name: `Remove ${mills.name}` });
    await expect(dialog).toContainText(mills.number);
    await expectAccessible(page, 'the question before a company is removed');
    await dialog.getByRole('button', { name: 'Remove company' }).click();
    await expect(page.getByText(`${mills.name} moved to the archive`)).toBeVisible();
    await expect(list.row(mills.name)).toHaveCount(0);
    await page.getByRole('link', { name: 'Archived companies' }).click();
    await expect(page.getByRole('heading', { name: 'Archived companies', level: 1 })).toBeVisible();
    await expectAccessible(page, 'the archived companies');
    await page.getByRole('button', { name: `Restore ${mills.name}` }).click();
    await expect(page.getByText(`${mills.name} restored to the list`)).toBeVisible();
    // By keyboard: the message of the restoration may still lie over the link.
    await page.getByRole('link', { name: 'All companies' }).press('Enter');
    await expect(list.row(mills.name)).toBeVisible();
  });

  test('Given a filing that waits for its payment, when its company is to be removed, then it stays and the dialog says why', async ({
    signIn,
    clerk,
  }) => {
    await giveStatementToPay(clerk, homes);
    const page = await signIn(people.main);
    const list = new CompaniesPage(page);
    await list.act(homes.name, 'Remove the company');
    const dialog = page.getByRole('dialog', { name: `Remove ${homes.name}` });
    await dialog.getByRole('button', { name: 'Remove company' }).click();
    await expect(dialog.getByRole('alert')).toContainText('is being paid or is with Companies House');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(list.row(homes.name)).toBeVisible();
  });

  for (const width of [390, 320]) {
    test(`Given a screen of ${width} pixels, then a row says number, status and dates, and nothing lies beside the page`, async ({
      signIn,
    }) => {
      const page = await signIn(people.main);
      await page.setViewportSize({ width, height: 800 });
      const list = new CompaniesPage(page);
      const row = list.row(light.name);
      await row.scrollIntoViewIfNeeded();
      for (const words of [light.number, 'Active', /^\d+ days overdue$/]) {
        const cell = row.getByText(words).first();
        await expect(cell).toBeVisible();
        const box = await cell.boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0), String(words)).toBeLessThanOrEqual(width);
      }
      const beside = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      expect(beside).toBeLessThanOrEqual(0);
      // What is half under the bar at the top is no target until it is scrolled out.
      await page.evaluate('scrollTo(0, 0)');
      await expectAccessible(page, `the list at ${width} pixels`);
    });
  }

  test('Given a screen of 1280 pixels, then every column of the list is in sight', async ({ signIn }) => {
    const page = await signIn(people.main);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(new CompaniesPage(page).row(light.name)).toBeVisible();
    const table = page.getByRole('region', { name: 'Companies' });
    await expect.poll(() => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  });

  test('Given a reader, then rows open, and nothing of them can be selected or changed', async ({
    signIn,
  }) => {
    const page = await signIn(people.reader);
    const list = new CompaniesPage(page);
    await expect(list.row(light.name)).toBeVisible();
    await expect(list.table.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await list
      .row(light.name)
      .getByRole('button', { name: /Actions for/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Open the company']);
  });
});
