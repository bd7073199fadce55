import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount } from '../../money/exact-decimal.ts';
import { shareClassId } from '../ledger/ids.ts';
import { balanceKey } from '../ledger/posting.ts';
import {
  bobToAlice,
  eventOf,
  foundedBooks,
  founding,
  numberedBooks,
  ORDINARY,
} from '../testing/example-register.ts';
import { RandomRegister } from '../testing/random-register.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { RunningBooks } from './running-books.ts';

describe('running books', () => {
  it('follow events one after the other', () => {
    const register = foundedBooks();
    const books = new RunningBooks(register.at('2026-12-01'));
    const [, bob] = books.lines();
    books.apply(eventOf(register.plan(bobToAlice)));
    expect(bob && books.balance(balanceKey(bob.account, bob.lot.id))).toBe(shareCount('25'));
    books.undo(eventOf(register.plan(bobToAlice)));
    expect(bob && books.balance(balanceKey(bob.account, bob.lot.id))).toBe(shareCount('40'));
  });

  it('know the terms of classes after each event', () => {
    const register = foundedBooks();
    const books = new RunningBooks(register.at('2026-12-01'));
    books.apply(
      eventOf(register.plan({ kind: 'subdivision', on: '2026-12-01', classId: ORDINARY, into: '4' })),
    );
    expect(books.termsOf(ORDINARY)?.nominalEach).toBe(amount('0.25'));
    expect(books.position().classes[0]?.terms.nominalEach).toBe(amount('0.25'));
    expect(books.termsOf(shareClassId('none'))).toBeUndefined();
  });

  it('count distinguishing numbers on from all books, or from those given', () => {
    const register = numberedBooks();
    const books = new RunningBooks(register.at('2026-12-01'));
    expect(books.position().classes[0]?.highestNumber).toBe(100n);
    expect(books.position(new Map()).classes[0]?.highestNumber).toBe(0n);
    books.apply(eventOf(register.plan({ ...founding, on: '2026-12-01' })));
    expect(books.position().classes[0]?.highestNumber).toBe(200n);
    expect(books.position(new Map([[ORDINARY, 250n]])).classes[0]?.highestNumber).toBe(250n);
  });

  it('may be short within a day, and list only what is there', () => {
    const register = foundedBooks();
    const planned = eventOf(
      register.plan({ ...bobToAlice, transferees: [{ ...bobToAlice.transferees[0], shares: '40' }] }),
    );
    const books = new RunningBooks(register.at('2026-12-01'));
    books.apply(planned);
    books.apply(planned);
    expect(books.lines().map(({ shares }) => shares)).toEqual([shareCount('60'), shareCount('80')]);
    books.undo(planned);
    expect(books.lines()).toHaveLength(2);
  });

  it('learn lots before any share of them moves', () => {
    const register = foundedBooks();
    const books = new RunningBooks(register.at('2026-01-14'));
    const [lot] = register.ledger.list()[0]?.lots ?? [];
    expect(lot && books.lot(lot.id)).toBeUndefined();
    if (lot) books.know([lot]);
    expect(lot && books.lot(lot.id)).toEqual(lot);
    expect(books.lines()).toEqual([]);
  });

  it('end as the ledger does, whatever happened since they began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(30), (seed, place) => {
        const [register, random] = [new RandomRegister(), seededRandom(seed)];
        for (let step = 0; step < 15; step += 1) register.step(random());
        const day = register.days[place] ?? register.lastDay;
        const live = register.ledger.liveFrom(day).filter(({ effectiveOn }) => effectiveOn > day);
        const known = live.flatMap(({ postings }) =>
          postings.flatMap(({ lotId }) => register.ledger.lot(lotId) ?? []),
        );
        const books = new RunningBooks(register.ledger.positionAt({ on: day }), known);
        for (const event of live) books.apply(event);
        const end = register.ledger.positionAt({ on: register.lastDay });
        expect(books.position().lines).toEqual(end.lines);
        expect(books.position().classes.map(({ terms }) => terms)).toEqual(
          end.classes.map(({ terms }) => terms),
        );
      }),
      { numRuns: 200, examples: [[965_006, 0]] },
    );
  });
});
