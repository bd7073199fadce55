import { type Page, test as base } from '@playwright/test';
import { SignInPage } from '../pages/sign-in-page.ts';
import { CurrentInstallation, type Running } from './installation/current-installation.ts';
import type { Person } from './data/people.ts';

interface WorkerFixtures {
  /** The installation of the worker, and what the file that is running has of it. */
  current: CurrentInstallation;
}

interface Fixtures extends Running {
  /** A person with a browser of their own, signed in and at the companies list. */
  signIn(person: Person): Promise<Page>;
}

/** A journey through a running installation, in a practice that the journeys of its file share with each other and with no other. */
export const test = base.extend<Fixtures & { running: Running }, WorkerFixtures>({
  current: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture asks for.
    async ({}, use) => {
      const current = new CurrentInstallation();
      await use(current);
      await current.end();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  running: [
    // Playwright knows workers and tests, and no scope of a file between them.
    async ({ current }, use, { file }) => use(await current.of(file)),
    { timeout: 240_000 },
  ],
  installation: async ({ running }, use) => use(running.installation),
  replies: async ({ running }, use) => use(running.replies),
  practice: async ({ running }, use) => use(running.practice),
  clerk: async ({ running }, use) => use(running.clerk),
  context: async ({ context, replies }, use) => {
    replies.watch(context);
    await use(context);
  },
  baseURL: async ({ installation }, use) => use(installation.addresses.product),
  signIn: async ({ browser, installation, practice, replies, contextOptions }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (person) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: installation.addresses.product,
      });
      contexts.push(context);
      replies.watch(context);
      const page = await context.newPage();
      await new SignInPage(page).signIn({ email: practice.emailOf(person) });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
