import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The receipt of a submission. */
export class ReceiptPage extends PageObject {
  async expectOpen(): Promise<void> {
    await this.page.waitForURL('**/submissionstatus/status/*');
    await expect(this.page.getByText('Submission number', { exact: true }).first()).toBeVisible();
  }

  /** Waits until the receipt says by itself how the registry has decided. */
  async expectTitle(title: RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  /** Waits until it was accepted, and until the public register shows it. */
  async expectOnRegister(): Promise<void> {
    await this.expectTitle(/accepted by Companies House/);
    await expect(this.page.getByText(/^On the register since/)).toBeVisible();
  }

  /** The registry's number of the submission. */
  async readNumber(): Promise<string> {
    const number = this.page.getByText(/^[0-9A-Z]{6}$/).first();
    await expect(number).toBeVisible();
    return (await number.textContent()) ?? '';
  }

  get timeline(): Locator {
    return this.page.getByRole('region', { name: 'Timeline' });
  }

  /** Records, of an unclear payment, that the card service has taken it. */
  async recordTaken(transactionId: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Record what was found' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /It was taken/ }).check();
    await dialog.getByLabel('Transaction').fill(transactionId);
    await dialog.getByLabel('Where it was looked up').fill('Portal of the card service');
    await dialog.getByRole('button', { name: 'Record what was found' }).click();
    await expect(dialog).toHaveCount(0);
  }

  async backToCompany(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back to company' }).click();
  }
}
