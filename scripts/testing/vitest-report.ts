import { z } from 'zod';
import type { Tally } from './tally.ts';

const report = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const notRun = new Set(['pending', 'skipped', 'disabled', 'todo']);

/** Reads what vitest's JSON reporter wrote. A file that could not be loaded has no tests and counts as one that failed. */
export function readVitestReport(text: string): Tally {
  const { success, numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(text));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    leftOut: testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => notRun.has(status)).map(({ fullName }) => fullName),
    ),
  };
}
