import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import type { ShareHolder } from '../share-capital/holders/holder.ts';
import { holderId, personId } from '../share-capital/ledger/ids.ts';
import { RandomRegister } from '../share-capital/testing/random-register.ts';
import { seededRandom } from '../share-capital/testing/seeded-random.ts';
import { type Controllers, controllersOf, type FindCorporate, NO_CORPORATES } from './psc-changes.ts';
import { RunningControl } from './running-control.ts';

/** Two of the holders are joint, and everybody else holds alone. */
const holders: readonly ShareHolder[] = [['ann'], ['ben'], ['cat'], ['dov', 'ann'], ['eve', 'dov']].map(
  (names) => ({
    id: holderId(names[0] ?? ''),
    members: names.map((name) => ({ personId: personId(name), name: { kind: 'whole', name } })),
  }),
);

/** Dov is an overseas company that Ann owns. */
const behindDov: FindCorporate = ({ personId: id }) => {
  if (id !== 'dov') return undefined;
  const register = new RandomRegister();
  const on = register.days[0] ?? register.lastDay;
  const [classId] = register.ledger.classesAt({ on }).map((each) => each.id);
  if (classId === undefined) throw new Error('There is no class');
  const all = { classId, holderId: holderId('ann'), shares: '1', priceEach: '1', paidEach: '1' };
  register.post({ kind: 'allotment', on, allottees: [all] }, on);
  return {
    isRelevant: false,
    foundBy: 'name',
    position: register.ledger.positionAt({ on }, holders.slice(0, 1)),
  };
};

/** Who has a band, and through whom. */
const banded = (controllers: Controllers) =>
  [...controllers]
    .filter(([, { control }]) => control.shares !== undefined || control.votes !== undefined)
    .map(([id, { through, foundByName, control }]) => ({ id, through, foundByName, control }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

it('is on every day what the holdings of that day suggest', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 5, max: 60 }), fc.boolean(), (seed, length, isOwned) => {
      const [register, random] = [new RandomRegister(), seededRandom(seed)];
      for (let step = 0; step < length; step += 1) register.step(random());
      const find = isOwned ? behindDov : NO_CORPORATES;
      const before = register.ledger.positionAt({ on: civilDate('2025-12-31') }, holders);
      const running = new RunningControl(before, find);
      const live = register.ledger.listByDate().filter((event) => register.ledger.isLive(event));
      const byDay = Map.groupBy(live, ({ effectiveOn }) => effectiveOn);
      for (const [on, events] of byDay) {
        for (const event of events) running.apply(event);
        const position = register.ledger.positionAt({ on }, holders);
        expect(banded(running.controllers())).toEqual(banded(controllersOf(position, find)));
      }
    }),
    { numRuns: 150 },
  );
});
