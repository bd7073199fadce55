import { describe, expect, it } from 'vitest';
import type { TransmissionRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import {
  ALICE,
  BOB,
  booksAfter,
  DAN,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  PREFERENCE,
  postingsOf,
} from '../../testing/example-register.ts';

const transmission = (more: Partial<TransmissionRequest> = {}): TransmissionRequest => ({
  kind: 'transmission',
  on: '2026-12-01',
  fromId: BOB,
  toId: DAN,
  evidence: 'Grant of probate of 20 November 2026',
  ...more,
});
const preference = {
  kind: 'allotment',
  on: '2026-06-01',
  allottees: [{ classId: PREFERENCE, holderId: BOB, shares: '7', priceEach: '1', paidEach: '0' }],
} as const;

describe('a transmission', () => {
  it('passes every share of every class, with what is unpaid on it', () => {
    const planned = booksAfter(founding, preference).plan(transmission());
    expect(postingsOf(planned)).toEqual(['bob -40', 'dan 40', 'bob -7', 'dan 7']);
    expect(eventOf(planned).lots).toEqual([]);
  });

  it('passes the shares of one class where one is named', () => {
    const planned = booksAfter(founding, preference).plan(transmission({ classId: PREFERENCE }));
    expect(postingsOf(planned)).toEqual(['bob -7', 'dan 7']);
  });

  it.each<[string, Partial<TransmissionRequest>, readonly string[]]>([
    ['without evidence', { evidence: ' ' }, ['evidence: missing']],
    ['to the same holder', { toId: BOB }, ['toId: same-holder']],
    ['from somebody without shares', { fromId: DAN, toId: ALICE }, ['fromId: too-few']],
    ['of a class the holder has no shares of', { classId: PREFERENCE }, ['fromId: too-few']],
    ['of no class', { classId: shareClassId('c') }, ['classId: missing', 'fromId: too-few']],
    ['in the future', { on: '2028-01-01' }, ['on: in-the-future']],
  ])('is refused %s', (_how, more, errors) => {
    expect(foundedBooks().refusals(transmission(more))).toEqual(errors);
  });

  it('is refused from and to unidentified holders', () => {
    const register = foundedBooks();
    register.holders = register.holders.map((each) => (each.id === BOB ? { ...each, members: [] } : each));
    expect(register.refusals(transmission())).toEqual(['fromId: not-known']);
    expect(register.refusals(transmission({ fromId: ALICE, toId: BOB }))).toEqual(['toId: not-known']);
  });

  it('names a holder who has no such shares', () => {
    const planned = foundedBooks().plan(transmission({ classId: ORDINARY, fromId: DAN, toId: ALICE }));
    expect(planned.ok ? [] : planned.errors.map(({ message }) => message)).toEqual([
      'Dan Green has no such shares',
    ]);
  });
});
