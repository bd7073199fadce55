import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import {
  ALICE,
  BOB,
  bobToAlice,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  PREFERENCE,
} from '../testing/example-register.ts';
import { compareEvents, issuesIntoClass, restatesClass } from './event.ts';
import type { ShareActionRequest } from './event-requests.ts';

const of = { on: '2026-12-01', classId: ORDINARY } as const;
const plan = (request: ShareActionRequest) => eventOf(foundedBooks().plan(request));

it('events stand by effective date, then by the order of posting', () => {
  const place = (day: string, order: number) => ({ effectiveOn: civilDate(day), order });
  const places = [place('2026-03-01', 1), place('2026-02-01', 9), place('2026-02-01', 2)];
  expect(places.sort(compareEvents).map(({ order }) => order)).toEqual([2, 9, 1]);
  expect(compareEvents(place('2026-02-01', 2), place('2026-02-01', 2))).toBe(0);
});

describe('whether an event restates a class', () => {
  it.each<[string, ShareActionRequest, boolean]>([
    ['a sub-division', { kind: 'subdivision', ...of, into: '2' }, true],
    ['a consolidation', { kind: 'consolidation', ...of, from: '2' }, true],
    [
      'a redenomination',
      {
        kind: 'redenomination',
        ...of,
        currency: 'EUR',
        rate: '1',
        rateOn: '2026-11-20',
        resolvedOn: '2026-12-01',
      },
      true,
    ],
    [
      'a smaller nominal value',
      {
        kind: 'reduction',
        ...of,
        means: { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' },
        route: 'court',
        resolvedOn: '2026-11-20',
      },
      true,
    ],
    [
      'a variation of rights',
      { kind: 'variation', ...of, particulars: 'Two votes', votesPerShare: '2', isRedeemable: false },
      false,
    ],
    ['a new name', { kind: 'class-name', ...of, name: 'A' }, false],
    ['an allotment', { ...founding, on: '2026-12-01' }, false],
  ])('%s', (_what, request, expected) => {
    expect(restatesClass(plan(request), ORDINARY)).toBe(expected);
    expect(restatesClass(plan(request), PREFERENCE)).toBe(false);
  });
});

describe('whether an event issues shares into a class', () => {
  it.each<[string, ShareActionRequest, boolean]>([
    ['an allotment', { ...founding, on: '2026-12-01' }, true],
    [
      'a bonus issue',
      { kind: 'bonus-issue', ...of, intoClassId: ORDINARY, newShares: '1', forEvery: '2' },
      true,
    ],
    ['a sub-division', { kind: 'subdivision', ...of, into: '2' }, true],
    ['a consolidation', { kind: 'consolidation', ...of, from: '2' }, false],
    ['a transfer', bobToAlice, false],
    [
      'a buy-back into treasury',
      { kind: 'buy-back', ...of, holdings: [{ holderId: BOB, shares: '5' }], into: 'treasury' },
      false,
    ],
    [
      'a buy-back into cancellation',
      { kind: 'buy-back', ...of, holdings: [{ holderId: ALICE, shares: '5' }], into: 'cancelled' },
      false,
    ],
  ])('%s', (_what, request, expected) => {
    expect(issuesIntoClass(plan(request), ORDINARY)).toBe(expected);
  });

  it('the reversal of a buy-back brings shares back into issue', () => {
    const register = foundedBooks();
    const bought = register.post({
      kind: 'buy-back',
      ...of,
      holdings: [{ holderId: BOB, shares: '5' }],
      into: 'cancelled',
    });
    expect(issuesIntoClass(register.reverse(bought), ORDINARY)).toBe(true);
  });
});
