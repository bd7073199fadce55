import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Threads without isolation: modules are shared between files, so tests keep no module-level state.
    pool: 'threads',
    isolate: false,
    // A worker waits for databases and simulators half of the time.
    maxWorkers: 3,
    // The first test of a worker, or what is made ready before it, starts the server and the simulators, on a machine that may be busy.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // What comes by a job or a notification comes when the machine has time.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'apps/api/src/**/*.test.ts',
            'simulators/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: [
            'tests/support/installation/provide-temp-folder.ts',
            'tests/support/installation/provide-postgres.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          environment: 'node',
          include: ['tests/{faults,fuzz,portfolio}/**/*.test.ts'],
          globalSetup: [
            'tests/support/installation/provide-temp-folder.ts',
            'tests/support/installation/provide-postgres.ts',
            'tests/support/processes/provide-packed-api.ts',
          ],
          // Each story has a product process and a world of its own, and waits more than it works.
          maxConcurrency: 8,
          testTimeout: 300_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: 'apps/web/patient-tests.ts',
        },
      },
    ],
  },
});
