import { describe, expect, it } from 'vitest';
import { civilDate } from '../../dates/civil-date.ts';
import { amount, shareCount, toDecimalText } from '../../money/exact-decimal.ts';
import { holderAccount } from '../ledger/ledger-account.ts';
import { holderId, lotId, shareClassId, shareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import { describeNumberRanges } from '../ledger/distinguishing-numbers.ts';
import { onEach } from '../ledger/per-share.ts';
import type { Certificate } from './certificate.ts';
import { type PaidPart, paidPartsOf } from './paid-parts.ts';

const [alice, ordinary, on] = [holderId('alice'), shareClassId('ordinary'), civilDate('2026-02-02')];

function line(id: string, shares: string, more: Partial<Lot> = {}) {
  const terms = { currency: 'GBP', nominalEach: amount('1'), issuedOn: on, madeBy: shareEventId('e1') };
  const paid = { price: onEach(amount('1')), unpaid: onEach(amount('0')) };
  const lot: Lot = { id: lotId(id), classId: ordinary, ...terms, ...paid, ...more };
  return { account: holderAccount(alice), lot, shares: shareCount(shares) };
}

const certificate = (number: number, shares: string, more: Partial<Certificate> = {}): Certificate => ({
  number,
  holderId: alice,
  classId: ordinary,
  shares: shareCount(shares),
  numbers: [],
  origin: 'new',
  issuedOn: on,
  replaces: [],
  status: 'live',
  ...more,
});

const quarterPaid = { unpaid: onEach(amount('0.75')) };
const summaryOf = (parts: readonly PaidPart[] | undefined) =>
  parts?.map(({ shares, state, numbers }) =>
    [toDecimalText(shares), state.kind, describeNumberRanges(numbers)].filter(Boolean).join(' '),
  );
const nothingCame = () => new Set<ReturnType<typeof lotId>>();

describe('what is paid on the shares of certificates', () => {
  it('is said of each group of shares that are paid up alike, the fully paid first', () => {
    const lines = [line('a', '400', quarterPaid), line('b', '500'), line('c', '100')];
    const parts = paidPartsOf({ lines, certificates: [certificate(1, '1000')], receivedWith: nothingCame });
    expect(summaryOf(parts.get(1))).toEqual(['600 fully', '400 partly']);
    expect(parts.get(1)?.[1]?.state).toEqual({
      kind: 'partly',
      price: onEach(amount('1')),
      paid: onEach(amount('0.25')),
      unpaid: onEach(amount('0.75')),
    });
  });

  it('goes with the certificate with which the shares came, and counts every share once', () => {
    const lines = [line('a', '400', quarterPaid), line('b', '600')];
    const certificates = [certificate(1, '500'), certificate(2, '400'), certificate(3, '100')];
    const receivedWith = ({ number }: Certificate) => new Set([lotId(number === 2 ? 'a' : 'b')]);
    const parts = paidPartsOf({ lines, certificates, receivedWith });
    expect([1, 2, 3].map((number) => summaryOf(parts.get(number)))).toEqual([
      ['500 fully'],
      ['400 partly'],
      ['100 fully'],
    ]);
    const unclear = paidPartsOf({ lines, certificates, receivedWith: nothingCame });
    expect([1, 2, 3].map((number) => summaryOf(unclear.get(number)))).toEqual([
      ['100 fully', '400 partly'],
      ['400 fully'],
      ['100 fully'],
    ]);
  });

  it('follows the numbers where shares bear them', () => {
    const lines = [
      line('a', '10', { ...quarterPaid, numbers: { first: 1n, last: 10n } }),
      line('b', '10', { numbers: { first: 11n, last: 20n } }),
    ];
    const numbers = [{ first: 8n, last: 15n }];
    const parts = paidPartsOf({
      lines,
      certificates: [certificate(4, '8', { numbers })],
      receivedWith: nothingCame,
    });
    expect(summaryOf(parts.get(4))).toEqual(['5 fully 11-15', '3 partly 8-10']);
  });

  it('says what is owed where the price is not known, and that nothing is known where neither is', () => {
    const lines = [
      line('a', '5', { price: undefined, ...quarterPaid }),
      line('b', '5', { price: undefined, unpaid: undefined }),
      line('c', '5', { price: undefined }),
    ];
    const parts = paidPartsOf({ lines, certificates: [certificate(1, '15')], receivedWith: nothingCame });
    expect(summaryOf(parts.get(1))).toEqual(['5 fully', '5 owing', '5 not-known']);
  });
});
