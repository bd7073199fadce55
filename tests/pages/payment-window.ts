import { expect, type FrameLocator, type Page } from '@playwright/test';
import { testCard } from '../support/data/card-payment.ts';
import { PageObject } from '../support/browser/page-object.ts';

/** The window in which a filing is paid for, and the bank's page inside it. */
export class PaymentWindow extends PageObject {
  async expectOpen(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: 'Secure Payment for Companies House Submission', level: 1 }),
    ).toBeVisible();
    await expect(this.page.getByLabel('Card Number')).toBeVisible();
    // After a payment that failed the form is covered until the server has given another try.
    await expect(this.page.getByText('Making sure that nothing was charged')).toHaveCount(0);
  }

  /** Fills in the card; the gateway's test bank goes by the cardholder's first name. */
  async fill(firstName: string, cardNumber: string = testCard.cardNumber): Promise<void> {
    await this.hand.fill(this.page.getByLabel('First Name'), firstName);
    await this.hand.fill(this.page.getByLabel('Last Name'), 'Quill');
    await this.hand.fill(this.page.getByLabel('Card Number'), cardNumber);
    await this.hand.fill(this.page.getByLabel('Expiry Date'), '12/29');
    await this.hand.fill(this.page.getByLabel('CVV'), testCard.securityCode);
  }

  async pay(): Promise<void> {
    await this.hand.press(this.page.getByRole('button', { name: 'Pay & Submit' }));
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel' }).click();
  }

  /** Asks for another attempt, and waits until the server has proved that nothing was taken. */
  async retry(): Promise<void> {
    await this.page.getByRole('button', { name: 'Retry Payment' }).click();
    await expect(this.page.getByRole('heading', { name: 'Payment Failed' })).toHaveCount(0);
    await expect(this.page.getByText('Making sure that nothing was charged')).toHaveCount(0);
    await expect(this.page.getByLabel('Card Number')).toBeVisible();
  }

  /** The page of the cardholder's bank. */
  get bank(): FrameLocator {
    return this.page.frameLocator('iframe[title="Your bank’s page"]');
  }

  /** Answers the bank with `word`; `challenge` is the one that it expects. */
  async answerBank(word: string): Promise<void> {
    await this.bank.getByLabel('Word').fill(word);
    await this.bank.getByRole('button', { name: 'Continue' }).click();
  }

  /** The bank's page as it stands, in a tab of its own, where it outlives this window's. */
  async keepBankApart(): Promise<Page> {
    await expect(this.bank.getByLabel('Word')).toBeVisible();
    const frame = this.page.frame({ name: 'statbook-bank' });
    if (frame === null) throw new Error('The window does not show the bank’s page');
    const [content, address] = [await frame.content(), frame.url()];
    const apart = await this.page.context().newPage();
    await apart.setContent(content.replace('<head>', `<head><base href="${address}">`));
    return apart;
  }
}
