import { describe, expect, it } from 'vitest';
import { type CapRow, type CapTable, heldByMembers, measuresOf, partsBy, sharesOfClass } from './cap-rows.ts';

const row = (HolderId: string | null, shares: number, votes = shares): CapRow => ({
  HolderId,
  HolderName: HolderId ?? 'The company itself',
  IsNotKnown: false,
  Shares: String(shares),
  Votes: String(votes),
  VotesPercent: '0.00',
  Classes: [{ ShareClassId: 'ordinary', ClassName: 'Ordinary', Shares: String(shares) }],
  Nominal: [{ Currency: 'GBP', Value: String(shares), Percent: String(shares) }],
});

const ofRows = (Rows: readonly CapRow[]): CapTable => ({
  AsAt: '2026-11-20',
  KnownAt: 1,
  KnownSince: null,
  KnownOn: null,
  LastEntry: 1,
  Classes: [
    {
      ShareClassId: 'ordinary',
      ClassName: 'Ordinary',
      Currency: 'GBP',
      NominalValue: '1',
      Particulars: '',
      VotesPerShare: '1',
      IsRedeemable: false,
      IsNumbered: false,
      SharesInIssue: '100',
      SharesInTreasury: '0',
      SharesForfeited: '0',
      AggregateNominal: '100',
      AmountUnpaid: '0',
    },
  ],
  Rows: [...Rows],
});

describe('the bars of a cap table', () => {
  const many = Array.from({ length: 13 }, (_, place) => row(`holder ${place}`, 13 - place));

  it('are the ten largest, the others together, and the company’s own shares apart', () => {
    const table = ofRows([...many, row(null, 9, 0)]);
    const [nominal, votes] = measuresOf(table);
    if (nominal === undefined || votes === undefined) throw new Error('Both measures are there.');
    const parts = partsBy(nominal, table.Rows);
    expect(
      parts.map(({ name, value, aside }) => `${name} ${value}${aside ? ' aside' : ''}`).slice(9),
    ).toEqual(['holder 9 4', '3 others 6 aside', 'The company itself 9 aside']);
    expect(parts.find(({ id }) => id === 'others')?.percent).toBe('6.00');
    expect(partsBy(votes, table.Rows).map(({ name }) => name)).not.toContain('The company itself');
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
