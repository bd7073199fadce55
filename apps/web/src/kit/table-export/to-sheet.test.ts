import { describe, expect, it } from 'vitest';
import type { Column } from '../data-table/column.ts';
import { toSheet } from './to-sheet.ts';

interface Holding {
  readonly holder: string;
  readonly number: string;
  readonly shares: bigint;
  readonly since: string | undefined;
}

const columns: readonly Column<Holding>[] = [
  { id: 'holder', head: 'Holder', cell: () => null, sortValue: ({ holder }) => holder },
  { id: 'number', head: 'Number', cell: () => null, text: ({ number }) => number },
  { id: 'shares', head: 'Shares', cell: () => null, sortValue: ({ shares }) => shares },
  { id: 'since', head: 'Since', cell: () => null, text: ({ since }) => since },
];
const rows: readonly Holding[] = [
  { holder: 'Vane, Idris', number: '09990001', shares: 1_250n, since: '2026-11-20' },
  { holder: '=SUM(A1)', number: 'SC000042', shares: 1_234_567_890_123_456n, since: undefined },
];

describe('a table as a sheet', () => {
  it('holds the rows in the order shown, with numbers and dates as such and company numbers as text', () => {
    const sort = { column: 'shares', descending: true };
    expect(toSheet('holdings', { columns, rows, sort })).toEqual({
      title: 'holdings',
      heads: ['Holder', 'Number', 'Shares', 'Since'],
      rows: [
        [{ text: '=SUM(A1)' }, { text: 'SC000042' }, { number: '1234567890123456' }, undefined],
        [{ text: 'Vane, Idris' }, { text: '09990001' }, { number: '1250' }, { date: '2026-11-20' }],
      ],
    });
  });

  it('leaves out the columns that are not shown', () => {
    expect(toSheet('holdings', { columns: columns.slice(2, 3), rows })).toMatchObject({
      heads: ['Shares'],
      rows: [[{ number: '1250' }], [{ number: '1234567890123456' }]],
    });
  });
});
