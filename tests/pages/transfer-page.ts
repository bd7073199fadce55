import { expect, type Page } from '@playwright/test';

/** What is entered of a transfer by sale. */
export interface TypedTransfer {
  from: string;
  to: string;
  shares: string;
  consideration?: string;
  /** Left out for the day that stands there. */
  on?: string;
}

/** The transfers of a company: their list, and the form of one. */
export class TransferPage {
  readonly page: Page;
  readonly companyId: string;

  constructor(page: Page, companyId: string) {
    this.page = page;
    this.companyId = companyId;
  }

  async openList(): Promise<void> {
    await this.page.goto(`/company/shares/transfer?company=${this.companyId}`);
    await expect(this.page.getByRole('heading', { name: 'Transfers', level: 2, exact: true })).toBeVisible();
  }

  async begin(): Promise<void> {
    await this.openList();
    await this.page.getByRole('link', { name: 'Record a transfer' }).click();
    await expect(this.page.getByRole('heading', { name: 'Record a transfer' })).toBeVisible();
  }

  /** Fills the form in; what is not paid for is a gift. */
  async typeTransfer({ from, to, shares, consideration, on }: TypedTransfer): Promise<void> {
    await this.choose('Transferor', from);
    await this.choose('Transferee', to);
    await this.page.getByLabel('Number of shares').fill(shares);
    if (consideration === undefined) await this.page.getByRole('radio', { name: /^Gift/ }).check();
    else await this.page.getByRole('textbox', { name: 'Consideration' }).fill(consideration);
    if (on !== undefined) await this.page.getByRole('textbox', { name: 'Date of registration' }).fill(on);
  }

  async choose(label: string, name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).fill(name);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Review the transfer' }).click();
    await expect(this.page.getByRole('heading', { name: 'Check the changes' })).toBeVisible();
  }

  async record(act = 'Record transfer'): Promise<void> {
    await this.page.getByRole('button', { name: act }).click();
  }

  /** Records it, and goes from its receipt to the list. */
  async recordAndList(): Promise<void> {
    await this.record();
    await expect(this.page.getByRole('heading', { name: 'Recorded in the share register' })).toBeFocused();
    await this.page.getByRole('link', { name: 'Show transfers' }).click();
  }

  /** The row of the list, or of a review, that begins so. */
  row(name: string | RegExp) {
    return this.page.getByRole('row', { name });
  }
}
