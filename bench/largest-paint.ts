import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provisionChromium } from '@statbook/scripts';
import { chromium, type Page } from 'playwright-core';
import { mainUser, type ScratchInstallation, startScratchInstallation } from './installation.ts';
import type { Benchmark } from './measurement.ts';

const companies = 10_000;
const runs = 3;
const slowdown = 4;

/** The largest paint of the companies list on a slow machine, against a page that only says hello. */
export const benchmark: Benchmark = async () => {
  const found = await provisionChromium();
  if (!found.ok) throw new Error(found.reason);
  const installation = await startScratchInstallation();
  const bare = await startBarePage();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    await installation.addCompanies(companies);
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const { product } = installation.addresses;
    await signIn(page, `${product}/company`);
    const limit = await measure(page, bare.url, 'h1');
    const shared = { unit: 'ms', limit, limitIs: 'a static page', better: 'lower' } as const;
    const list = await measure(page, `${product}/company`, 'text=/Company 0\\d+ Ltd/');
    const overview = await measure(page, await importOne(installation), 'text="What needs doing"');
    return [
      { name: 'largest paint, list of 10,000 companies', figure: list, budget: 1500, ...shared },
      { name: 'largest paint, company overview', figure: overview, budget: 1300, ...shared },
    ];
  } finally {
    await browser.close();
    bare.close();
    await installation.close();
  }
};

async function signIn(page: Page, list: string): Promise<void> {
  await page.goto(list);
  await page.getByLabel('Email address').fill(mainUser.email);
  await page.getByLabel('Password').fill(mainUser.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(list);
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor();
}

/** Where the overview of a company is that has all its registers. */
async function importOne({ call, addresses }: ScratchInstallation): Promise<string> {
  const body = { companyRegNo: '09990001', AuthCode: 'BAKE01' };
  const { Entity } = await call<{ Entity: [{ CompanyId: string }] }>('importCompany', body);
  return `${addresses.product}/company/companyoverview?company=${Entity[0].CompanyId}`;
}

/** The best of some runs, each a page loaded anew by somebody who is signed in, with no file kept from before. */
async function measure(page: Page, url: string, awaited: string): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const paints: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(url);
    await page.locator(awaited).first().waitFor();
    paints.push(await readLargestPaint(page));
    await page.goto('about:blank');
  }
  await devTools.detach();
  return Math.min(...paints);
}

// Runs in the browser, whose observers know more than Node's. Nothing larger for a second: that was the largest.
const largestPaint = `new Promise((resolve) => {
  let last, timer;
  const settle = () => resolve(last);
  new PerformanceObserver((list) => {
    last = list.getEntries().at(-1).startTime;
    clearTimeout(timer);
    timer = setTimeout(settle, 1000);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** When the browser painted the largest thing, in milliseconds after the navigation began. */
async function readLargestPaint(page: Page): Promise<number> {
  return await page.evaluate<number>(largestPaint);
}

async function startBarePage() {
  const body = '<!doctype html><title>Bare</title><h1>Companies</h1><p>Nothing else.</p>';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
