import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, shareCount, sumShares, wholeCountOf, wholeShares } from '../../money/exact-decimal.ts';
import { holderAccount } from '../ledger/ledger-account.ts';
import { lotIdOf, shareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { onEach } from '../ledger/per-share.ts';
import type { PositionLine } from '../ledger/position.ts';
import {
  BOB,
  founding,
  held,
  ALICE,
  INCORPORATED_ON,
  ORDINARY,
  Register,
} from '../testing/example-register.ts';
import { kindsOfLots, takeShares } from './take-shares.ts';

const MADE_BY = shareEventId('made');

/** A line of Bob's: so many shares with so many pounds unpaid on each. */
function line(index: number, shares: bigint, unpaid: string | undefined, firstNumber?: bigint): PositionLine {
  const lot: Lot = {
    id: lotIdOf(MADE_BY, index),
    classId: ORDINARY,
    madeBy: MADE_BY,
    issuedOn: INCORPORATED_ON,
    currency: 'GBP',
    nominalEach: amount('1'),
    price: onEach(amount('3')),
    unpaid: unpaid === undefined ? undefined : onEach(amount(unpaid)),
    numbers: firstNumber === undefined ? undefined : { first: firstNumber, last: firstNumber + shares - 1n },
  };
  return { account: holderAccount(BOB), lot, shares: wholeShares(shares) };
}

const paid = line(1, 40n, '0');
const partly = line(2, 50n, '1');
const alsoPaid = line(3, 10n, '0');
const lines = [paid, partly, alsoPaid];
const of = ({ lot }: PositionLine, shares: string) => ({ lotId: lot.id, shares: shareCount(shares) });
const take = (shares: string, more: object = {}) =>
  takeShares(lines, { shares: shareCount(shares), ...more }, 'Bob Green');
const codeOf = (outcome: ReturnType<typeof take>) =>
  outcome.ok ? 'taken' : `${outcome.path}: ${outcome.code}`;

describe('which shares of a holding go', () => {
  it('does not matter where they are alike in what is unpaid, and where all go', () => {
    expect(kindsOfLots(lines.map(({ lot }) => lot))).toEqual([0, 1, 0]);
    expect(codeOf(take('100'))).toBe('taken');
    expect(codeOf(takeShares([paid, alsoPaid], { shares: shareCount('45') }, 'Bob Green'))).toBe('taken');
    expect(codeOf(take('99'))).toBe('lots: choose');
  });

  it('is what was chosen, lot by lot', () => {
    const taken = take('25', { lots: [of(partly, '20'), of(alsoPaid, '5')] });
    expect(taken.ok && taken.parts.map(({ line: { lot }, shares }) => [lot.id, shares])).toEqual([
      [partly.lot.id, shareCount('20')],
      [alsoPaid.lot.id, shareCount('5')],
    ]);
  });

  it.each([
    ['not as many as are asked for', [of(partly, '20')], 'lots: differs'],
    ['more than there are of a lot', [of(alsoPaid, '11'), of(paid, '14')], 'lots.0.shares: too-few'],
    ['one lot twice', [of(partly, '20'), of(partly, '5')], 'lots: not-held'],
    ['shares of somebody else', [of(line(9, 25n, '0'), '25')], 'lots: not-held'],
  ])('is refused: %s', (_what, lots, expected) => {
    expect(codeOf(take('25', { lots }))).toBe(expected);
  });

  it('is said by numbers where shares have them, and not by lot too', () => {
    const numbered = [line(1, 10n, '0', 1n), line(2, 10n, '0', 21n)];
    const [first] = numbered;
    if (!first) throw new Error('No line');
    const takeNumbered = (more: object) =>
      codeOf(takeShares(numbered, { shares: shareCount('5'), ...more }, 'Bob Green'));
    expect(takeNumbered({})).toBe('numbers: missing');
    expect(takeNumbered({ lots: [of(first, '5')] })).toBe('numbers: missing');
    expect(takeNumbered({ numbers: '3-5, 21-22' })).toBe('taken');
    expect(takeNumbered({ numbers: '1-5', lots: [of(first, '5')] })).toBe('lots: numbers-too');
    const whole = takeShares(numbered, { shares: shareCount('10'), lots: [of(first, '10')] }, 'Bob Green');
    expect(codeOf(whole)).toBe('taken');
  });

  it('whatever is chosen, as many go as are asked for and none of a lot beyond what there is, or nothing goes', () => {
    const holding = fc.array(fc.record({ shares: fc.bigInt(1n, 60n), unpaid: fc.nat(2) }), { minLength: 1 });
    fc.assert(
      fc.property(holding, fc.array(fc.nat(70)), fc.bigInt(1n, 300n), (lots, counts, asked) => {
        const own = lots.map(({ shares, unpaid }, index) => line(index + 1, shares, String(unpaid)));
        const chosen = own.flatMap((each, index) => {
          const count = counts[index] ?? 0;
          return count === 0 ? [] : [of(each, String(count))];
        });
        const outcome = takeShares(own, { shares: wholeShares(asked), lots: chosen }, 'Bob Green');
        if (!outcome.ok) return;
        expect(wholeCountOf(sumShares(outcome.parts.map(({ shares }) => shares)))).toBe(asked);
        for (const part of outcome.parts) expect(part.shares <= part.line.shares).toBe(true);
        if (chosen.length > 0)
          expect(outcome.parts.map(({ line: { lot }, shares }) => ({ lotId: lot.id, shares }))).toEqual(
            chosen,
          );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a transfer of chosen shares', () => {
  it('takes the liability with it and leaves the rest where it was', () => {
    const register = new Register();
    register.post(founding);
    const second = register.post({
      kind: 'allotment',
      on: '2026-06-01',
      allottees: [{ classId: ORDINARY, holderId: BOB, shares: '50', priceEach: '3', paidEach: '2' }],
    });
    const [partPaid] = second.lots;
    if (!partPaid) throw new Error('No lot');
    register.post({
      kind: 'transfer',
      on: '2026-07-01',
      classId: ORDINARY,
      transferorId: BOB,
      transferees: [
        { transfereeId: ALICE, shares: '20', lots: [{ lotId: partPaid.id, shares: '20' }] },
        { transfereeId: ALICE, shares: '30', lots: [{ lotId: partPaid.id, shares: '30' }] },
        // What is left is of one kind: it goes without being chosen.
        { transfereeId: ALICE, shares: '5' },
      ],
    });
    const after = register.at('2026-07-01');
    expect([held(after, ALICE), held(after, BOB)]).toEqual(['115', '35']);
    const owing = after.lines.filter(({ lot }) => lot.id === partPaid.id);
    expect(owing.map(({ account, shares }) => [account, shares])).toEqual([
      [holderAccount(ALICE), shareCount('50')],
    ]);
  });
});
