import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Frame } from '../../pages/frame.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany, giveFiledStatement } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };
const yarns = { number: '09990009', code: 'YEST09', name: 'YESTERDAY YARNS LTD' };

const reports = [
  'Upcoming and overdue filings',
  'Companies',
  'Officers across companies',
  'People with significant control across companies',
  'People and their roles across companies',
  'Filings in a period',
  'Share capital and reconciliation',
];

const open = async (page: Page, title: string) => {
  await page.goto('/reports');
  await page.getByRole('table', { name: 'Reports' }).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: title })).toBeVisible();
};

async function save(page: Page, format: string) {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test.describe
  .serial('Reports over companies', () => {
    test('Given companies with officers, capital and a filing, when each report is opened, then it answers its question', async ({
      signIn,
      clerk,
      installation,
    }) => {
      await giveFiledStatement(clerk, bakery, installation);
      await giveCompany(clerk, yarns);
      const page = await signIn(people.main);
      await new Frame(page).menu.getByRole('link', { name: 'Reports', exact: true }).click();
      await expect(page.getByRole('table', { name: 'Reports' }).getByRole('row')).toHaveCount(
        reports.length + 1,
      );
      await expectAccessible(page, 'the reports');

      for (const title of reports)
        await test.step(`then ${title.toLowerCase()} has rows`, async () => {
          await open(page, title);
          await expect(page.getByRole('table', { name: title }).getByRole('row').nth(1)).toBeVisible();
          await expectAccessible(page, title);
        });
    });

    test('Given a report, when it is narrowed and sorted, then its address keeps that, and its files hold the same', async ({
      signIn,
    }) => {
      const page = await signIn(people.main);
      await open(page, 'Companies');
      const entry = new Frame(page).menu.getByRole('link', { name: 'Reports', exact: true });
      await expect(entry).toHaveAttribute('aria-current', 'true');
      const table = page.getByRole('table', { name: 'Companies' });
      await page.getByLabel('Filter by words of a row').fill('harbour light');
      await expect(page).toHaveURL(/q=harbour/);
      await expect(table.getByRole('row')).toHaveCount(2);
      await expect(page.getByText('1 row, as at')).toBeVisible();
      await page.reload();
      await expect(table.getByRole('row')).toHaveCount(2);
      await table.getByRole('button', { name: 'Number' }).click();
      await expect(page).toHaveURL(/sort=companyNumber/);

      const csv = await save(page, 'CSV');
      expect(csv.name).toBe('Companies - 2026-11-20.csv');
      expect(csv.content.toString('utf8').trim().split('\r\n')).toHaveLength(2);
      expect(csv.content.toString('utf8')).toContain(`${bakery.name},${bakery.number},Active`);
      const pdf = await save(page, 'PDF, to print');
      expect(pdf.content.toString('latin1', 0, 5)).toBe('%PDF-');
      const excel = await save(page, 'Excel');
      expect(excel.content.toString('latin1', 0, 2)).toBe('PK');

      await page.getByLabel('Filter by words of a row').fill('nothing like this');
      await expect(page.getByRole('heading', { name: 'No rows match' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await table.getByRole('link', { name: bakery.name }).click();
      await expect(page).toHaveURL(/companyoverview/);
    });

    test('Given officers, when an earlier day is chosen, then those of that day stand there', async ({
      signIn,
    }) => {
      const page = await signIn(people.main);
      await open(page, 'Officers across companies');
      await page.getByRole('button', { name: 'As at today' }).click();
      await page.getByRole('menuitemradio', { name: 'Choose a day' }).click();
      const dialog = page.getByRole('dialog', { name: 'As at which day' });
      await dialog.getByRole('textbox', { name: 'As at the end of' }).fill('1 1 1900');
      await expectAccessible(page, 'the day of a report');
      await dialog.getByRole('button', { name: 'Show report' }).click();
      await expect(page).toHaveURL(/asAt=1900-01-01/);
      await expect(page.getByRole('heading', { name: 'Nothing to report' })).toBeVisible();
    });

    test('Given an address that names no report, when it is opened, then it leads to those there are', async ({
      signIn,
    }) => {
      const page = await signIn(people.main);
      await page.goto('/reports/nonsense');
      await expect(page.getByRole('heading', { name: 'No such report', level: 1 })).toBeVisible();
    });
  });
