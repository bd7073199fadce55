import { expect, type Locator } from '@playwright/test';
import { PaymentWindow } from './payment-window.ts';
import { PageObject } from '../support/browser/page-object.ts';

/** What stands in place of the statement while it waits for its payment. */
export class PaymentPanel extends PageObject {
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
