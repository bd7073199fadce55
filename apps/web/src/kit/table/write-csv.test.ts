import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { writeCsv } from './write-csv.ts';

interface Holding {
  readonly holder: string;
  readonly shares: bigint;
  readonly since: string | undefined;
}

const columns: readonly Column<Holding>[] = [
  { id: 'holder', head: 'Holder', cell: () => null, text: ({ holder }) => holder },
  { id: 'shares', head: 'Shares', cell: () => null, sortValue: ({ shares }) => shares },
  { id: 'since', head: 'Since', cell: () => null, text: ({ since }) => since },
];
const rows: readonly Holding[] = [
  { holder: 'Vane, "Idris"', shares: 99_999_999_999n, since: undefined },
  { holder: '=SUM(A1)', shares: 20n, since: '2026-11-20' },
];

describe('a table as CSV', () => {
  it('holds what is on show, in its order, figures exact', () => {
    const sort = { column: 'shares', descending: false };
    expect(writeCsv({ columns, rows, sort }).split('\r\n')).toEqual([
      'Holder,Shares,Since',
      "'=SUM(A1),20,2026-11-20",
      '"Vane, ""Idris""",99999999999,',
      '',
    ]);
  });

  it('leaves out the columns that are not shown', () => {
    expect(writeCsv({ columns: columns.slice(1, 2), rows })).toBe('Shares\r\n99999999999\r\n20\r\n');
  });
});
