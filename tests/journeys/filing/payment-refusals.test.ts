import type { Page } from '@playwright/test';
import { PaymentPanel } from '../../pages/payment-panel.ts';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expectGoodInEveryView } from '../../support/browser/looks.ts';
import type { Caller } from '../../support/data/caller.ts';
import { giveStatementToPay, type RegisteredCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { people, type Person } from '../../support/data/people.ts';
import { first } from '../../support/data/statement.ts';
import type { TestInstallation } from '../../support/installation/test-installation.ts';

const yarns = { number: '09990009', code: 'YEST09', name: 'YESTERDAY YARNS LTD' };
const fabrics = { number: '09990008', code: 'FORT08', name: 'FORTNIGHT FABRICS LTD' };
const consulting = { number: '09990018', code: 'QUIL18', name: 'QUILL AND CO CONSULTING LTD' };
const logistics = { number: '09990010', code: 'LONG10', name: 'LONG SHADOW LOGISTICS LTD' };
const lanterns = { number: '09990007', code: 'LAST07', name: 'LAST DAY LANTERNS LTD' };
const leathers = { number: '09990013', code: 'LATE13', name: 'LATE LEDGER LEATHERS LTD' };

const declinedCard = '4929602110085639';

/** What the customer has paid for the filing, as the gateway has it. */
async function readTaken({ payments }: TestInstallation, clerk: Caller, filingId: string): Promise<number> {
  const { payments: tried } = first((await clerk.call('getSubmission', { filingId })).entity);
  const ids = new Set(tried.map(({ transactionId }) => transactionId));
  const ours = (await payments.listTransactions()).filter((one) => ids.has(one.transactionId));
  return ours.reduce((sum, { taken }) => sum + taken, 0);
}

test.describe('A payment that does not go through', () => {
  /** Given a statement that waits for its payment, and its page in front of the main user. */
  const open = async (
    signIn: (person: Person) => Promise<Page>,
    clerk: Caller,
    company: RegisteredCompany,
  ) => {
    const statement = await giveStatementToPay(clerk, company);
    const panel = new PaymentPanel(await signIn(people.main));
    await panel.open(statement.companyId);
    return { ...statement, panel };
  };

  test('Given a card that the bank declines, when another one is given, then the statement is paid for once', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { panel, filingId } = await open(signIn, clerk, yarns);
    const payment = await panel.openWindow();
    await payment.fill('Mara', declinedCard);
    await payment.pay();
    await expect(payment.page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
    await expect(payment.page.getByText('The Authorisation was Declined by the bank.')).toBeVisible();
    await expectAccessible(payment.page, 'the failed payment');
    await expect(panel.page.getByText('The last payment did not go through')).toBeVisible();

    await payment.retry();
    await expect(payment.page.getByLabel('Card Number')).toHaveValue('');
    await expect(payment.page.getByLabel('CVV')).toHaveValue('');
    await expect(payment.page.getByLabel('First Name')).toBeFocused();
    await payment.fill('Mara');
    await payment.pay();
    await new ReceiptPage(panel.page).expectTitle(/accepted by Companies House/);
    expect(await readTaken(installation, clerk, filingId)).toBe(5600);
  });

  test('Given the payment window, when it is cancelled, then nothing is charged, the person stays signed in and can pay later', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { panel, filingId } = await open(signIn, clerk, fabrics);
    const payment = await panel.openWindow();
    const closed = payment.page.waitForEvent('close');
    await payment.cancel();
    await closed;
    await expect(panel.page.getByText('Nothing has been charged')).toBeVisible();
    await panel.page.reload();
    await expect(panel.payButton).toBeVisible();
    expect(await panel.page.evaluate('localStorage.getItem("PaymentStatus")')).toBe('PaymentsCanceled');
    expect(await readTaken(installation, clerk, filingId)).toBe(0);
  });

  test('Given a bank that is answered wrongly, when it is answered rightly though the window was loaded again, then it is paid for once', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { panel, filingId } = await open(signIn, clerk, consulting);
    const payment = await panel.openWindow();
    await payment.fill('CHALLENGE');
    await payment.pay();
    await payment.answerBank('open sesame');
    const dialog = payment.page.getByRole('dialog', { name: 'Payment Failed' });
    await expect(dialog).toBeVisible();
    await payment.page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expectAccessible(payment.page, 'the retry dialog');
    const closed = payment.page.waitForEvent('close');
    await payment.cancel();
    await closed;

    const again = await panel.openWindow();
    await again.fill('CHALLENGE');
    await again.pay();
    const bank = await again.keepBankApart();
    expect(new URL(again.page.url()).searchParams.get('challenge')).toBe('true');
    await again.page.reload();
    await expect(again.page.getByRole('heading', { name: 'Waiting for your bank’s answer' })).toBeVisible();
    await expectGoodInEveryView(again.page.getByRole('main'), 'the wait for the bank’s answer');
    await bank.getByLabel('Word').fill('challenge');
    await bank.getByRole('button', { name: 'Continue' }).click();
    await new ReceiptPage(panel.page).expectTitle(/accepted by Companies House/);
    expect(await readTaken(installation, clerk, filingId)).toBe(5600);
  });

  test('Given a bank that runs out of time, then the window says so, and another try is paid for once', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { payments } = installation;
    const { panel, filingId } = await open(signIn, clerk, logistics);
    const payment = await panel.openWindow();
    await payments.change({ challengeTimesOut: true });
    await payment.fill('CHALLENGE');
    await payment.pay();
    await payment.answerBank('challenge');
    await expect(payment.page.getByRole('dialog', { name: 'Payment Failed' })).toContainText(
      "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.",
    );
    await expect(panel.page.getByText('the bank’s check took too long. Nothing was charged.')).toBeVisible();

    await payments.change({ challengeTimesOut: false });
    await payment.retry();
    await payment.fill('CHALLENGE');
    await payment.pay();
    await payment.answerBank('challenge');
    const receipt = new ReceiptPage(panel.page);
    await receipt.expectOpen();
    await receipt.expectTitle(/accepted by Companies House/);
    expect(await readTaken(installation, clerk, filingId)).toBe(5600);
  });

  test('Given a gateway that takes the money and does not say so, then nobody is asked to pay again, and the statement goes on by itself', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { payments } = installation;
    const { panel, filingId } = await open(signIn, clerk, leathers);
    const payment = await panel.openWindow();
    await payments.addFault({ kind: 'drop-after', method: 'POST', path: '/transactions$', times: 1 });
    await payments.addFault({ kind: 'status', status: 503, path: '^/reporting' });
    await payment.fill('Mara');
    await payment.pay();
    const notKnown = 'It is not yet known whether the card was charged. Do not pay again.';
    await expect(payment.page.getByText(notKnown)).toBeVisible();
    await expect(payment.page.getByRole('button', { name: /pay/i })).toHaveCount(0);
    await expect(panel.page.getByText(notKnown)).toBeVisible();
    await expect(panel.payButton).toHaveCount(0);
    await expectAccessible(payment.page, 'the payment of which nobody knows yet');

    const closed = payment.page.waitForEvent('close');
    await payments.clearFaults();
    await new ReceiptPage(panel.page).expectTitle(/accepted by Companies House/);
    await closed;
    expect(await readTaken(installation, clerk, filingId)).toBe(5600);
  });

  test('Given a payment of which nobody knows, when somebody records that it was taken, then the window ends as after a payment', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const { payments } = installation;
    const { panel } = await open(signIn, clerk, lanterns);
    const payment = await panel.openWindow();
    await payments.addFault({ kind: 'drop-after', method: 'POST', path: '/transactions$', times: 1 });
    await payments.addFault({ kind: 'status', status: 503, path: '^/reporting' });
    await payment.fill('Mara');
    await payment.pay();
    await expect(payment.page.getByText('It is not yet known whether the card was charged.')).toBeVisible();
    await expect(panel.page.getByRole('button', { name: 'Change the answers first' })).toHaveCount(0);

    await panel.page.getByRole('link', { name: 'Show the filing' }).click();
    const receipt = new ReceiptPage(panel.page);
    await receipt.expectOpen();
    const closed = payment.page.waitForEvent('close');
    const [found] = (await payments.listTransactions()).slice(-1);
    await receipt.recordTaken(found?.transactionId ?? '');
    await closed;
    await receipt.expectTitle(/accepted by Companies House/);
    expect(await panel.page.evaluate('localStorage.getItem("PaymentStatus")')).toBe('0000');
    await payments.clearFaults();
  });
});
