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

/** Reads what Playwright's JSON reporter wrote. */
export function readPlaywrightReport(text: string): Tally {
  const { suites, errors, stats } = report.parse(JSON.parse(text));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    leftOut: suites.flatMap((one) => listWith('skipped', one, [])),
    unsteady: suites.flatMap((one) => listWith('flaky', one, [])),
  };
}

function listWith(wanted: string, one: Suite, above: readonly string[]): string[] {
  const path = [...above, one.title];
  const found = one.specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...found.map(({ title }) => [...path, title].join(' ')),
    ...(one.suites ?? []).flatMap((inner) => listWith(wanted, inner, path)),
  ];
}
