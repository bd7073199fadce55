import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  type ShareCount,
  shareCount,
  toDecimalText,
  wholeShares,
} from '../../money/exact-decimal.ts';
import { lotIdOf, shareEventId } from '../ledger/ids.ts';
import { CANCELLED, holderAccount, ledgerAccountKey, TREASURY } from '../ledger/ledger-account.ts';
import type { LotTerms } from '../ledger/lot.ts';
import { NOTHING, onEach } from '../ledger/per-share.ts';
import type { PositionLine } from '../ledger/position.ts';
import { unbalancedLots } from '../ledger/posting.ts';
import { ALICE, BOB, INCORPORATED_ON, ORDINARY } from '../testing/example-register.ts';
import { EventBuilder } from './event-builder.ts';

const EVENT = shareEventId('new');
const EARLIER = shareEventId('earlier');
const [alice, bob] = [holderAccount(ALICE), holderAccount(BOB)];

const terms: LotTerms = {
  classId: ORDINARY,
  issuedOn: INCORPORATED_ON,
  currency: 'GBP',
  nominalEach: amount('1'),
  price: onEach(amount('1')),
  unpaid: NOTHING,
};

function lineOf(place: number, shares: string, more: Partial<LotTerms> = {}): PositionLine {
  const lot = { ...terms, ...more, id: lotIdOf(EARLIER, place), madeBy: EARLIER };
  return { account: bob, lot, shares: shareCount(shares) };
}
const numbered = lineOf(1, '10', { numbers: { first: 1n, last: 10n } });
const half = (lot: LotTerms): LotTerms => ({ ...lot, nominalEach: amount('0.5') });

function built(builder: EventBuilder) {
  const { lots, postings } = builder.build();
  expect(unbalancedLots(postings)).toEqual([]);
  return {
    lots: lots.map(({ id, cameFrom, numbers }) => [
      id,
      cameFrom,
      numbers && `${numbers.first}-${numbers.last}`,
    ]),
    postings: postings.map(
      ({ account, lotId, shares }) => `${ledgerAccountKey(account)} ${lotId} ${toDecimalText(shares)}`,
    ),
  };
}

