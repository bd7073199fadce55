import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

interface ClassTerms {
  readonly name: string;
  readonly nominal: string;
  readonly model?: string;
}

/** The pages of a company's share register. */
export class SharesPages extends PageObject {
  /** From the list of companies to the share register of one. */
  async enter(company: string): Promise<void> {
    await this.page.getByRole('link', { name: company }).first().click();
    await this.page
      .getByRole('navigation', { name: 'Registers of the company' })
      .getByRole('link', { name: 'Shares', exact: true })
      .click();
    await this.expectPage('Share classes');
  }

  /** From one page of the share register to another; the register of members is a tab of the company. */
  async turnTo(page: string): Promise<void> {
    const tabs = page === 'Shareholders' ? 'Registers of the company' : 'Pages of the share register';
    await this.page
      .getByRole('navigation', { name: tabs })
      .getByRole('link', { name: page, exact: true })
      .click();
  }

  /** The page within the share register, by its title. */
  async expectPage(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 2, exact: true })).toBeVisible();
  }

  /** From the review of an allotment by its receipt, which says what is due, to the classes. */
  async recordAllotment(): Promise<void> {
    await this.page.getByRole('button', { name: 'Record allotment' }).click();
    await expect(this.page.getByRole('heading', { name: 'Recorded in the share register' })).toBeFocused({
      timeout: 60_000,
    });
    await expect(this.page.getByRole('button', { name: 'File SH01' })).toBeVisible();
    await this.page.getByRole('link', { name: 'Show share classes' }).click();
    await this.expectPage('Share classes');
  }

  async recordClass({ name, nominal, model }: ClassTerms): Promise<void> {
    await this.page.getByLabel('Name of the class').fill(name);
    await this.page.getByLabel('Nominal value of each share').fill(nominal);
    if (model !== undefined) {
      await this.page.getByRole('button', { name: 'Start from a model wording' }).click();
      await this.page.getByRole('menuitem', { name: model, exact: true }).click();
    }
    await this.page.getByRole('button', { name: 'Record class' }).click();
    await this.expectPage('Share classes');
  }

  /** The form of an allotment, with the way in for a spreadsheet open. */
  async openSpreadsheet(companyId: string): Promise<void> {
    await this.page.goto(`/company/shares/allotment?company=${companyId}`);
    await this.page.getByRole('button', { name: 'Import from spreadsheet' }).click();
    await expect(this.page.getByRole('heading', { name: 'From a spreadsheet' })).toBeVisible();
  }

  /** Where a file can be dropped. */
  dropZone(): Locator {
    return this.page.locator('input[type="file"]').locator('..');
  }

  /** Pastes rows of a spreadsheet into the allotment that is open. */
  async takeRows(rows: readonly (readonly string[])[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Import from spreadsheet' }).click();
    await this.page.getByLabel('Or paste the rows').fill(rows.map((row) => row.join('\t')).join('\n'));
    await this.page.getByRole('button', { name: 'Import rows' }).click();
  }

  /** A row of the list of allottees. */
  allottee(name: string): Locator {
    return this.page.getByRole('table', { name: 'Allottees' }).getByRole('row', { name });
  }

  async act(row: string, act: string): Promise<void> {
    await this.allottee(row).getByRole('button').click();
    await this.page.getByRole('menuitem', { name: act }).click();
  }
}
