import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { Frame } from '../../pages/frame.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveFiledStatement, giveStatementToPay } from '../../support/data/filed-statement.ts';
import { payByCard } from '../../support/data/card-payment.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };
const yarns = { number: '09990009', code: 'YEST09', name: 'YESTERDAY YARNS LTD' };

const title = 'Billing and Payments';
const heading = (page: Page) => page.getByRole('heading', { name: title, level: 1 });
const payments = (page: Page) => page.getByRole('table', { name: 'Payments' });

async function keep(page: Page, ask: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
  return download;
}

test.describe
  .serial('Billing and payments', () => {
    test('Given nothing was paid yet, when the page is opened from the menu, then it says where payments come from and what a filing costs', async ({
      signIn,
    }) => {
      const page = await signIn(people.main);
      await new Frame(page).menu.getByRole('link', { name: title, exact: true }).click();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
      const costs = page.getByRole('table', { name: 'Fees by filing' });
      await expect(costs.getByRole('row', { name: /^Confirmation statement/ })).toHaveText(
        'Confirmation statement£50.00£5.00£1.00£56.00',
      );
      const subscription = page.getByRole('region', { name: 'Your subscription' });
      await expect(subscription.getByText('days left')).toBeVisible();
      await expect(subscription.getByRole('link', { name: 'Renew the subscription' })).toBeVisible();
      await expectAccessible(page, 'billing without payments');
    });

    test('Given a payment that was taken and one that was not, when they are looked through, then sums, receipt and files tell the same', async ({
      signIn,
      clerk,
      installation,
    }) => {
      await giveFiledStatement(clerk, bakery, installation);
      const refused = await giveStatementToPay(clerk, yarns);
      const cardApiUrl = `${installation.addresses.payments}/api/v1`;
      await payByCard(clerk, { ...refused, cardApiUrl, cardholder: 'NOTAUTH' });
      const page = await signIn(people.main);
      await page.goto('/billingandpayments');

      await test.step('then both stand there, and only what was taken is summed up', async () => {
        await expect(payments(page).getByRole('row')).toHaveCount(4);
        await expect(page.getByText('£56.00 collected in 1 payment')).toBeVisible();
        const paid = payments(page).getByRole('row', { name: bakery.name });
        await expect(paid).toContainText('Paid');
        await expect(paid).toContainText('£50.00£5.00£1.00£56.00');
        await expect(payments(page).getByRole('row', { name: yarns.name })).toContainText('Declined');
        await expect(payments(page).getByRole('row', { name: /^Collected: 1 payment/ })).toContainText(
          '£56.00',
        );
        await expectAccessible(page, 'the payments');
      });

      await test.step('and the address keeps what they are narrowed to', async () => {
        await page.getByRole('button', { name: 'Failed 1' }).click();
        await expect(page).toHaveURL(/show=failed/);
        await expect(payments(page).getByRole('row', { name: bakery.name })).toBeHidden();
        await expect(page.getByText('£0.00 collected in 0 payments')).toBeVisible();
        await page.getByRole('button', { name: 'Failed 1' }).click();
        await payments(page).getByRole('button', { name: 'Company' }).click();
        await expect(page).toHaveURL(/sort=company/);
        await expect(payments(page).getByRole('row').nth(1)).toContainText(bakery.name);
        await page.getByRole('button', { name: /^Period/ }).click();
        await page.getByRole('menuitemradio', { name: 'last year' }).click();
        await expect(page.getByRole('heading', { name: 'No payments match' })).toBeVisible();
        await expectAccessible(page, 'no payments of last year');
        await page.getByRole('button', { name: 'Clear filters' }).click();
        await expect(payments(page).getByRole('row')).toHaveCount(4);
      });

      await test.step('and a period of one’s own can be chosen', async () => {
        await page.getByRole('button', { name: /^Period/ }).click();
        await page.getByRole('menuitemradio', { name: 'Choose days' }).click();
        const dialog = page.getByRole('dialog', { name: 'Which period to show' });
        await dialog.getByRole('textbox', { name: 'First day' }).fill('2 1 2026');
        await dialog.getByRole('textbox', { name: 'Last day' }).fill('1 1 2026');
        await dialog.getByRole('button', { name: 'Show period' }).click();
        await expect(dialog.getByText('Enter a day on or after the first').first()).toBeVisible();
        await expectAccessible(page, 'the period');
        await dialog.getByRole('textbox', { name: 'Last day' }).fill('');
        await dialog.getByRole('button', { name: 'Show period' }).click();
        await expect(page).toHaveURL(/from=2026-01-02/);
        await expect(payments(page).getByRole('row')).toHaveCount(4);
      });

      await test.step('and receipt and files can be saved', async () => {
        const receipt = await keep(page, () =>
          page.getByRole('button', { name: `Receipt for ${bakery.name} as PDF` }).click(),
        );
        expect(receipt.suggestedFilename()).toMatch(/^HARBOUR LIGHT BAKERY LIMITED - receipt - .*\.pdf$/);
        expect((await readFile(await receipt.path())).toString('latin1', 0, 5)).toBe('%PDF-');
        await page.getByRole('button', { name: 'Export' }).click();
        const csv = await keep(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
        const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
        expect(lines).toHaveLength(3);
        expect(lines.join('\n')).toContain(`${bakery.name},${bakery.number},Confirmation statement`);
      });

      await test.step('and a row leads to what was filed', async () => {
        await payments(page).getByRole('link', { name: bakery.name }).click();
        await expect(page).toHaveURL(/submissionstatus\/status\//);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });

    test('Given another practice, when it opens the page, then it sees nothing of these payments', async ({
      signIn,
    }) => {
      const page = await signIn(people.stranger);
      await page.goto('/billingandpayments');
      await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
    });
  });
