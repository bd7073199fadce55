import { expect, type Page } from '@playwright/test';
import { demoPassword, type Person } from '../support/people.ts';

/** The identity provider's page, and the way through it. */
export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens `path` of the product and waits until the identity provider asks who it is. */
  async open(path = '/company'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  }

  async enter(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  async signIn({ email }: Person, path = '/company'): Promise<void> {
    await this.open(path);
    await this.enter(email, demoPassword);
    await this.page.waitForURL((url) => url.pathname === path);
  }
}
