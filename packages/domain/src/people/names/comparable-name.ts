import type { HumanName } from '../register-entry.ts';
import { wordsOfName } from './name-words.ts';

/** A human's name in the form in which it is compared. */
export interface ComparableName {
  readonly forenames: readonly string[];
  readonly surname: readonly string[];
}

/** They stand before a forename, or after a surname, in registers that have no field for them. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'professor']);
const HONOURS = new Set(['obe', 'cbe', 'mbe', 'kbe', 'dbe', 'qc', 'kc', 'esq', 'phd', 'frcs', 'fca', 'aca']);

/** The name without title and honours, however its parts are divided and spelled. */
export function toComparableName({ forename, otherForenames, surname }: HumanName): ComparableName {
  const forenames = [...wordsOfName(forename), ...wordsOfName(otherForenames)];
  const family = [...wordsOfName(surname)];
  while (forenames.length > 1 && TITLES.has(forenames[0] ?? '')) forenames.shift();
  while (family.length > 1 && HONOURS.has(family.at(-1) ?? '')) family.pop();
  return { forenames, surname: family };
}

/**
 * One text for all spellings of one full name, all forenames among it: "Mary-Ann O’Brien" and "MARY ANN O BRIEN". Undefined where a
 * name is too short to say who it is: without forename or surname, or with an initial for the first forename.
 */
export function fullNameKey({ forenames, surname }: ComparableName): string | undefined {
  const first = forenames[0];
  if (first === undefined || first.length < 2 || surname.length === 0) return undefined;
  return `${surname.join('')},${forenames.join('')}`;
}

/** Whether two names are the same full name: the only likeness on which anything is linked at once. */
export function isSameFullName(one: HumanName, other: HumanName): boolean {
  const key = fullNameKey(toComparableName(one));
  return key !== undefined && key === fullNameKey(toComparableName(other));
}
