import { z } from 'zod';
import type { Tally } from './tally.ts';

const report = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
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
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const namesOf = (chosen: typeof assertions) => chosen.map(({ fullName }) => fullName);
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(failed, 1),
    leftOut: namesOf(assertions.filter(({ status }) => notRun.has(status))),
    // What went wrong at the first try is told even of a test that passed.
    unsteady: assertions.flatMap(({ status, fullName, failureMessages: [first] }) =>
      status === 'passed' && first !== undefined ? [`${fullName}: ${first.split('\n', 1)[0]}`] : [],
    ),
  };
}
