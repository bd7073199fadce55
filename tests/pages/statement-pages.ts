import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

const title = 'Confirmation statement';

/** The confirmation statement: the whole of it on one page, and a page for each change. */
export class StatementPages extends PageObject {
  /** The page of the whole statement. */
  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible();
  }

  /** The page of one change, by what it changes. */
  async expectStep(what: string): Promise<void> {
    const heading = { name: `${title}: ${what}`, level: 1, exact: true };
    await expect(this.page.getByRole('heading', heading)).toBeVisible();
  }

  /** Everything that the statement confirms or changes. */
  get facts(): Locator {
    return this.page.getByRole('region', { name: 'What the statement confirms' });
  }

  /** From a fact to the page that changes it. */
  async change(fact: string): Promise<void> {
    await this.hand.press(this.facts.getByRole('link', { name: `Change ${fact}` }));
  }

  async saveAndContinue(): Promise<void> {
    await this.hand.press(this.page.getByRole('button', { name: 'Save and continue' }));
  }

  /** Makes the two statements, and has the first director sign. */
  async sign(): Promise<void> {
    const { page } = this;
    await this.hand.check(page.getByRole('checkbox', { name: /has been delivered/ }));
    await this.hand.check(page.getByRole('checkbox', { name: /activities of the company are lawful/ }));
    const capacity = page.getByRole('group', { name: 'The person signs as' });
    await this.hand.check(capacity.getByRole('radio', { name: 'A director', exact: true }));
    await this.hand.chooseFirst(page.getByLabel('The officer who signs'));
  }

  /** From what the statement says to its fee and to filing it. */
  async goOn(): Promise<void> {
    await this.hand.press(this.page.getByRole('button', { name: 'Continue', exact: true }));
  }

  /** Confirms everything as the register has it. */
  async confirmAll(): Promise<void> {
    await this.expectOpen();
    await this.sign();
    await this.goOn();
  }
}
