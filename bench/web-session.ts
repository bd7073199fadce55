import { provisionChromium } from '@statbook/scripts';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { mainUser, type ScratchInstallation, startScratchInstallation } from './installation.ts';

/** A signed-in user with ten thousand companies, on a machine slowed down as asked. */
export interface WebSession {
  page: Page;
  installation: ScratchInstallation;
  /** Addresses of the pages that are measured. */
  list: string;
  overview: string;
  /** How many times slower the browser computes than this machine. */
  slowDown(times: 1 | 4): Promise<void>;
  /** Milliseconds of the page's own work since it was loaded: not of the network, not of other programs. */
  cpu(): Promise<number>;
  /** Megabytes that the page holds after garbage collection. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

const companies = 10_000;

/** With what else is to be in the account before anybody looks. */
export async function openWebSession(
  fill?: (installation: ScratchInstallation) => Promise<void>,
): Promise<WebSession> {
  const found = await provisionChromium();
  if (!found.ok) throw new Error(found.reason);
  const installation = await startScratchInstallation();
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium
    .launch({ executablePath: found.path, args })
    .catch(async (error: unknown) => {
      await installation.close();
      throw error;
    });
  const close = async () => {
    await browser.close();
    await installation.close();
  };
  try {
    await installation.addCompanies(companies);
    await fill?.(installation);
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    const list = `${installation.addresses.product}/company`;
    await signIn(page, list);
    const overview = await importOne(installation);
    const measures = await measureWith(await page.context().newCDPSession(page));
    return { page, installation, list, overview, close, ...measures };
  } catch (error) {
    await close();
    throw error;
  }
}

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
  const body = { companyNumber: '09990001', authCode: 'BAKE01' };
  const { entity } = await call<{ entity: [{ companyId: string }] }>('importCompany', body);
  return `${addresses.product}/company/companyoverview?company=${entity[0].companyId}`;
}

async function measureWith(devTools: CDPSession) {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const read = async (wanted: string) => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };
  return {
    slowDown: async (rate: 1 | 4) => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate });
    },
    cpu: async () => (await read('TaskDuration')) * 1000,
    memory: async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      return (await read('JSHeapUsedSize')) / 1024 / 1024;
    },
  };
}
