import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CivilDate } from '../../dates/civil-date.ts';
import { DERIVED_KINDS } from '../planning/affected-accounts.ts';
import { replayBalances } from './reference-model/event-timeline.ts';
import type { ShareEventKind } from '../ledger/event-requests.ts';
import { RandomRegister } from './random-register.ts';
import { type RandomNumbers, randomRequest } from './random-request.ts';
import { answersOf, certificatesText, faultsOf, ofLiveEvents, sameBalances } from './register-faults.ts';
import { seededRandom } from './seeded-random.ts';

const die = fc.nat(1_000_000);
const random: fc.Arbitrary<RandomNumbers> = fc.tuple(die, die, die, die, die);
const history = fc.array(random, { minLength: 4, maxLength: 24, size: 'max' });

function played(steps: readonly RandomNumbers[]): RandomRegister {
  const register = new RandomRegister();
  for (const step of steps) register.step(step);
  return register;
}

/** A day before an entry whose result follows from what it meets; any day where there is none. */
function dayBeforeWhatFollows({ ledger, days, lastDay }: RandomRegister, [, die]: RandomNumbers): CivilDate {
  const following = ledger
    .list()
    .filter((event) => ledger.isLive(event) && DERIVED_KINDS.some((kind) => kind === event.kind));
  const day = following[die % Math.max(following.length, 1)]?.effectiveOn ?? lastDay;
  return days.findLast((each) => each < day) ?? lastDay;
}

const EVERY_KIND: readonly ShareEventKind[] = [
  'allotment',
  'bonus-issue',
  'buy-back',
  'call',
  'cancellation',
  'class-name',
  'consolidation',
  'forfeiture',
  'opening-balance',
  'redemption',
  'redenomination',
  'redesignation',
  'reduction',
  'reversal',
  'subdivision',
  'surrender',
  'transfer',
  'transmission',
  'treasury-sale',
  'variation',
];

// Thousands of histories: how long they take says nothing.
describe('after anything that can happen, in any order of dates', { timeout: 300_000 }, () => {
  it('postings balance, no balance is ever below zero, capital is holdings and treasury, certificates are holdings', () => {
    const kinds = new Set<ShareEventKind>();
    fc.assert(
      fc.property(history, (steps) => {
        const register = played(steps);
        for (const { kind } of register.ledger.list()) kinds.add(kind);
        expect(faultsOf(register)).toEqual([]);
      }),
      { numRuns: 8_000 },
    );
    expect([...kinds].sort()).toEqual(EVERY_KIND);
  });

  it('a long history reads from its checkpoints what all its postings add up to', () => {
    const [register, random] = [new RandomRegister(), seededRandom(20_261_120)];
    while (register.ledger.list().length < 1_300) register.step(random());
    expect(faultsOf(register)).toEqual([]);
    for (const knownAt of [1, 500, 1_299]) {
      const on = register.lastDay;
      const replayed = replayBalances(register.ledger.list(), { on, knownAt });
      expect(sameBalances(register.ledger.positionAt({ on, knownAt }), replayed)).toBe(true);
    }
  });

  it('any entry can be reversed or corrected: the rest stays, and what was known then stays known', () => {
    const outcomes = { changed: 0, refused: 0 };
    fc.assert(
      fc.property(history, random, (steps, last) => {
        const register = played(steps);
        const [before, known] = [answersOf(register), register.ledger.list().length];
        const certificates = certificatesText(register);
        const live = register.ledger.list().filter((event) => register.ledger.isLive(event));
        const event = live[last[2] % Math.max(live.length, 1)];
        if (event === undefined) return;
        const made = last[4] % 2 === 0 ? register.reverse(event) : register.correct(event, last);
        expect(answersOf(register, known)).toBe(before);
        if (made === undefined) {
          outcomes.refused += 1;
          expect([answersOf(register), certificatesText(register)]).toEqual([before, certificates]);
          expect(register.ledger.list()).toHaveLength(known);
          return;
        }
        outcomes.changed += 1;
        expect(register.ledger.isLive(event)).toBe(false);
        expect(answersOf(register)).toBe(answersOf(ofLiveEvents(register)));
        expect(faultsOf(register)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(outcomes.changed).toBeGreaterThan(outcomes.refused);
  });

  it('any entry can be posted late: what follows from it is posted again, and what was known then stays known', () => {
    const outcomes = { alone: 0, withOthers: 0, refused: 0 };
    fc.assert(
      fc.property(history, random, (steps, last) => {
        const register = played(steps);
        const [before, known] = [answersOf(register), register.ledger.list().length];
        const certificates = certificatesText(register);
        const on = dayBeforeWhatFollows(register, last);
        const request = randomRequest(last, on, register.ledger.positionAt({ on }));
        if (request === undefined) return;
        const made = register.post(request, on);
        expect(answersOf(register, known)).toBe(before);
        if (made === undefined) {
          outcomes.refused += 1;
          expect([answersOf(register), certificatesText(register)]).toEqual([before, certificates]);
          expect(register.ledger.list()).toHaveLength(known);
          return;
        }
        outcomes[made.length > 1 ? 'withOthers' : 'alone'] += 1;
        expect(made.filter(({ reverses, entersAgain }) => !(reverses ?? entersAgain))).toHaveLength(1);
        expect(answersOf(register)).toBe(answersOf(ofLiveEvents(register)));
        expect(faultsOf(register)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(outcomes.withOthers).toBeGreaterThan(40);
  });

  it('the reversal of the newest entry restores every answer, and the certificates of everybody', () => {
    fc.assert(
      fc.property(history, random, (steps, last) => {
        const register = played(steps);
        const before = answersOf(register);
        const known = register.ledger.list().length;
        const step = register.step(last);
        const event = register.ledger.list().at(-1);
        if (step === 'refused') expect(answersOf(register)).toBe(before);
        const isAlone = register.ledger.list().length === known + 1;
        if (event === undefined || !isAlone || event.kind === 'reversal' || event.kind !== step) return;
        const during = answersOf(register);
        expect(register.reverseAlone(event)).toBeDefined();
        expect(answersOf(register)).toBe(before);
        expect(answersOf(register, known)).toBe(before);
        expect(answersOf(register, event.order)).toBe(during);
        expect(faultsOf(register)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
