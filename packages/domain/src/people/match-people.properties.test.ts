import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPeople } from './match-people.ts';
import type { ApartPair, PeopleMatched } from './match-result.ts';
import { matchKeysOf } from './matching/match-keys.ts';
import { entryKeyOf, type RegisterEntry } from './register-entry.ts';
import { matchInSteps } from './testing/match-in-steps.ts';
import { randomEntries } from './testing/random-entries.ts';
import { randomRegister } from './testing/random-register.ts';

const matchAll = (entries: readonly RegisterEntry[], apart: readonly ApartPair[] = []) =>
  matchPeople({ persons: [], entries, apart });

/** Each two entries that became one person, or are proposed to be. */
function pairsOf({ persons, proposals }: PeopleMatched) {
  const linked = persons.flatMap(({ entries }) => combine(entries, entries.slice(1)));
  const proposed = proposals.flatMap(({ one, other }) => combine(one.entries, other.entries));
  return { linked: new Set(linked), proposed: new Set(proposed) };
}

const combine = (some: readonly string[], others: readonly string[]) =>
  some.flatMap((one) => others.flatMap((other) => (one === other ? [] : [pairKey(one, other)])));
const pairKey = (...pair: readonly string[]) => pair.toSorted().join(' + ');

/** Registers in which everything is often the same, so that all rules meet. */
const entries = randomEntries();

describe('of any registers', () => {
  it('the order of entries changes nothing', () => {
    fc.assert(
      fc.property(
        entries.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(matchAll(shuffled)).toEqual(matchAll(all));
        },
      ),
    );
  });

  it('every entry stands in one person, with one reason for each beyond the first', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const { persons } = matchAll(all);
        const placed = persons.flatMap((person) => person.entries);
        expect(placed.toSorted()).toEqual(all.map(entryKeyOf).toSorted());
        for (const person of persons) expect(person.links).toHaveLength(person.entries.length - 1);
      }),
    );
  });

  it('no protected entry is linked or proposed', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const guarded = new Set(all.filter(({ protection }) => protection !== 'none').map(entryKeyOf));
        const { linked, proposed } = pairsOf(matchAll(all));
        for (const pair of [...linked, ...proposed])
          for (const key of pair.split(' + ')) expect(guarded.has(key)).toBe(false);
      }),
    );
  });

  it('no two who are apart come together, directly or through others', () => {
    fc.assert(
      fc.property(entries, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 6 }), (all, picked) => {
        const keys = all.map(entryKeyOf);
        const pairs = picked.flatMap(([a, b]) => {
          const [one, other] = [keys[a % keys.length], keys[b % keys.length]];
          return one === undefined || other === undefined || one === other ? [] : [[one, other] as const];
        });
        const apart = pairs.map(([one, other]): ApartPair => [{ entry: one }, { entry: other }]);
        const { linked, proposed } = pairsOf(matchAll(all, apart));
        for (const [one, other] of pairs) {
          expect(linked.has(pairKey(one, other))).toBe(false);
          expect(proposed.has(pairKey(one, other))).toBe(false);
        }
      }),
    );
  });

  it('nobody is two people: no person was born on two days, or is both human and body', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const byKey = new Map(all.map((entry) => [entryKeyOf(entry), entry]));
        for (const person of matchAll(all).persons) {
          const own = person.entries.flatMap((key) => byKey.get(key) ?? []);
          expect(new Set(own.flatMap(({ birthDate }) => birthDate ?? [])).size).toBeLessThan(2);
          expect(new Set(own.map(({ name }) => name.kind)).size).toBe(1);
        }
      }),
    );
  });

  it('a name alone does nothing', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const named = all.map(({ companyId, role, registerKey, name, formerNames }): RegisterEntry => {
          return { companyId, role, registerKey, name, formerNames, protection: 'none' };
        });
        const { linked, proposed } = pairsOf(matchAll(named));
        expect(linked.size + proposed.size).toBe(0);
      }),
    );
  });

  it('who is linked or proposed shares a match key', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const keysOf = new Map(all.map((entry) => [entryKeyOf(entry), new Set(matchKeysOf(entry, entry))]));
        const { persons, proposals } = matchAll(all);
        const evidence = [
          ...persons.flatMap(({ links }) => links),
          ...proposals.flatMap((each) => each.evidence),
        ];
        for (const { between } of evidence) {
          const [one, other] = between.map((party) =>
            'entry' in party ? keysOf.get(party.entry) : undefined,
          );
          expect(one && other && !one.isDisjointFrom(other)).toBe(true);
        }
      }),
    );
  });
});

describe('one company after the other', () => {
  it('comes to the same persons where no later entry brings a namesake or a contradiction', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { entries: all } = randomRegister(150, seed, { isPlain: true });
      expect(matchInSteps(all)).toEqual(pairsOf(matchAll(all)).linked);
    }
  });

  it('of families and mistakes keeps what was linked before a doubt came up, and links nobody wrongly', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { entries: all, truth } = randomRegister(300, seed);
      const [steps, whole] = [matchInSteps(all), pairsOf(matchAll(all)).linked];
      expect(whole.difference(steps).size).toBe(0);
      for (const pair of steps) expect(new Set(pair.split(' + ').map((key) => truth.get(key))).size).toBe(1);
    }
  });
});
