import { expect, type Locator, type Page } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The registers of a company, by the words of their tabs. */
export const registers = [
  { tab: 'Overview', heading: 'What needs doing' },
  { tab: 'Officers', heading: 'Officers' },
  { tab: 'Shareholders', heading: 'Shareholders' },
  { tab: 'Significant control', heading: 'People with significant control' },
  { tab: 'Charges', heading: 'Charges and mortgages' },
  { tab: 'Diary dates', heading: 'Diary dates' },
  { tab: 'Administration', heading: 'Administration' },
  { tab: 'Filing history', heading: 'Filing history' },
] as const;

export type Register = (typeof registers)[number];

/** A company's record: the strip with its facts, and the tabs below. */
export class CompanyPage extends PageObject {
  /** The id of the company, as the address carries it. */
  get companyId(): string {
    return new URL(this.page.url()).searchParams.get('company') ?? '';
  }

  async openRegister({ tab, heading }: Register): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Registers of the company' })
      .getByRole('link', { name: tab })
      .click();
    await expect(this.page.getByRole('heading', { name: heading, level: 2, exact: true })).toBeVisible();
  }

  /** The facts beside the company's name. */
  get facts(): Locator {
    return this.page.locator('main').getByRole('list').first();
  }

  async beginStatement(): Promise<void> {
    await this.hand.press(this.page.getByRole('link', { name: 'File a change' }));
    await this.hand.press(this.page.getByRole('link', { name: 'File confirmation statement' }));
  }
}

/** Opens a register of a company of the demo, by the company's name. */
export async function openRegisterOf(page: Page, company: string, tab: Register['tab']): Promise<void> {
  const link = page.getByRole('link', { name: company }).first();
  // The companies of the demo come in the background, and a list that is open does not hear of them.
  await expect(async () => {
    await page.goto(`/company?q=${encodeURIComponent(company)}`);
    await expect(link).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await link.click();
  const register = registers.find((each) => each.tab === tab);
  if (register !== undefined) await new CompanyPage(page).openRegister(register);
}
