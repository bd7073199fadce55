import { PaymentWindow } from '../../pages/payment-window.ts';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { people } from '../../support/data/people.ts';
import { expect, test } from '../../support/journey.ts';

const bakery = { number: '09990001', code: 'BAKE01', name: 'HARBOUR LIGHT BAKERY LIMITED' };

test.describe('A statement in which one fact has changed', () => {
  test('Given a company, when one fact is changed on the way, then the statement comes back to its page, and is filed with it', async ({
    signIn,
    clerk,
    installation,
  }) => {
    const companyId = await giveCompany(clerk, bakery);
    const page = await signIn(people.main);
    await page.goto(`/company/forms/confirmation-statement?company=${companyId}`);
    const statement = new StatementPages(page);
    await statement.expectOpen();

    await test.step('when the SIC codes are changed', async () => {
      await statement.change('SIC codes');
      await statement.expectStep('SIC codes');
      await page.getByRole('radio', { name: 'No, give new codes' }).check();
      const code = page.getByRole('combobox', { name: 'SIC code 1' });
      await code.fill('30110');
      await page.getByRole('option', { name: /30110/ }).click();
      await statement.saveAndContinue();
    });

    await test.step('then they stand on the statement with what the register has, and all else as it was', async () => {
      await statement.expectOpen();
      await expect(statement.facts).toContainText('30110');
      await expect(statement.facts).toContainText('Changed. On the register now:');
      await statement.sign();
      await statement.goOn();
      const review = new ReviewPage(page);
      await review.expectReady();
      await expect(statement.facts).toContainText(/30110.*Building of ships/);
      await expectAccessible(page, 'a statement with one fact changed');
    });

    await test.step('and what is stated afterwards differently is saved first', async () => {
      const lawful = page.getByRole('checkbox', { name: /activities of the company are lawful/ });
      await lawful.uncheck();
      const file = page.getByRole('button', { name: 'File with Companies House' });
      await expect(file).toHaveCount(0);
      await statement.goOn();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await lawful.check();
      await statement.goOn();
      await expect(file).toBeVisible();
    });

    const payment = new PaymentWindow(await new ReviewPage(page).fileAndPay());
    await payment.expectOpen();
    await payment.fill('Mara');
    await payment.pay();
    const receipt = new ReceiptPage(page);
    await receipt.expectOpen();
    await receipt.expectTitle(/accepted by Companies House/);
    expect(await installation.registry.listArrivals(bakery.number)).toMatchObject([{ status: 'ACCEPT' }]);
  });
});
