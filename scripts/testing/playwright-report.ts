import { z } from 'zod';
import type { Tally } from './tally.ts';

interface Suite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional();
  },
});

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** Reads what Playwright's JSON reporter wrote. A test that passed only when repeated counts as failed. */
export function readPlaywrightReport(text: string): Tally {
  const { suites, errors, stats } = report.parse(JSON.parse(text));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    leftOut: suites.flatMap((one) => listSkipped(one, [])),
  };
}

function listSkipped(one: Suite, above: readonly string[]): string[] {
  const path = [...above, one.title];
  const skipped = one.specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return [
    ...skipped.map(({ title }) => [...path, title].join(' ')),
    ...(one.suites ?? []).flatMap((inner) => listSkipped(inner, path)),
  ];
}
