import { addTallies, emptyTally, type Tally } from './tally.ts';

/** What a stage came to. A check has no tests of its own; `reason` says why a stage could not even begin. */
export interface StageOutcome {
  ok: boolean;
  tally?: Tally;
  reason?: string;
}

/** One step of the whole test run. */
export interface Stage {
  name: string;
  run(): Promise<StageOutcome>;
}

export interface StagesOutcome {
  tally: Tally;
  /** The stage that failed, after which nothing more was run. */
  failedStage?: string;
}

/** Runs stages in order until one fails. A failed stage without a failed test of its own counts as one failure. */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void,
): Promise<StagesOutcome> {
  let tally = emptyTally;
  for (const { name, run } of stages) {
    print(`\n== ${name}`);
    const startedAt = performance.now();
    const outcome = await run();
    tally = addTallies(tally, outcome.tally ?? emptyTally);
    if (outcome.reason !== undefined) print(outcome.reason);
    if (!outcome.ok) return { tally: { ...tally, failed: Math.max(tally.failed, 1) }, failedStage: name };
    print(`== ${name}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  return { tally };
}
