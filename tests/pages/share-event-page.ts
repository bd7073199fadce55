import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The form of an event of shares, its review and its receipt. */
export class ShareEventPage extends PageObject {
  /** Opens the form of a kind; without one, the choice of all kinds. */
  async open(companyId: string, kind?: string): Promise<void> {
    const query = new URLSearchParams({ company: companyId, ...(kind !== undefined && { kind }) });
    await this.page.goto(`/company/shares/event?${query.toString()}`);
    const shown =
      kind === undefined
        ? this.page.getByRole('heading', { name: 'Record an event', level: 2 })
        : this.page.getByRole('button', { name: 'Continue' });
    await expect(shown).toBeVisible();
  }

  async enter(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(text);
  }

  async pick(question: string, answer: string): Promise<void> {
    await this.page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  }

  async choose(label: string, text: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: label });
    await box.fill(text);
    await this.page.getByRole('option', { name: text }).click();
    await expect(this.page.getByRole('option')).toHaveCount(0);
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue' }).click();
    await this.expectReview();
  }

  async expectReview(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Check the changes' })).toBeFocused();
  }

  async record(act = 'Record event'): Promise<void> {
    await this.page.getByRole('button', { name: act }).click();
    await this.expectReceipt();
  }

  async expectReceipt(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Recorded in the share register' })).toBeFocused();
  }

  /** The fact of a list of facts that a term names. */
  fact(term: string): Locator {
    return this.page.locator('dl > div').filter({ has: this.page.getByText(term, { exact: true }) });
  }

  /** Goes on with the Tab key until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await target.and(this.page.locator(':focus')).count()) > 0) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not lead there');
  }
}
