import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

describe('vitest’s report', () => {
  const file = (status: string, ...assertions: [status: string, fullName: string, failed?: string][]) => ({
    status,
    assertionResults: assertions.map(([status, fullName, ...failureMessages]) => ({
      status,
      fullName,
      failureMessages,
    })),
  });
  const write = (success: boolean, passed: number, failed: number, ...testResults: object[]) =>
    JSON.stringify({ success, numPassedTests: passed, numFailedTests: failed, testResults });

  it('gives its counts and the names of what was left out', () => {
    const text = write(true, 1, 0, file('passed', ['passed', 'one'], ['pending', 'two (left out: why)']));
    expect(readVitestReport(text)).toEqual({
      passed: 1,
      failed: 0,
      leftOut: ['two (left out: why)'],
      unsteady: [],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(readVitestReport(write(false, 3, 1, file('failed'), file('failed', ['failed', 'x'])))).toEqual({
      passed: 3,
      failed: 2,
      leftOut: [],
      unsteady: [],
    });
  });

  it('names what passed at the second try', () => {
    const text = write(
      true,
      2,
      0,
      file('passed', ['passed', 'one', 'too late\nat clock.ts:3'], ['passed', 'two']),
    );
    expect(readVitestReport(text)).toMatchObject({ passed: 2, failed: 0, unsteady: ['one: too late'] });
  });

  it('is a failure when vitest says so without a failed test', () => {
    expect(readVitestReport(write(false, 3, 0)).failed).toBe(1);
  });
});

describe('Playwright’s report', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('names what passed at the second try, and what was left out', () => {
    const text = JSON.stringify({
      errors: [],
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          title: 'filing.test.ts',
          specs: [],
          suites: [{ title: 'filing', specs: [spec('by post', 'skipped'), spec('by gateway', 'flaky')] }],
        },
      ],
    });
    expect(readPlaywrightReport(text)).toEqual({
      passed: 5,
      failed: 1,
      leftOut: ['filing.test.ts filing by post'],
      unsteady: ['filing.test.ts filing by gateway'],
    });
  });
});
