import { expect, type Page } from '@playwright/test';

/** The page before filing: what changes, what is sent, what it costs. */
export class ReviewPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the answers to the review. */
  async open(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Check your answers', level: 1 })).toBeVisible();
    await this.page.getByRole('link', { name: 'Continue to the review' }).click();
    await expect(this.page.getByRole('button', { name: 'File with Companies House' })).toBeVisible();
  }

  /** Confirms the statements and files. */
  async file(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /authorised to file/ }).check();
    await this.page.getByRole('button', { name: 'File with Companies House' }).click();
  }

  /** Files, and gives the payment window that opens by itself. */
  async fileAndPay(): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.file();
    return await opened;
  }
}
