import { describe, expect, it } from 'vitest';
import { runStages, type StageOutcome } from './stages.ts';
import { emptyTally, formatTally, isGreen } from './tally.ts';

async function runAll(...outcomes: StageOutcome[]) {
  const lines: string[] = [];
  const ran: string[] = [];
  const stages = outcomes.map((outcome, index) => ({
    name: `stage ${index + 1}`,
    run: async () => {
      ran.push(`stage ${index + 1}`);
      return outcome;
    },
  }));
  const result = await runStages(stages, (line) => lines.push(line));
  return { ...result, closing: formatTally(result.tally), ran, lines };
}

describe('the whole test run', () => {
  it('adds up what every runner counted', async () => {
    const { closing, failedStage } = await runAll(
      { ok: true },
      {
        ok: true,
        tally: { passed: 40, failed: 0, leftOut: ['a sample (left out: no reference folder)'], unsteady: [] },
      },
      { ok: true, tally: { passed: 2, failed: 0, leftOut: [], unsteady: ['one'] } },
    );
    expect(closing).toBe('42 passed, 0 failed');
    expect(failedStage).toBeUndefined();
  });

  it('ends at the first stage that fails, and names it', async () => {
    const { closing, failedStage, ran } = await runAll(
      { ok: true, tally: { passed: 5, failed: 0, leftOut: [], unsteady: [] } },
      { ok: false, tally: { passed: 1, failed: 2, leftOut: [], unsteady: [] } },
      { ok: true },
    );
    expect(closing).toBe('6 passed, 2 failed');
    expect(failedStage).toBe('stage 2');
    expect(ran).toEqual(['stage 1', 'stage 2']);
  });

  it('never closes without a failure when a stage could not run', async () => {
    const { closing, lines } = await runAll({ ok: false, reason: 'No PostgreSQL: set TEST_DATABASE_URL.' });
    expect(closing).toBe('0 passed, 1 failed');
    expect(lines).toContain('No PostgreSQL: set TEST_DATABASE_URL.');
  });

  it('may be merged where nothing failed twice and hardly anything once', () => {
    const unsteady = (count: number) => Array.from({ length: count }, (_one, index) => `test ${index}`);
    expect(isGreen({ ...emptyTally, passed: 100, unsteady: unsteady(5) })).toBe(true);
    expect(isGreen({ ...emptyTally, passed: 100, unsteady: unsteady(6) })).toBe(false);
    expect(isGreen({ ...emptyTally, passed: 100, failed: 1 })).toBe(false);
  });
});
