import { expect, type Page } from '@playwright/test';
import { type Hand, pointer } from '../support/browser/hand.ts';
import { demoPassword, type Person } from '../support/data/people.ts';

/** The identity provider's page, and the way through it. */
export class SignInPage {
  readonly page: Page;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand = pointer) {
    this.page = page;
    this.#hand = hand;
  }

  /** Opens `path` of the product and waits until the identity provider asks who it is. */
  async open(path = '/company'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  }

  async enter(email: string, password: string): Promise<void> {
    await this.#hand.fill(this.page.getByLabel('Email address'), email);
    await this.#hand.fill(this.page.getByLabel('Password'), password);
    await this.#hand.press(this.page.getByRole('button', { name: 'Sign in' }));
  }

  async signIn({ email }: Pick<Person, 'email'>, path = '/company'): Promise<void> {
    await this.open(path);
    await this.enter(email, demoPassword);
    await this.page.waitForURL((url) => url.pathname === path);
  }
}
