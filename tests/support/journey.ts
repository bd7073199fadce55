import { type Page, test as base } from '@playwright/test';
import { SignInPage } from '../pages/sign-in-page.ts';
import { type Caller, signInCaller } from './caller.ts';
import { expectNoSecrets } from './expect-no-secrets.ts';
import { people, type Person } from './people.ts';
import { createReplyRecorder, type ReplyRecorder } from './reply-recorder.ts';
import { type Engine, startTestInstallation, type TestInstallation } from './test-installation.ts';

export interface InstallationOptions {
  engine: Engine;
}

interface Running {
  installation: TestInstallation;
  /** What the product has answered to the browsers of all journeys. */
  replies: ReplyRecorder;
}

interface WorkerFixtures extends InstallationOptions, Running {
  /** Ends when the worker does; then nothing that is left may hold a secret in clear. */
  running: Running;
  /** The main user beside the browser: sets the scene by the product's calls. */
  clerk: Caller;
}

interface Fixtures {
  /** A person with a browser of their own, signed in and at the companies list. */
  signIn(person: Person): Promise<Page>;
}

const clerkOfDemo = { sub: 'demo-main', email: people.main.email };

/** A journey through a running installation, shared by the journeys of a project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const installation = await startTestInstallation(engine);
      const replies = createReplyRecorder(installation.addresses.product);
      await use({ installation, replies });
      await installation.end();
      await expectNoSecrets(installation, await replies.list());
      await installation.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  installation: [async ({ running }, use) => use(running.installation), { scope: 'worker' }],
  replies: [async ({ running }, use) => use(running.replies), { scope: 'worker' }],
  context: async ({ context, replies }, use) => {
    replies.watch(context);
    await use(context);
  },
  clerk: [
    async ({ installation: { addresses } }, use) => {
      await use(await signInCaller(addresses.product, addresses.identity, clerkOfDemo));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, use) => use(installation.addresses.product),
  signIn: async ({ browser, installation, replies, contextOptions }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (person) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: installation.addresses.product,
      });
      contexts.push(context);
      replies.watch(context);
      const page = await context.newPage();
      await new SignInPage(page).signIn(person);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
