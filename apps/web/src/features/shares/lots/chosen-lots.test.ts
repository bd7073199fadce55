import { describe, expect, it } from 'vitest';
import {
  type ChosenShares,
  countAll,
  countOf,
  lotsLeft,
  mustChoose,
  type ShareLot,
  withCount,
} from './chosen-lots.ts';

const lot = (lotId: string, kind: number, shares: string, numbers = ''): ShareLot => ({
  lotId,
  kind,
  shares,
  numbers,
  currency: 'GBP',
  paidEach: '1',
  unpaidEach: kind === 0 ? '0' : '2',
  issuedOn: '2026-01-15',
});
const nothing: ChosenShares = { shares: '', numbers: '', lots: [] };
const chosen = (change: Partial<ChosenShares>): ChosenShares => ({ ...nothing, ...change });

describe('choosing among lots', () => {
  const lots = [
    lot('paid', 0, '40'),
    lot('partly', 1, '50'),
    { ...lot('later', 0, '10'), issuedOn: '2026-06-01' },
  ];

  it('is asked where part of the shares goes and they are not all of one kind', () => {
    const left = lotsLeft(lots, []);
    expect(['', '0', '99', '100', '101'].map((shares) => mustChoose(left, shares))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(
      mustChoose(
        lotsLeft([lot('paid', 0, '40'), { ...lot('later', 0, '10'), issuedOn: '2026-06-01' }], []),
        '5',
      ),
    ).toBe(false);
  });

  it('counts with what the rows above take', () => {
    const above = [chosen({ lots: [{ lotId: 'partly', shares: '50' }] }), chosen({ shares: '3' })];
    const left = lotsLeft(lots, above);
    expect(left.map(({ lotId, free }) => [lotId, free])).toEqual([
      ['paid', 40n],
      ['later', 10n],
    ]);
    expect(mustChoose(left, '20')).toBe(false);
  });

  it('keeps the lots in their order, and leaves out those that are emptied', () => {
    const left = lotsLeft(lots, []);
    const [, partly, later] = left;
    if (!partly || !later) throw new Error('No lots');
    const first = withCount(left, nothing, { group: later, count: '5' });
    const both = withCount(left, chosen(first), { group: partly, count: '20' });
    expect(both).toEqual({
      lots: [
        { lotId: 'partly', shares: '20' },
        { lotId: 'later', shares: '5' },
      ],
    });
    expect(countAll(left, chosen(both))).toBe(25n);
    expect(withCount(left, chosen(both), { group: partly, count: '' })).toEqual({
      lots: [{ lotId: 'later', shares: '5' }],
    });
  });
});

describe('lots that look alike', () => {
  it('are chosen as one, the first first, and never beyond what there is', () => {
    const left = lotsLeft([lot('one', 0, '15'), lot('partly', 1, '50'), lot('other', 0, '40')], []);
    expect(left.map(({ lotId, free }) => [lotId, free])).toEqual([
      ['one', 55n],
      ['partly', 50n],
    ]);
    const [alike] = left;
    if (!alike) throw new Error('No lots');
    const some = withCount(left, nothing, { group: alike, count: '20' });
    expect(some).toEqual({
      lots: [
        { lotId: 'one', shares: '15' },
        { lotId: 'other', shares: '5' },
      ],
    });
    expect(countOf(alike, chosen(some))).toBe('20');
    const all = withCount(left, nothing, { group: alike, count: '500' });
    expect(countAll(left, chosen(all))).toBe(55n);
  });
});

describe('choosing among numbered lots', () => {
  const lots = [lot('first', 0, '10', '1-10'), lot('second', 1, '10', '21-30')];

  it('fills in the numbers, the lowest first, and reads what was entered instead', () => {
    const left = lotsLeft(lots, []);
    const [first, second] = left;
    if (!first || !second) throw new Error('No lots');
    expect(mustChoose(left, '5')).toBe(true);
    const one = withCount(left, nothing, { group: second, count: '5' });
    expect(one).toEqual({ numbers: '21-25' });
    expect(withCount(left, chosen(one), { group: first, count: '1' })).toEqual({ numbers: '1, 21-25' });
    expect(countOf(second, chosen({ numbers: '9, 28-30' }))).toBe('3');
    expect(countOf(second, chosen({ numbers: 'some' }))).toBe('');
    expect(withCount(left, chosen({ numbers: '9, 28-30' }), { group: second, count: '' })).toEqual({
      numbers: '9',
    });
  });

  it('leaves the numbers of the rows above alone', () => {
    const left = lotsLeft(lots, [chosen({ numbers: '1-2, 4' })]);
    const [first] = left;
    if (!first) throw new Error('No lot');
    expect(first.free).toBe(7n);
    expect(withCount(left, nothing, { group: first, count: '3' })).toEqual({ numbers: '3, 5-6' });
  });
});
