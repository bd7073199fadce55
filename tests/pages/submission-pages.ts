import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The list of submissions and the error log. */
export class SubmissionPages extends PageObject {
  async openStatus(): Promise<void> {
    await this.page.goto('/submissionstatus/status');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openErrorLog(): Promise<void> {
    await this.page.goto('/submissionstatus/errorlog');
    await expect(this.page.getByRole('heading', { name: 'Error log', level: 1 })).toBeVisible();
  }

  /** What came back of a company. */
  entryOf(companyName: string): Locator {
    return this.page.getByRole('listitem').filter({
      has: this.page.getByRole('heading', { name: companyName, level: 2 }),
    });
  }
}
