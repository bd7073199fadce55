import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** The list of companies with its bar, its table and what is done with its rows. */
export class CompaniesPage {
  readonly page: Page;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Companies' });
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name: new RegExp(name) });
  }

  head(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
  }

  /** The names in the order of the rows. */
  names(): Promise<string[]> {
    return this.table.getByRole('rowheader').getByRole('link').allTextContents();
  }

  async filter(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Filter by name or number' }).fill(text);
  }

  async sortBy(head: string): Promise<void> {
    await this.head(head).getByRole('button').click();
  }

  async turnColumn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'View' }).click();
    await this.page.getByRole('menuitemcheckbox', { name }).click();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  async setRowHeight(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'View' }).click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }

  async act(company: string, name: string): Promise<void> {
    await this.row(company)
      .getByRole('button', { name: `Actions for ${company}` })
      .click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** The lines of the file that the button saves. */
  async save(button: string): Promise<string[]> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: button, exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    return text.replace('\uFEFF', '').trimEnd().split('\r\n');
  }
}
