import { describe, expect, it } from 'vitest';
import type { VariationRequest } from '../../ledger/event-requests.ts';
import { shareClassId } from '../../ledger/ids.ts';
import {
  booksAfter,
  eventOf,
  foundedBooks,
  founding,
  ORDINARY,
  ordinaryTerms,
  type Register,
} from '../../testing/example-register.ts';

const variation = (more: Partial<VariationRequest> = {}): VariationRequest => ({
  kind: 'variation',
  on: '2026-12-01',
  classId: ORDINARY,
  particulars: 'Two votes each',
  votesPerShare: '2',
  isRedeemable: false,
  ...more,
});
const unchanged = { particulars: ordinaryTerms.particulars, votesPerShare: '1', isRedeemable: false };

describe('a variation of rights', () => {
  it('changes the terms of the class and moves no shares', () => {
    const { postings, lots, terms } = eventOf(foundedBooks().plan(variation()));
    expect([postings, lots]).toEqual([[], []]);
    expect(terms).toEqual([
      {
        classId: ORDINARY,
        before: ordinaryTerms,
        after: { ...ordinaryTerms, particulars: 'Two votes each', votesPerShare: 2n },
      },
    ]);
  });

  it('holds from its day on', () => {
    const register = booksAfter(founding, variation());
    const votes = (day: string) => register.at(day).classes[0]?.terms.votesPerShare;
    expect([votes('2026-11-30'), votes('2026-12-01')]).toEqual([1n, 2n]);
  });

  it('holds as it was resolved, whatever is entered late before it or reversed', () => {
    const votesIn = (register: Register) =>
      ['2026-04-01', '2026-07-01'].map((day) => register.at(day).classes[0]?.terms.votesPerShare);
    const june = variation({ on: '2026-06-01', particulars: 'One vote each, as before', votesPerShare: '1' });
    const march = variation({ on: '2026-03-01', particulars: 'Four votes each', votesPerShare: '4' });
    const register = booksAfter(founding, june);
    const late = register.post(march);
    expect(votesIn(register)).toEqual([4n, 1n]);
    register.reverse(late);
    expect(votesIn(register)).toEqual([1n, 1n]);
  });

  it('that states the same votes again keeps them when the first is reversed', () => {
    const register = booksAfter(founding);
    const first = register.post(
      variation({ on: '2026-03-01', particulars: 'Four votes', votesPerShare: '4' }),
    );
    register.post(variation({ on: '2026-06-01', particulars: 'Four votes each', votesPerShare: '4' }));
    register.reverse(first);
    expect(register.at('2026-07-01').classes[0]?.terms.votesPerShare).toBe(4n);
  });

  it.each<[string, Partial<VariationRequest>]>([
    ['the particulars alone', { ...unchanged, particulars: 'One vote each; no dividend' }],
    ['the votes alone, to none', { ...unchanged, votesPerShare: '0' }],
    ['whether the shares are redeemable alone', { ...unchanged, isRedeemable: true }],
  ])('can change %s', (_what, more) => {
    expect(foundedBooks().refusals(variation(more))).toEqual([]);
  });

  it.each<[string, Partial<VariationRequest>, readonly string[]]>([
    ['that changes nothing', unchanged, ['particulars: no-change']],
    [
      'that changes blanks only',
      { ...unchanged, particulars: ` ${unchanged.particulars} ` },
      ['particulars: no-change'],
    ],
    ['without particulars', { particulars: ' ' }, ['particulars: missing']],
    ['with votes that are no number', { votesPerShare: 'many' }, ['votesPerShare: not-whole']],
    ['of no class', { classId: shareClassId('c') }, ['classId: missing']],
    ['resolved after it takes effect', { resolvedOn: '2026-12-02' }, ['resolvedOn: after-effect']],
  ])('is refused %s', (_how, more, errors) => {
    expect(foundedBooks().refusals(variation(more))).toEqual(errors);
  });
});
