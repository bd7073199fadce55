import type { EntryKey, PersonDetails, RegisterEntry } from './register-entry.ts';

/**
 * What shows that two entries are of one person.
 *
 * | rule | at once | proposed |
 * |---|---|---|
 * | `same-officer-id` | also the same name and month of birth | the name is spelled otherwise, or no month is known |
 * | `same-full-birth-date` | also the same full name, and the postcode where strangers have that name too | a likely name |
 * | `same-personal-code` | also a likely name, or month of birth and first forename; `namesDiffer` marks a discrepancy | any other name |
 * | `same-company` | officer and PSC of one company, same name and month of birth | a likely name |
 * | `same-body-number` | same number of one register; outside the UK also the same name | same name, one without a register |
 * | `same-address` | | the same or a likely name, month of birth, postcode of the service address |
 *
 * A name alone, or a holder whose birth is not known, leads to nothing.
 */
export const MATCH_RULES = [
  'same-personal-code',
  'same-full-birth-date',
  'same-officer-id',
  'same-company',
  'same-body-number',
  'same-address',
] as const;
export type MatchRule = (typeof MATCH_RULES)[number];

/** A person that the account has, with the entries that are linked to them as they read now. */
export interface PersonOnBooks {
  readonly personId: string;
  readonly entries: readonly RegisterEntry[];
  /** What is known of the person themselves, beside their entries: typed details, a personal code. */
  readonly details?: PersonDetails | undefined;
}

/** A person on the books, or an entry that has none yet. */
export type PersonOrEntry = { readonly personId: string } | { readonly entry: EntryKey };

/** Two of which somebody has said that they are not the same. */
export type ApartPair = readonly [PersonOrEntry, PersonOrEntry];

/** What is matched: all of an account, or what is new or changed together with the persons that share a match key with it. */
export interface PeopleToMatch {
  /** Persons whose entries stay together, whatever the rules say: people have decided, or earlier matching has. */
  readonly persons: readonly PersonOnBooks[];
  /** Entries that are linked to no person. */
  readonly entries: readonly RegisterEntry[];
  readonly apart: readonly ApartPair[];
}

/** Why two entries are of one person. */
export interface MatchEvidence {
  readonly rule: MatchRule;
  /** In words for the person who reads it: `Same officer at Companies House, same name, born in May 1970`. */
  readonly words: readonly string[];
  /** The two that were compared; a person stands for details of their own. */
  readonly between: readonly [PersonOrEntry, PersonOrEntry];
  /** The evidence holds though the names are not the same: one of them has to be corrected. */
  readonly namesDiffer: boolean;
}

/** An entry that is linked at once, or a person that is found to be another, with the reason. */
export interface MatchLink extends MatchEvidence {
  /** What is linked to the rest of its group. */
  readonly linked: PersonOrEntry;
}

/** One person as matched. */
export interface MatchedPerson {
  /**
   * The persons on the books that they are: none where all entries are new, so that a person has to be made. More than one
   * where they are found to be the same: the entries of the others go to the first, which has most entries.
   */
  readonly personIds: readonly string[];
  /** The entries without a person that are theirs, by key; one alone where nothing else matches it. */
  readonly entries: readonly EntryKey[];
  /** Why: one for each entry and person beyond the first. */
  readonly links: readonly MatchLink[];
}

/** Two persons who are probably one; a person decides. */
export interface MatchProposal {
  readonly one: MatchedPerson;
  readonly other: MatchedPerson;
  /** All rules that speak for it, the strongest first. */
  readonly evidence: readonly MatchEvidence[];
}

/** Everything that was given, in persons, and what is proposed of them. */
export interface PeopleMatched {
  /** Each person and each entry that was given stands in exactly one of them. */
  readonly persons: readonly MatchedPerson[];
  readonly proposals: readonly MatchProposal[];
}
