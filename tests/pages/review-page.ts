import { expect, type Page } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The page before filing: what changes, what is sent, what it costs. */
export class ReviewPage extends PageObject {
  /** Where it stands on the page itself: once all is saved and nothing is in the way. */
  async expectReady(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'File with Companies House' })).toBeVisible();
  }

  /** From the answers to the review. */
  async open(): Promise<void> {
    await this.#reach();
    await this.expectReady();
  }

  /** The same where a policy asks for an approval: asks for it. */
  async askForApproval(): Promise<void> {
    await this.#reach();
    await this.hand.press(this.page.getByRole('button', { name: 'Ask for approval' }));
  }

  async #reach(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Check your answers', level: 1 })).toBeVisible();
    await this.hand.press(this.page.getByRole('link', { name: 'Continue to the review' }));
  }

  /** Confirms the statements and files. */
  async file(): Promise<void> {
    await this.hand.check(this.page.getByRole('checkbox', { name: /authorised to (file|deliver)/ }));
    await this.hand.press(this.page.getByRole('button', { name: 'File with Companies House' }));
  }

  /** Files, and gives the payment window that opens by itself. */
  async fileAndPay(): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.file();
    return await opened;
  }
}
