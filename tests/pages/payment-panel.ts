import { expect, type Locator, type Page } from '@playwright/test';
import { PaymentWindow } from './payment-window.ts';

/** What stands in place of the statement while it waits for its payment. */
export class PaymentPanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(companyId: string): Promise<void> {
    await this.page.goto(`/company/forms/confirmation-statement?company=${companyId}`);
    await expect(this.payButton).toBeVisible();
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: 'Pay £56.00' });
  }

  async openWindow(): Promise<PaymentWindow> {
    const opened = this.page.waitForEvent('popup');
    await this.payButton.click();
    const payment = new PaymentWindow(await opened);
    await payment.expectOpen();
    return payment;
  }
}
