/** What a runner's tests came to. */
export interface Tally {
  passed: number;
  failed: number;
  /** Full names of the tests that were not run; each says why in its name. */
  leftOut: readonly string[];
}

export const emptyTally: Tally = { passed: 0, failed: 0, leftOut: [] };

/** The tallies of two runners as one. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    leftOut: [...one.leftOut, ...other.leftOut],
  };
}

/** The closing line, alone on its line. */
export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
