import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The clock of a browser, turned by a journey: nothing is waited for but the answers to what pages ask meanwhile. */
export interface BrowserClock {
  pass(seconds: number): Promise<void>;
}

/** Shorter than what any page waits for an answer: no page takes the journey's haste for a lost answer. */
const stepSeconds = 10;

export async function takeClock(context: BrowserContext): Promise<BrowserClock> {
  const asked = new Set<unknown>();
  const watch = (page: Page) => {
    page.on('request', (request) => {
      // A stream is answered for as long as it is open.
      if (!request.url().includes('/api/Events')) asked.add(request);
    });
    page.on('requestfinished', (request) => void asked.delete(request));
    page.on('requestfailed', (request) => void asked.delete(request));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  await context.clock.install();
  return {
    pass: async (seconds) => {
      for (let left = seconds; left > 0; left -= stepSeconds) {
        await context.clock.runFor(Math.min(left, stepSeconds) * 1000);
        await expect.poll(() => asked.size).toBe(0);
      }
    },
  };
}
