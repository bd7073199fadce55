import { describe, expect, it } from 'vitest';
import { shareCount } from '../../money/exact-decimal.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  booksAfter,
  CARA,
  founding,
  numberedBooks,
  ORDINARY,
  PREFERENCE,
  partPaid,
  type Register,
} from '../testing/example-register.ts';
import { holdingMovements } from './holding-movements.ts';

function movements(register: Register, ...requests: readonly ShareActionRequest[]) {
  const events = requests.map((request) => register.post(request));
  return holdingMovements(events, (id) => register.ledger.lot(id)).map(
    ({ holderId, classId, received, givenUp, numbersReceived, numbersGivenUp }) => [
      `${holderId} ${classId}`,
      received / 1_000_000n,
      givenUp / 1_000_000n,
      describeNumberRanges(numbersReceived),
      describeNumberRanges(numbersGivenUp),
    ],
  );
}

describe('the movements of holdings', () => {
  it('are what each account received and gave up, by class', () => {
    expect(movements(booksAfter(founding), bobToAlice)).toEqual([
      [`${BOB} ordinary`, 0n, 15n, '', ''],
      [`${ALICE} ordinary`, 15n, 0n, '', ''],
    ]);
  });

  it('leave out the issuer and the treasury account', () => {
    expect(
      movements(booksAfter(founding), {
        kind: 'buy-back',
        on: '2026-12-01',
        classId: ORDINARY,
        holdings: [{ holderId: BOB, shares: '10' }],
        into: 'treasury',
      }),
    ).toEqual([[`${BOB} ordinary`, 0n, 10n, '', '']]);
  });

  it('of shares restated with other terms are both: all given up, all received', () => {
    expect(
      movements(booksAfter(partPaid), {
        kind: 'subdivision',
        on: '2026-12-01',
        classId: ORDINARY,
        into: '2',
      }),
    ).toEqual([[`${CARA} ordinary`, 100n, 50n, '', '']]);
  });

  it('of several events of one entry cancel each other out', () => {
    const back: ShareActionRequest = {
      ...bobToAlice,
      on: '2026-12-03',
      transferorId: ALICE,
      transferees: [{ transfereeId: BOB, shares: '15' }],
    };
    expect(movements(booksAfter(founding), bobToAlice, back)).toEqual([
      [`${BOB} ordinary`, 0n, 0n, '', ''],
      [`${ALICE} ordinary`, 0n, 0n, '', ''],
    ]);
  });

  it('name the numbers that moved, not those of a lot that was divided', () => {
    const part = { ...bobToAlice, transferees: [{ transfereeId: ALICE, shares: '3', numbers: '70-72' }] };
    expect(movements(numberedBooks(), part)).toEqual([
      [`${BOB} ordinary`, 0n, 3n, '', '70-72'],
      [`${ALICE} ordinary`, 3n, 0n, '70-72', ''],
    ]);
  });

  it('keep the classes of one holder apart, with the last event of each', () => {
    const register = booksAfter(founding);
    const second: ShareActionRequest = {
      ...founding,
      on: '2026-06-01',
      allottees: [
        { ...founding.allottees[0], shares: '5' },
        { ...founding.allottees[0], classId: PREFERENCE, shares: '7' },
      ],
    };
    const event = register.post(second);
    const found = holdingMovements([event], () => undefined);
    expect(found.map(({ classId, received, eventId }) => [classId, received, eventId])).toEqual([
      [ORDINARY, shareCount('5'), event.id],
      [PREFERENCE, shareCount('7'), event.id],
    ]);
  });
});
