import { expect } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';
import { demoPassword, type Person } from '../support/data/people.ts';

/** The identity provider's page, and the way through it. */
export class SignInPage extends PageObject {
  /** Opens `path` of the product and waits until the identity provider asks who it is. */
  async open(path = '/company'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  }

  async enter(email: string, password: string): Promise<void> {
    await this.hand.fill(this.page.getByLabel('Email address'), email);
    await this.hand.fill(this.page.getByLabel('Password'), password);
    await this.hand.press(this.page.getByRole('button', { name: 'Sign in' }));
  }

  async signIn({ email }: Pick<Person, 'email'>, path = '/company'): Promise<void> {
    await this.open(path);
    await this.enter(email, demoPassword);
    await this.page.waitForURL((url) => url.pathname === path);
  }
}
