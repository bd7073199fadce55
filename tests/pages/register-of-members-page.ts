import { expect, type Locator, type Page } from '@playwright/test';
import { saveFrom, type SavedFile } from '../support/browser/saved-file.ts';

/** The register of members, read at a day. */
export class RegisterOfMembersPage {
  readonly page: Page;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Register of members' });
  }

  /** The line of a member; of one who has ceased to be one, where former members are shown. */
  member(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async showDate(date: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change date' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Which register to show' });
    await dialog.getByRole('textbox', { name: 'As at the end of' }).fill(date);
    await dialog.getByRole('button', { name: 'Show register' }).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Saves a file of the menu. */
  download(entry: string): Promise<SavedFile> {
    return saveFrom(this.page, async () => {
      await this.page.getByRole('button', { name: 'Download' }).click();
      await this.page.getByRole('menuitem', { name: entry }).click();
    });
  }
}
