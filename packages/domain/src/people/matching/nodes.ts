import { entryKeyOf, type RegisterEntry } from '../register-entry.ts';
import type { PeopleToMatch, PersonOnBooks, PersonOrEntry } from '../match-result.ts';
import { type Facts, toFacts } from './facts.ts';

/** A person on the books with all their entries, or an entry without one: what is joined, and never divided. */
export interface MatchNode {
  readonly of: PersonOrEntry;
  readonly facts: readonly Facts[];
  /** Nothing is done about them by itself. */
  readonly isProtected: boolean;
}

/** All that is matched, in an order that does not depend on the order in which it was given. */
export function listNodes({ persons, entries }: PeopleToMatch): readonly MatchNode[] {
  const held = new Set(persons.flatMap((person) => person.entries.map(entryKeyOf)));
  const free = new Map(entries.map((entry) => [entryKeyOf(entry), entry]));
  const known = persons.toSorted((one, other) => compareTexts(one.personId, other.personId));
  const alone = [...free]
    .filter(([key]) => !held.has(key))
    .toSorted(([one], [other]) => compareTexts(one, other));
  return [
    ...known.map((person, node) => toPersonNode(person, node)),
    ...alone.map(([, entry], place) =>
      toNode({ entry: entryKeyOf(entry) }, [toEntryFacts(entry, known.length + place)]),
    ),
  ];
}

/** Orders texts in the same way everywhere. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function toPersonNode({ personId, entries, details }: PersonOnBooks, node: number): MatchNode {
  const own = details === undefined ? [] : [toFacts({ node, of: { personId } }, details)];
  const theirs = entries
    .map((entry) => toEntryFacts(entry, node))
    .toSorted((one, other) => compareTexts(partyKey(one.of), partyKey(other.of)));
  return toNode({ personId }, [...own, ...theirs]);
}

function toEntryFacts(entry: RegisterEntry, node: number): Facts {
  return toFacts({ node, of: { entry: entryKeyOf(entry) }, place: entry }, entry);
}

function toNode(of: PersonOrEntry, facts: readonly Facts[]): MatchNode {
  return { of, facts, isProtected: facts.some(({ details }) => details.protection !== 'none') };
}

/** One word for a person or an entry. */
export function partyKey(party: PersonOrEntry): string {
  return 'personId' in party ? `person ${party.personId}` : `entry ${party.entry}`;
}
