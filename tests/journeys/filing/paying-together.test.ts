import type { Page } from '@playwright/test';
import { PaymentWindow } from '../../pages/payment-window.ts';
import { SubmissionPages } from '../../pages/submission-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from '../../support/browser/looks.ts';
import { giveStatementToPay } from '../../support/data/filed-statement.ts';
import { people } from '../../support/data/people.ts';
import type { TestInstallation } from '../../support/installation/test-installation.ts';
import { expect, test } from '../../support/journey.ts';

const yarns = { number: '09990009', code: 'YEST09', name: 'YESTERDAY YARNS LTD' };
const fabrics = { number: '09990008', code: 'FORT08', name: 'FORTNIGHT FABRICS LTD' };
const consulting = { number: '09990018', code: 'QUIL18', name: 'QUILL AND CO CONSULTING LTD' };
const logistics = { number: '09990010', code: 'LONG10', name: 'LONG SHADOW LOGISTICS LTD' };

/** What every customer has paid, and by how many charges. */
async function readTaken({ payments }: TestInstallation) {
  const taken = (await payments.listTransactions()).filter((one) => one.taken > 0);
  return { charges: taken.length, pence: taken.reduce((sum, one) => sum + one.taken, 0) };
}

/** Chooses filings in the list of submissions and opens the one window that pays for them. */
async function payTogether(page: Page, names: readonly string[]): Promise<PaymentWindow> {
  for (const name of names) await page.getByRole('row', { name }).getByRole('checkbox').check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Pay for ${names.length} filings` }).click();
  const payment = new PaymentWindow(await opened);
  await payment.expectOpen();
  return payment;
}

test.describe('Several filings paid for at once', () => {
  test('Given two statements that wait for their payment, when they are chosen in the list and the bank is answered, then the card is charged once and both are filed', async ({
    signIn,
    clerk,
    installation,
  }) => {
    for (const company of [yarns, fabrics]) await giveStatementToPay(clerk, company);
    const before = await readTaken(installation);
    const page = await signIn(people.main);
    await new SubmissionPages(page).openStatus();
    const payment = await payTogether(page, [yarns.name, fabrics.name]);
    await expectAccessible(page, 'the list with filings that are chosen');
    const list = payment.page.getByRole('region', { name: 'Filings that are paid for' });
    for (const { name, number } of [yarns, fabrics]) {
      await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText(number);
      await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('£50.00');
    }
    await expect(payment.page.getByRole('row', { name: 'Total to pay' })).toContainText('£112.00');
    await expectAccessibleInEveryLook(payment.page, 'the payment for several filings');
    await expectNoSidewaysScroll(payment.page);

    await fillAddress(payment.page);
    await payment.fill('Mara', '4929602110085639');
    await payment.pay();
    await expect(payment.page.getByText('The Authorisation was Declined by the bank.')).toBeVisible();
    await payment.retry();
    await payment.fill('CHALLENGE');
    await payment.pay();
    const closed = payment.page.waitForEvent('close');
    await payment.answerBank('challenge');
    await closed;
    for (const { name } of [yarns, fabrics])
      await expect(page.getByRole('row', { name })).toContainText('Accepted');
    const after = await readTaken(installation);
    expect(after).toEqual({ charges: before.charges + 1, pence: before.pence + 11_200 });

    await page.goto('/billingandpayments');
    const paid = page.getByRole('row', { name: yarns.name }).filter({ hasText: 'Paid' });
    await expect(paid).toContainText('of £112.00');
    await expectAccessible(page, 'billing with a shared payment');
    await page.getByRole('link', { name: yarns.name }).first().click();
    await expect(page.getByText('At once, for this filing and others')).toBeVisible();
  });

  test('Given one of two that is withdrawn while the card is typed, then the window names it, and nothing is charged', async ({
    signIn,
    clerk,
    installation,
  }) => {
    await giveStatementToPay(clerk, consulting);
    const { filingId } = await giveStatementToPay(clerk, logistics);
    const before = await readTaken(installation);
    const page = await signIn(people.main);
    await new SubmissionPages(page).openStatus();
    const payment = await payTogether(page, [consulting.name, logistics.name]);
    await fillAddress(payment.page);
    await payment.fill('Mara');
    await clerk.call('withdrawFiling', { filingId, reason: 'Not needed' });
    await payment.pay();
    const words = `${logistics.name}, Confirmation statement: This filing is not waiting for a payment.`;
    await expect(payment.page.getByText(words)).toBeVisible();
    await expectAccessible(payment.page, 'the payment that is refused');
    await payment.page.reload();
    await expect(
      payment.page.getByRole('heading', { name: 'Not all of these filings can be paid for now' }),
    ).toBeVisible();
    await expect(payment.page.getByText(words)).toBeVisible();
    await expectAccessible(payment.page, 'what cannot be paid for');
    expect(await readTaken(installation)).toEqual(before);
    await payment.page.close();

    await expect(page.getByRole('row', { name: consulting.name })).toContainText('Awaiting payment');
  });
});

/** No company's address stands for several. */
async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Address line 1').fill('88 Quay Street');
  await page.getByLabel('City').fill('Bristol');
  await page.getByLabel('Postcode').fill('BS1 4DJ');
}