describe('the builder of an event', () => {
  it('names new lots after the event, in their order', () => {
    const builder = new EventBuilder(EVENT, []);
    builder.issue(terms, shareCount('5'), alice);
    builder.issue(terms, shareCount('7'), TREASURY);
    expect(built(builder)).toEqual({
      lots: [
        ['new/1', undefined, undefined],
        ['new/2', undefined, undefined],
      ],
      postings: ['issuer new/1 -5', 'holder:alice new/1 5', 'issuer new/2 -7', 'treasury new/2 7'],
    });
  });

  it('moves shares without a new lot, and adds up postings of one balance', () => {
    const line = lineOf(1, '10');
    const builder = new EventBuilder(EVENT, [line]);
    builder.move({ line, shares: shareCount('4') }, alice);
    builder.move({ line, shares: shareCount('3') }, alice);
    expect(built(builder)).toEqual({
      lots: [],
      postings: ['holder:bob earlier/1 -7', 'holder:alice earlier/1 7'],
    });
  });

  it('leaves no trace of shares that come back within the event', () => {
    const line = lineOf(1, '10');
    const builder = new EventBuilder(EVENT, [line]);
    builder.move({ line, shares: line.shares }, alice);
    const [moved] = builder.lines();
    if (moved) builder.move({ line: moved, shares: moved.shares }, bob);
    expect(built(builder)).toEqual({ lots: [], postings: [] });
  });

  it('moves shares with other terms by way of the issuer', () => {
    const line = lineOf(1, '10');
    const builder = new EventBuilder(EVENT, [line]);
    builder.move({ line, shares: shareCount('4') }, CANCELLED, (lot) => ({ ...lot, isForfeited: true }));
    expect(built(builder)).toEqual({
      lots: [['new/1', 'earlier/1', undefined]],
      postings: ['holder:bob earlier/1 -4', 'issuer earlier/1 4', 'issuer new/1 -4', 'cancelled new/1 4'],
    });
  });

  it('divides a numbered lot of which a part moves, and knows where each part came from', () => {
    const builder = new EventBuilder(EVENT, [numbered]);
    builder.move({ line: numbered, shares: shareCount('3'), numbers: [{ first: 4n, last: 6n }] }, alice);
    const { lots, postings } = built(builder);
    expect(lots).toEqual([
      ['new/1', 'earlier/1', '4-6'],
      ['new/2', 'earlier/1', '1-3'],
      ['new/3', 'earlier/1', '7-10'],
    ]);
    expect(postings).toContain('holder:alice new/1 3');
    expect(postings).toContain('holder:bob new/3 4');
  });

  it('moves a whole numbered lot as it is', () => {
    const builder = new EventBuilder(EVENT, [numbered]);
    builder.move({ line: numbered, shares: numbered.shares }, alice);
    expect(built(builder).lots).toEqual([]);
  });

  it('restates a lot of several accounts once, unless its shares get numbers', () => {
    const [first, second] = [lineOf(1, '10'), { ...lineOf(1, '5'), account: alice }];
    const builder = new EventBuilder(EVENT, [first, second]);
    for (const line of [first, second]) builder.restate({ line, shares: line.shares }, half);
    expect(built(builder).lots).toEqual([['new/1', 'earlier/1', undefined]]);

    let next = 1n;
    const apart = new EventBuilder(EVENT, [first, second]);
    for (const line of [first, second]) {
      const numbers = { first: next, last: next + 9n };
      next += 10n;
      apart.restate({ line, shares: line.shares }, (lot) => ({ ...lot, numbers }), wholeShares(10n));
    }
    expect(built(apart).lots).toHaveLength(2);
  });

  it('restates shares into more or fewer, and keeps the position for the next step', () => {
    const line = lineOf(1, '10');
    const builder = new EventBuilder(EVENT, [line]);
    builder.restate({ line, shares: line.shares }, half, shareCount('20'));
    expect(builder.linesOf(bob, ORDINARY).map(({ shares }) => shares)).toEqual([shareCount('20')]);
    expect(builder.linesOf(alice, ORDINARY)).toEqual([]);
    expect(built(builder).postings).toContain('holder:bob new/1 20');
  });

  it('forgets a lot that was made and restated within the event, and keeps its origin', () => {
    const line = lineOf(1, '10');
    const builder = new EventBuilder(EVENT, [line]);
    builder.restate({ line, shares: line.shares }, half);
    const [passing] = builder.lines();
    if (passing)
      builder.restate({ line: passing, shares: passing.shares }, (lot) => ({ ...lot, currency: 'EUR' }));
    expect(built(builder).lots).toEqual([['new/2', 'earlier/1', undefined]]);
  });

  it('pools lines of one account into one lot', () => {
    const lines = [lineOf(1, '4'), lineOf(2, '6')];
    const builder = new EventBuilder(EVENT, lines);
    builder.pool(lines, terms, shareCount('5'));
    expect(built(builder).postings).toEqual([
      'holder:bob earlier/1 -4',
      'issuer earlier/1 4',
      'holder:bob earlier/2 -6',
      'issuer earlier/2 6',
      'issuer new/1 -5',
      'holder:bob new/1 5',
    ]);
  });

  it('balances every lot whatever is done, and the lines are what the postings add up to', () => {
    const step = fc.record({ act: fc.nat(3), line: fc.nat(20), shares: fc.bigInt(1n, 30n) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const start = [lineOf(1, '30'), lineOf(2, '50')];
        const builder = new EventBuilder(EVENT, start);
        for (const { act, line: place, shares } of steps) {
          const lines = builder.lines();
          const line = lines[place % Math.max(lines.length, 1)];
          if (act === 0 || !line) builder.issue(terms, wholeShares(shares), alice);
          else if (act === 1)
            builder.move({ line, shares: smaller(line.shares, wholeShares(shares)) }, alice);
          else if (act === 2) builder.move({ line, shares: line.shares }, TREASURY, half);
          else builder.restate({ line, shares: line.shares }, half, wholeShares(shares));
        }
        const { postings } = builder.build();
        expect(unbalancedLots(postings)).toEqual([]);
        const sums = new Map(
          start.map(({ account, lot, shares }) => [
            `${ledgerAccountKey(account)} ${lot.id}`,
            shares as bigint,
          ]),
        );
        for (const { account, lotId, shares } of postings) {
          const key = `${ledgerAccountKey(account)} ${lotId}`;
          if (account.kind !== 'issuer') sums.set(key, (sums.get(key) ?? 0n) + shares);
        }
        const held = builder
          .lines()
          .map(({ account, lot, shares }) => [`${ledgerAccountKey(account)} ${lot.id}`, shares]);
        expect(new Map([...sums].filter(([, shares]) => shares !== 0n))).toEqual(
          new Map(held as [string, bigint][]),
        );
      }),
      { numRuns: 500 },
    );
  });
});

function smaller(a: ShareCount, b: ShareCount): ShareCount {
  return a < b ? a : b;
}
