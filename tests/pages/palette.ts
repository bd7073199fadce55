import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The field over the page that finds and does, worked by keys alone. */
export class Palette extends PageObject {
  get field() {
    return this.page.getByRole('combobox', { name: /Search companies|Change to another/ });
  }

  get window(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.field });
  }

  async open(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Control+k');
      await expect(this.field).toBeFocused({ timeout: 1000 });
    }).toPass();
  }

  /** Types, and takes the option of this name with the arrows and Enter. */
  async take(text: string, name: RegExp): Promise<void> {
    await expect(this.field).toBeFocused();
    await this.page.keyboard.type(text);
    const option = this.page.getByRole('option', { name });
    await expect(option.first()).toBeVisible();
    await expect(async () => {
      if ((await option.first().getAttribute('aria-selected')) !== 'true')
        await this.page.keyboard.press('ArrowDown');
      await expect(option.first()).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
    }).toPass();
    await this.page.keyboard.press('Enter');
    await expect(this.field).toHaveCount(0);
  }
}
