import { existsSync } from 'node:fs';
import { type RunningIdentity, startIdentity } from '@statbook-simulators/identity';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startStaticProduct } from '../../testing/static-product.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const reason = existsSync(executablePath) ? '' : ` (left out: no ${executablePath})`;

describe.skipIf(reason !== '')(`a session in a real browser${reason}`, () => {
  let browser: Browser;
  let context: BrowserContext;
  let identity: RunningIdentity;
  let product: Awaited<ReturnType<typeof startStaticProduct>>;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    product = await startStaticProduct();
    identity = await startIdentity({ productUrl: product.url });
    context = await browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    await identity.close();
    product.close();
  });

  /** Loads a page of the product and opens the session in it. */
  async function openPage(page: Page, path = '/') {
    if (path !== '') await page.goto(`${product.url}${path}`);
    await page.waitForFunction("document.title === 'Ready'");
    const options = {
      issuer: identity.issuer,
      clientId: 'statbook-web',
      scope: 'openid profile email api',
      redirectUri: `${product.url}/callback`,
      postLogoutRedirectUri: `${product.url}/`,
    };
    await page.evaluate(`
      globalThis.session = createSession(${JSON.stringify(options)});
      globalThis.events = [];
      session.subscribe(({ type }) => events.push(type));
    `);
  }

  async function signIn(page: Page) {
    await openPage(page);
    await page.evaluate("session.start({ returnTo: '/company' })");
    await page.waitForURL(/interaction|callback/);
    if (page.url().includes('/interaction/')) {
      await page.getByLabel('Email address').fill('main@harbour.example');
      await page.getByLabel('Password').fill('statbook-demo');
      await page.getByRole('button', { name: 'Sign in' }).click();
    }
    await page.waitForURL(`${product.url}/callback?*`);
    await openPage(page, '');
    return page.evaluate('session.finish(location.href)');
  }

  it('signs in, survives a reload and refreshes its tokens', async () => {
    const page = await context.newPage();
    expect(await signIn(page)).toEqual({ kind: 'signed-in', returnTo: '/company' });
    const token = await page.evaluate('session.accessToken()');
    await openPage(page, '/company');
    expect(await page.evaluate('session.restore()')).toBe(true);
    expect(await page.evaluate('session.accessToken()')).toBe(token);
    expect(await page.evaluate('session.profile().name')).toBe('Mara Quill');
    expect(await page.evaluate('session.refresh()')).not.toBe(token);
  });

  it('signs out everywhere', async () => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await signIn(first);
    // The second tab is let through by the issuer without a question.
    await signIn(second);
    await first.evaluate('void session.signOut()');
    await first.waitForURL(`${product.url}/`);
    await second.waitForFunction("events.includes('session_terminated')");
    await openPage(first);
    await first.evaluate("session.start({ returnTo: '/' })");
    await first.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('relays its token to the payment window', async () => {
    const page = await context.newPage();
    await signIn(page);
    const [paymentWindow] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(`
        const paymentWindow = window.open('/paymentdetails');
        relayTokenTo(paymentWindow, session.accessToken);
        undefined;
      `),
    ]);
    await paymentWindow.waitForFunction("document.title === 'Ready'");
    const relayed = await paymentWindow.evaluate('requestTokenFromOpener()');
    expect(relayed).toBe(await page.evaluate('session.accessToken()'));
  });

  it('starts where the browser denies storage', async () => {
    const page = await context.newPage();
    await page.addInitScript(`
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, { get: () => { throw new DOMException('denied', 'SecurityError'); } });
      }
    `);
    await openPage(page);
    expect(await page.evaluate('session.restore()')).toBe(false);
  });
});
