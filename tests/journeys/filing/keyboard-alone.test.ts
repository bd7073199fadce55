import { CompanyPage } from '../../pages/company-page.ts';
import { Palette } from '../../pages/palette.ts';
import { PaymentWindow } from '../../pages/payment-window.ts';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { giveCompany } from '../../support/data/filed-statement.ts';
import { keyboard, tabTo } from '../../support/browser/hand.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';

const bakery = { number: '09990001', name: 'HARBOUR LIGHT BAKERY LIMITED', code: 'BAKE01' };

test.describe('By keyboard alone', () => {
  test('Given a company, when its statement is made, filed and paid for without a mouse, then it is accepted', async ({
    page,
    clerk,
    practice,
  }) => {
    await giveCompany(clerk, bakery);
    const hand = keyboard(page);
    const title = page.getByRole('heading', { level: 1 });

    await test.step('Given somebody who signs in', async () => {
      await new SignInPage(page, hand).signIn({ email: practice.emailOf(people.main) });
      await expect(title).toHaveText('Companies');
    });

    await test.step('and comes past the menu to what the page is about', async () => {
      await page.reload();
      await expect(title).toHaveText('Companies');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('link', { name: bakery.name }));
      await page.keyboard.press('Enter');
      await expect(title).toHaveText(bakery.name);
      await expect(title).toBeFocused();
    });

    await test.step('when the statement is made', async () => {
      await new CompanyPage(page, hand).beginStatement();
      await new StatementPages(page, hand).confirmAll();
    });

    await test.step('filed, and paid for', async () => {
      const review = new ReviewPage(page, hand);
      await review.expectReady();
      const popup = await review.fileAndPay();
      const payment = new PaymentWindow(popup, keyboard(popup));
      await payment.expectOpen();
      await expect(title).toBeFocused();
      await payment.fill('SUCCESSFUL');
      const closed = popup.waitForEvent('close');
      await payment.pay();
      await closed;
    });

    const receipt = new ReceiptPage(page);
    await test.step('then it is accepted', async () => {
      await receipt.expectOpen();
      await receipt.expectTitle(/accepted/i);
    });

    await test.step('and the status of it is a few keys away', async () => {
      const palette = new Palette(page);
      await palette.open();
      await palette.take('status', /^Status/);
      await expect(title).toBeFocused();
      const row = page.getByRole('row', { name: /Confirmation statement/ });
      await hand.press(row.getByRole('link').first());
      await receipt.expectOpen();
      await hand.press(page.getByRole('link', { name: 'Back to company' }));
      await expect(title).toHaveText(bakery.name);
    });
  });
});
