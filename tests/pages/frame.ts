import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The frame around every page: menu, header, and the panel in which its look is chosen. */
export class Frame extends PageObject {
  get menu(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get customizer(): Locator {
    return this.page.getByRole('dialog', { name: 'Appearance' });
  }

  /** Sections with pages of their own, by the button that opens them. */
  section(title: string): Locator {
    return this.menu.getByRole('button', { name: `${title}: pages` });
  }

  async openCustomizer(): Promise<void> {
    await this.page.getByRole('button', { name: /your menu/ }).click();
    await this.page.getByRole('menuitem', { name: 'Appearance' }).click();
    await expect(this.customizer).toBeVisible();
  }

  /** Chooses one of a group of looks. */
  async choose(group: string, choice: string): Promise<void> {
    const options = this.customizer.getByRole('group', { name: group, exact: true });
    await options.getByText(choice, { exact: true }).click();
    await expect(options.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  }

  async turn(name: string): Promise<void> {
    await this.customizer.getByRole('switch', { name }).click();
  }

  /** What stands on the root of the page. */
  root(attribute: string): Promise<string | null> {
    return this.page.locator('html').getAttribute(attribute);
  }

  /** What the browser keeps under a name. */
  kept(name: string): Promise<unknown> {
    return this.page.evaluate(`localStorage.getItem('${name}')`);
  }

  async openLayout(slug: string): Promise<void> {
    await this.page.goto(`/layout/${slug}`);
    await expect(this.page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Keep this layout' })).toBeVisible();
  }
}
