import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, type Route } from '@playwright/test';
import { SignInPage } from '../pages/sign-in-page.ts';
import prepare from '../support/installation/prepare-checkout.ts';
import { checkout } from '../support/installation/checkout.ts';
import { type Look, wearLook } from '../support/browser/looks.ts';
import { people } from '../support/data/people.ts';
import { startTestInstallation } from '../support/installation/test-installation.ts';
import { writeContactSheets } from './contact-sheets.ts';
import type { Fixture, Screen } from './screen.ts';
import { screens } from './screens.ts';
import { createFixture } from './create-fixture.ts';

const folder = join(checkout, 'screenshots');
const widths = [1440, 1024, 390] as const;
const looks: readonly (Look & { name: string })[] = [
  { name: 'light', dir: 'ltr', scheme: 'light' },
  { name: 'dark', dir: 'ltr', scheme: 'dark' },
  { name: 'rtl', dir: 'rtl', scheme: 'light' },
];
/** Longer than this no run may take: it is looked at by a person who waits. */
const longestMs = 30 * 60_000;

/** Pictures of every screen, or of those whose names begin as given, in an installation of its own. */
async function takeScreenshots(wanted: readonly string[]): Promise<number> {
  const chosen = screens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => name.startsWith(each)),
  );
  await prepare();
  const installation = await startTestInstallation();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const fixture = await createFixture(installation);
    const context = await browser.newContext({
      baseURL: installation.addresses.product,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    await new SignInPage(page).signIn(people.main);
    if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const until = performance.now() + longestMs;
    const failures = await takeAll(page, { chosen, fixture, until });
    await writeContactSheets(await context.newPage(), { folder, names: chosen.map(({ name }) => name) });
    for (const failure of failures) console.error(failure);
    console.log(`${chosen.length - failures.length} of ${chosen.length} screens are in ${folder}`);
    return failures.length;
  } finally {
    await browser.close();
    await installation.end();
    await installation.remove();
  }
}

interface Round {
  chosen: readonly Screen[];
  fixture: Fixture;
  until: number;
}

/** What could not be pictured, in words. */
async function takeAll(page: Page, { chosen, fixture, until }: Round): Promise<string[]> {
  const failures: string[] = [];
  for (const screen of chosen) {
    if (performance.now() > until) {
      failures.push(`${screen.name}: the time is up`);
      continue;
    }
    try {
      await takeScreen(page, screen, fixture);
    } catch (error) {
      failures.push(
        `${screen.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      );
    }
  }
  return failures;
}

async function takeScreen(page: Page, screen: Screen, fixture: Fixture): Promise<void> {
  const { path, open, answers } = screen;
  if (answers !== undefined) await page.route(shareCalls, answerBadly[answers]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.goto(path(fixture));
    await settle(page, screen);
    const shown = (await open?.(page)) ?? page;
    // What is not ours follows the device.
    const isOurs = new URL(shown.url()).origin === new URL(page.url()).origin;
    const wear = (look: Look) =>
      isOurs ? wearLook(shown, look) : shown.emulateMedia({ colorScheme: look.scheme });
    await takeLooks(shown, screen, { wear, width });
    await closeOther(shown, page);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

interface Wardrobe {
  wear: (look: Look) => Promise<void>;
  width: number;
}

/** What is shown in every look, or in its own. */
async function takeLooks(shown: Page, screen: Screen, { wear, width }: Wardrobe): Promise<void> {
  const { name, open, isOver = open !== undefined, asItIs } = screen;
  for (const look of asItIs ? [undefined] : looks) {
    if (look) await wear(look);
    await settle(shown, screen);
    const path = join(folder, `${name}-${width}-${look?.name ?? 'own'}.png`);
    // What lies over the page is fixed to the window.
    await shown.screenshot({ path, fullPage: !isOver, animations: 'disabled' });
  }
}

/** Closes a page of its own, with the browser that it was opened in. */
async function closeOther(shown: Page, page: Page): Promise<void> {
  if (shown.context() !== page.context()) await shown.context().close();
  else if (shown !== page) await shown.close();
}

const shareCalls = '**/api/Shares/**';

/** What a server answers that is in trouble: a problem of its own, or nothing. */
const answerBadly = {
  fail: (route: Route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'internal', detail: 'Something went wrong on our side.' }),
    }),
  wait: () => undefined,
};

async function settle(page: Page, { answers }: Screen): Promise<void> {
  // By its tag: under a dialog the page has no roles.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A page that goes on loading is pictured so; the gallery of components shows waiting on purpose.
  const busy = page.locator('[aria-busy="true"]').first();
  if (answers === 'wait') await busy.waitFor();
  else await busy.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready');
}

process.exitCode = (await takeScreenshots(process.argv.slice(2))) === 0 ? 0 : 1;
