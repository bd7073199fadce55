import { expect, type Page } from '@playwright/test';
import { type Hand, pointer } from '../support/browser/hand.ts';

/** What is to be answered at a step of the confirmation statement where the register is right. */
interface Step {
  heading: string;
  answer(page: Page, hand: Hand): Promise<void>;
}

/** The answer to one of the page's questions. */
const answerOf = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true });

const steps: readonly Step[] = [
  { heading: 'Confirmation date', answer: async () => undefined },
  {
    heading: 'Trading status of shares',
    answer: (page, hand) =>
      hand.check(answerOf(page, 'Were any shares of the company traded on a market in this period?', 'No')),
  },
  {
    heading: 'What the company does',
    answer: (page, hand) => hand.check(answerOf(page, 'Are these codes correct?', 'Yes, they are correct')),
  },
  {
    heading: 'The statement of capital',
    answer: (page, hand) =>
      hand.check(answerOf(page, 'Is the statement of capital right?', 'Yes, it is right')),
  },
  {
    heading: 'The shareholders',
    answer: (page, hand) => hand.check(page.getByRole('radio', { name: /^Yes/ }).first()),
  },
  {
    heading: 'Officers and people with significant control',
    answer: async (page, hand) => {
      await hand.check(answerOf(page, 'Are the directors and secretaries correct?', 'Yes'));
      await hand.check(answerOf(page, 'Are the people with significant control correct?', 'Yes'));
    },
  },
  {
    heading: 'Registered office, records and email',
    answer: async (page, hand) => {
      await hand.check(answerOf(page, 'Is the registered office right?', 'Yes'));
      await hand.check(answerOf(page, 'Are the records kept there?', 'Yes'));
      await hand.check(answerOf(page, 'Is the registered email address right?', 'Yes'));
    },
  },
  {
    heading: 'Statements and signature',
    answer: async (page, hand) => {
      await hand.check(page.getByRole('checkbox', { name: /has been delivered/ }));
      await hand.check(page.getByRole('checkbox', { name: /activities of the company are lawful/ }));
      await hand.check(answerOf(page, 'The person signs as', 'A director'));
      await hand.chooseFirst(page.getByLabel('The officer who signs'));
    },
  },
];

const firstHeading = 'Confirmation date';
const lastHeading = 'Check your answers';

/** The confirmation statement, step by step, to the page before filing. */
export class StatementPages {
  readonly page: Page;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand = pointer) {
    this.page = page;
    this.#hand = hand;
  }

  async expectStep(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }

  async saveAndContinue(): Promise<void> {
    await this.#hand.press(this.page.getByRole('button', { name: 'Save and continue' }));
  }

  /**
   * Confirms everything as the register has it, looking at each page on the way. `more` answers what only some companies are
   * asked, by the title of its step.
   */
  async confirmAll(
    look: (heading: string) => Promise<void> = async () => undefined,
    more: Readonly<Record<string, () => Promise<void>>> = {},
  ): Promise<void> {
    await this.expectStep(firstHeading);
    for (
      let heading = firstHeading;
      heading !== lastHeading;
      heading = await this.#readNextHeading(heading)
    ) {
      const step = steps.find((one) => one.heading === heading);
      await step?.answer(this.page, this.#hand);
      await more[heading]?.();
      // From its top: what lies half under the bar above it is whole for who scrolls.
      await this.page.evaluate('scrollTo(0, 0)');
      await look(heading);
      await this.saveAndContinue();
    }
  }

  /** The title of the page that comes after the one titled `before`. */
  async #readNextHeading(before: string): Promise<string> {
    const title = this.page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(before);
    return (await title.textContent()) ?? '';
  }
}
