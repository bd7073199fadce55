import { expect } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** Importing companies: by number, by search, by list. */
export class ImportPage extends PageObject {
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Import companies' }).first().click();
    await expect(this.page.getByRole('heading', { name: 'Import companies', level: 1 })).toBeVisible();
  }

  async byNumber(number: string, code: string): Promise<void> {
    await this.page.getByLabel('Company number').fill(number);
    await this.page.getByLabel('Authentication code').fill(code);
    await this.page.getByRole('button', { name: 'Import company' }).click();
  }

  async byList(lines: readonly string[]): Promise<void> {
    await this.page.getByRole('link', { name: 'By list' }).click();
    await this.page.getByLabel('Company numbers').fill(lines.join('\n'));
    await this.page.getByRole('button', { name: 'Import the list' }).click();
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('link', { name: 'By search' }).click();
    await this.page.getByRole('searchbox').fill(words);
  }

  async openImportedCompany(name: string): Promise<void> {
    await expect(this.page.getByText(`${name} added to your companies`)).toBeVisible();
    await this.page.getByRole('link', { name: 'Open the company' }).click();
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
}
