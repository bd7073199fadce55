import { describe, expect, it } from 'vitest';
import type { RedemptionRequest, ShareActionRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import {
  booksAfter,
  DAN,
  eventOf,
  founding,
  ORDINARY,
  PREFERENCE,
  postingsOf,
} from '../../testing/example-register.ts';

const redeemable = (paidEach: string): ShareActionRequest => ({
  kind: 'allotment',
  on: '2026-06-01',
  allottees: [{ classId: PREFERENCE, holderId: DAN, shares: '100', priceEach: '1', paidEach }],
});
/** Books that begin with redeemable shares alone. */
const alone = (unpaidEach: string): ShareActionRequest => ({
  kind: 'opening-balance',
  on: '2026-06-01',
  holdings: [{ classId: PREFERENCE, holderId: DAN, shares: '100', priceEach: '1', unpaidEach }],
});
const redemption = (more: Partial<RedemptionRequest> = {}): RedemptionRequest => ({
  kind: 'redemption',
  on: '2026-12-01',
  classId: PREFERENCE,
  holdings: [{ holderId: DAN, shares: '40' }],
  ...more,
});

describe('a redemption', () => {
  it('cancels the shares', () => {
    const planned = booksAfter(founding, redeemable('1')).plan(redemption());
    expect(postingsOf(planned)).toEqual(['dan -40', 'cancelled 40']);
    expect(eventOf(planned).terms).toEqual([]);
  });

  it('of all redeemable shares leaves the others in issue', () => {
    const register = booksAfter(founding, redeemable('1'));
    register.post(redemption({ holdings: [{ holderId: DAN, shares: '100' }] }));
    expect(register.at('2026-12-01').lines.every(({ lot }) => lot.classId === ORDINARY)).toBe(true);
  });

  it.each<[string, Partial<RedemptionRequest>, readonly string[]]>([
    ['of shares that are not redeemable', { classId: ORDINARY }, ['classId: not-redeemable']],
    ['of no class', { classId: shareClassId('c') }, ['classId: missing']],
    ['without holdings', { holdings: [] }, ['holdings: missing']],
    [
      'of more than a holder has',
      { holdings: [{ holderId: DAN, shares: '101' }] },
      ['holdings.0.shares: too-few'],
    ],
    ['resolved after it takes effect', { resolvedOn: '2026-12-02' }, ['resolvedOn: after-effect']],
    ['out of capital without a resolution', { outOf: 'capital' }, ['resolvedOn: missing']],
  ])('is refused %s', (_how, more, errors) => {
    expect(booksAfter(founding, redeemable('1')).refusals(redemption(more))).toEqual(errors);
  });

  it('is refused of shares not fully paid (s.686)', () => {
    expect(booksAfter(founding, redeemable('0.5')).refusals(redemption())).toEqual([
      'holdings.0.shares: not-fully-paid',
    ]);
  });

  it('is refused where no other shares are in issue (s.684(4))', () => {
    expect(booksAfter(alone('0')).refusals(redemption())).toEqual(['holdings: nothing-remains']);
  });

  it('reports every error at once: the payment, the shares and what remains', () => {
    const register = booksAfter(alone('0.5'));
    expect(register.refusals(redemption({ outOf: 'capital' }))).toEqual([
      'resolvedOn: missing',
      'holdings.0.shares: not-fully-paid',
      'holdings: nothing-remains',
    ]);
  });
});
