import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  eventOf,
  foundedBooks,
  founding,
  held,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  partPaid,
} from '../testing/example-register.ts';
import { RandomRegister } from '../testing/random-register.ts';
import { randomRequest } from '../testing/random-request.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { planEvent } from '../events/plan-event.ts';
import { holderAccount, TREASURY } from './ledger-account.ts';
import { lotId, shareEventId } from './ids.ts';
import { compareLines, findClass, linesOfClass, positionAfter, sharesOn } from './position.ts';

describe('the position after an event', () => {
  it('has the new holdings and keeps the others', () => {
    const register = foundedBooks();
    const after = positionAfter(register.at('2026-12-02'), eventOf(register.plan(bobToAlice)));
    expect([held(after, ALICE), held(after, BOB)]).toEqual(['75', '25']);
    expect(after.holders).toBe(register.holders);
  });

  it('has the new terms of a class', () => {
    const register = foundedBooks();
    const subdivision = eventOf(
      register.plan({ kind: 'subdivision', on: '2026-12-01', classId: ORDINARY, into: '4' }),
    );
    const after = positionAfter(register.at('2026-12-01'), subdivision);
    expect(findClass(after, ORDINARY)?.terms.nominalEach).toBe(amount('0.25'));
    expect(findClass(after, PREFERENCE)?.terms.nominalEach).toBe(amount('1'));
  });

  it('needs the older lots that a reversal restores', () => {
    const register = foundedBooks();
    const subdivided = register.post({
      kind: 'subdivision',
      on: '2026-12-01',
      classId: ORDINARY,
      into: '4',
    });
    const position = register.at('2026-12-01');
    const reversal = register.reverse(subdivided);
    const findLot = register.ledger.lot.bind(register.ledger);
    expect(held(positionAfter(position, reversal, findLot), ALICE)).toBe('60');
  });

  it('is what the ledger says once the event is posted, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const [register, random] = [new RandomRegister(), seededRandom(seed)];
        for (let step = 0; step < 8; step += 1) register.step(random());
        const on = register.lastDay;
        const position = register.ledger.positionAt({ on });
        const request = randomRequest(random(), on, position);
        const context = {
          eventId: shareEventId('next'),
          incorporatedOn: register.days[0] ?? on,
          isPublic: false,
          today: on,
        };
        const planned = request && planEvent(request, { ...context, position });
        if (!planned?.ok) return;
        if (!register.ledger.append([planned.event], { kind: 'person', reference: 'test' }).ok) return;
        const after = positionAfter(position, planned.event);
        expect(after.lines).toEqual(register.ledger.positionAt({ on }).lines);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the lines of a position', () => {
  it('are those of a class', () => {
    const position = booksAfter(founding, partPaid).at('2026-12-31');
    expect(sharesOn(linesOfClass(position, ORDINARY))).toBe(shareCount('150'));
    expect(linesOfClass(position, PREFERENCE)).toEqual([]);
  });

  it('stand oldest first, then by distinguishing number, then by lot', () => {
    const register = numberedBooks();
    register.post({ ...founding, on: '2026-01-16', allottees: [founding.allottees[0]] });
    const lines = [...register.at('2026-12-31').lines].reverse().sort(compareLines);
    expect(lines.map(({ lot }) => `${lot.issuedOn} ${lot.numbers?.first}`)).toEqual([
      '2026-01-15 1',
      '2026-01-15 61',
      '2026-01-16 101',
    ]);
    const plain = [...foundedBooks().at('2026-12-31').lines].reverse().sort(compareLines);
    expect(plain.map(({ lot }) => lot.id)).toEqual(['e1/1', 'e1/2']);
  });

  it('have one order, also where some shares of a day have distinguishing numbers and others none', () => {
    const [line] = foundedBooks().at('2026-12-31').lines;
    if (!line) throw new Error('No line');
    const lineOf = (id: string, first?: bigint) => ({
      ...line,
      lot: { ...line.lot, id: lotId(id), numbers: first === undefined ? undefined : { first, last: first } },
    });
    const lines = [lineOf('z', 1n), lineOf('a', 2n), lineOf('m'), lineOf('b', 2n)];
    const sorted = ['z', 'a', 'b', 'm'];
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), (shuffled) => {
        expect([...shuffled].sort(compareLines).map(({ lot }) => lot.id)).toEqual(sorted);
      }),
    );
  });

  it('have one order, also where several accounts hold shares of one lot', () => {
    const [line] = foundedBooks().at('2026-12-31').lines;
    if (!line) throw new Error('No line');
    const lines = [TREASURY, ...[BOB, CARA, ALICE].map(holderAccount)].map((account) => ({
      ...line,
      account,
    }));
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), (shuffled) => {
        expect([...shuffled].sort(compareLines).map(({ account }) => account)).toEqual([
          ...[ALICE, BOB, CARA].map(holderAccount),
          TREASURY,
        ]);
      }),
    );
  });
});
