import { matchPeople } from '../match-people.ts';
import type { PeopleMatched, PersonOnBooks } from '../match-result.ts';
import { matchKeysOf } from '../matching/match-keys.ts';
import { entryKeyOf, type RegisterEntry } from '../register-entry.ts';

/** Books that grow: persons with the entries that have been linked to them, found by their match keys. */
class GrowingBooks {
  readonly persons = new Map<string, readonly RegisterEntry[]>();
  readonly #byKey = new Map<string, Set<RegisterEntry>>();
  readonly #personOf = new Map<RegisterEntry, string>();
  #made = 0;

  /** The persons who share a match key with entries, and no others. */
  findNear(entries: readonly RegisterEntry[]): PersonOnBooks[] {
    const near = entries.flatMap((entry) =>
      matchKeysOf(entry, entry).flatMap((key) => [...(this.#byKey.get(key) ?? [])]),
    );
    const ids = new Set(near.flatMap((entry) => this.#personOf.get(entry) ?? []));
    return [...ids].map((personId) => ({ personId, entries: this.persons.get(personId) ?? [] }));
  }

  /** Links new entries, and gives the entries of persons that are found to be another to the first. */
  record(entries: readonly RegisterEntry[], { persons }: PeopleMatched): void {
    const added = new Map(entries.map((entry) => [entryKeyOf(entry), entry]));
    for (const entry of entries)
      for (const key of matchKeysOf(entry, entry))
        this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(entry));
    for (const { personIds, entries: keys } of persons) {
      const [first = this.#newPerson(), ...others] = personIds;
      const moved = [first, ...others].flatMap((id) => this.persons.get(id) ?? []);
      for (const id of others) this.persons.delete(id);
      const own = [...moved, ...keys.flatMap((key) => added.get(key) ?? [])];
      for (const entry of own) this.#personOf.set(entry, first);
      this.persons.set(first, own);
    }
  }

  #newPerson(): string {
    this.#made += 1;
    return `person-${String(this.#made).padStart(6, '0')}`;
  }
}

/** Matches one company after the other, as they are read; gives each two entries that ended as one person. */
export function matchInSteps(all: readonly RegisterEntry[]): ReadonlySet<string> {
  const books = new GrowingBooks();
  for (const entries of Map.groupBy(all, ({ companyId }) => companyId).values())
    books.record(entries, matchPeople({ persons: books.findNear(entries), entries, apart: [] }));
  const pairs = [...books.persons.values()].flatMap((own) => {
    const keys = own.map(entryKeyOf).toSorted();
    return keys.flatMap((one, place) => keys.slice(place + 1).map((other) => `${one} + ${other}`));
  });
  return new Set(pairs);
}
