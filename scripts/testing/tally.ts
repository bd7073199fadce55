/** What a runner's tests came to. */
export interface Tally {
  passed: number;
  failed: number;
  /** Full names of the tests that were not run; each says why in its name. */
  leftOut: readonly string[];
  /** The tests that passed at the second try only, by their full names; with what failed at the first where the report tells. */
  unsteady: readonly string[];
}

/** More tests than these do not fail by chance in one run: something is wrong. */
const toleratedUnsteady = 5;

export const emptyTally: Tally = { passed: 0, failed: 0, leftOut: [], unsteady: [] };

/** The tallies of two runners as one. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    leftOut: [...one.leftOut, ...other.leftOut],
    unsteady: [...one.unsteady, ...other.unsteady],
  };
}

/** Whether the run may be merged: nothing failed twice, and next to nothing once. */
export const isGreen = ({ failed, unsteady }: Tally): boolean =>
  failed === 0 && unsteady.length <= toleratedUnsteady;

/** The closing line, alone on its line. */
export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
