import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningIdentity, startIdentity } from '../index.ts';
import { discover } from '../testing/relying-party.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const reason = existsSync(executablePath) ? '' : ` (left out: no ${executablePath})`;

describe.skipIf(reason !== '')(`the sign-in page in a real browser${reason}`, () => {
  let browser: Browser;
  let product: Server;
  let productUrl: string;
  let identity: RunningIdentity;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    product = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Product</title>');
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    const address = product.address();
    if (typeof address !== 'object' || address === null) throw new Error('the product has no port');
    productUrl = `http://127.0.0.1:${address.port}`;
  });
  afterAll(async () => {
    await browser.close();
    product.close();
  });

  beforeEach(async () => {
    identity = await startIdentity({ productUrl });
    page = await browser.newPage();
    complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterEach(async () => {
    await page.context().close();
    await identity.close();
  });

  async function createRequest() {
    const config = await discover(identity);
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: `${productUrl}/callback`,
      scope: 'openid profile email api',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    return { config, url, checks: { pkceCodeVerifier } };
  }

  async function fillIn(password: string) {
    await page.getByLabel('Email address').fill('main@harbour.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  async function findViolations(): Promise<string[]> {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    // Evaluated by the debugger, so that the page's own policy stands.
    await page.evaluate(axe);
    return page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
  }

  it.each(['light', 'dark'] as const)('has no accessibility faults in the %s scheme', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.goto((await createRequest()).url.href);
    await page.locator('#email:focus').waitFor();
    expect(await findViolations()).toEqual([]);
    await fillIn('guess');
    await page.getByRole('alert').waitFor();
    await page.locator('#password:focus').waitFor();
    expect(await findViolations()).toEqual([]);
  });

  it('names the people of the demonstration and their password, in the letters of the product', async () => {
    await page.goto((await createRequest()).url.href);
    const demo = page.getByRole('region', { name: 'This is a demonstration' });
    expect(await demo.getByRole('listitem').allInnerTexts()).toContainEqual(
      'main@harbour.example\nMara Quill, main user of a practice, may do everything',
    );
    expect(await demo.innerText()).toContain('statbook-demo');
    expect(await page.evaluate(`document.fonts.ready.then(() => document.fonts.check('14px Inter'))`)).toBe(
      true,
    );
    expect(complaints).toEqual([]);
  });

  it('signs in, signs out at once when the product asks, and returns there', async () => {
    const { config, url, checks } = await createRequest();
    await page.goto(url.href);
    await fillIn('statbook-demo');
    await page.waitForURL(`${productUrl}/callback*`);
    const tokens = await client.authorizationCodeGrant(config, new URL(page.url()), checks);
    const signOut = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${productUrl}/`,
    });
    await page.goto(signOut.href);
    await page.waitForURL(`${productUrl}/`);
    // Again, without a session: the provider's own page sends the person on.
    await page.goto(signOut.href);
    await page.waitForURL(`${productUrl}/`);
    expect(complaints).toEqual([]);
  });

  it('asks before it signs out for an address that anybody can write', async () => {
    await page.goto((await createRequest()).url.href);
    await fillIn('statbook-demo');
    await page.waitForURL(`${productUrl}/callback*`);
    await page.goto(`${identity.url}/session/end`);
    expect(await findViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'You have signed out' }).waitFor();
  });

  it('lets the person cancel', async () => {
    await page.goto((await createRequest()).url.href);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${productUrl}/callback?error=access_denied*`);
  });
});
