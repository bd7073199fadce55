import { describe, expect, it } from 'vitest';
import { type CapRow, type CapTable, heldByMembers, measuresOf, partsBy, sharesOfClass } from './cap-rows.ts';

const row = (holderId: string | null, shares: number, votes = shares): CapRow => ({
  holderId,
  holderName: holderId ?? 'The company itself',
  isNotKnown: false,
  shares: String(shares),
  votes: String(votes),
  votesPercent: '0.00',
  classes: [{ shareClassId: 'ordinary', className: 'Ordinary', shares: String(shares) }],
  nominal: [{ currency: 'GBP', value: String(shares), percent: String(shares) }],
});

const ofRows = (rows: readonly CapRow[]): CapTable => ({
  asAt: '2026-11-20',
  knownAt: 1,
  knownSince: null,
  knownOn: null,
  lastEntry: 1,
  classes: [
    {
      shareClassId: 'ordinary',
      className: 'Ordinary',
      currency: 'GBP',
      nominalValue: '1',
      particulars: '',
      votesPerShare: '1',
      isRedeemable: false,
      isNumbered: false,
      sharesInIssue: '100',
      sharesInTreasury: '0',
      sharesForfeited: '0',
      aggregateNominal: '100',
      amountUnpaid: '0',
    },
  ],
  rows: [...rows],
});

describe('the bars of a cap table', () => {
  const many = Array.from({ length: 13 }, (_, place) => row(`holder ${place}`, 13 - place));

  it('are the ten largest, the others together, and the company’s own shares apart', () => {
    const table = ofRows([...many, row(null, 9, 0)]);
    const [nominal, votes] = measuresOf(table);
    if (nominal === undefined || votes === undefined) throw new Error('Both measures are there.');
    const parts = partsBy(nominal, table.rows);
    expect(
      parts.map(({ name, value, aside }) => `${name} ${value}${aside ? ' aside' : ''}`).slice(9),
    ).toEqual(['holder 9 4', '3 others 6 aside', 'The company itself 9 aside']);
    expect(parts.find(({ id }) => id === 'others')?.percent).toBe('6.00');
    expect(partsBy(votes, table.rows).map(({ name }) => name)).not.toContain('The company itself');
  });

  it('give an eleventh a bar of its own rather than call it one other', () => {
    const parts = partsBy({ id: 'GBP', label: '', currency: 'GBP' }, many.slice(0, 11));
    expect(parts).toHaveLength(11);
  });
});

describe('the totals of a cap table', () => {
  it('are what the members hold, the company’s own shares left out', () => {
    const rows = [row('alice', 60), row(null, 40, 0)];
    const [nominal, votes] = measuresOf(ofRows(rows));
    expect(nominal && heldByMembers(rows, nominal)).toEqual({ value: '60', percent: '60.00' });
    expect(votes && heldByMembers(rows, votes)).toEqual({ value: '60', percent: '100.00' });
    expect(sharesOfClass(rows, 'ordinary')).toBe('60');
  });
});
