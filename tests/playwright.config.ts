import { defineConfig } from '@playwright/test';

/** Journeys through a whole installation: each worker has one, and in it each file a practice of its own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './support/installation/prepare-checkout.ts',
  // A journey waits for its pages half of the time.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // On a machine that may be busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // Without animations nothing has to be waited for; that motion can be turned off is part of the product.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
    screenshot: 'only-on-failure',
  },
});
