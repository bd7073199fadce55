import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The bell of the header and what it opens. */
export class NotificationBell extends PageObject {
  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  }

  get latest(): Locator {
    return this.page.getByRole('dialog', { name: 'Notifications' });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.latest).toBeVisible();
  }

  /** The notification about a company. */
  entryOf(companyName: string): Locator {
    return this.latest.getByRole('listitem').filter({ hasText: companyName });
  }
}
