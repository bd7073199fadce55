import type { PersonDetails } from '../register-entry.ts';
import { mayShareCode } from './link-edges.ts';
import { toFacts } from './facts.ts';

/** Whether one personal code may be of both: their names are alike, or the first forename and the month of birth are the same. */
export function mayHaveOneCode(one: PersonDetails, other: PersonDetails): boolean {
  const factsOf = (details: PersonDetails) => toFacts({ node: 0, of: { personId: '' } }, details);
  return mayShareCode(factsOf(one), factsOf(other));
}
