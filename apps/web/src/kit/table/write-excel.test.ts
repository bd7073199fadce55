import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { excelCells, writeExcel } from './write-excel.ts';

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

describe('a table as Excel file', () => {
  it('holds numbers and dates as such, and text for what would not stay as it is', () => {
    const sort = { column: 'shares', descending: true };
    const [heads, first, second] = excelCells({ columns, rows, sort });
    expect(heads).toMatchObject(columns.map(({ head }) => ({ value: head, type: String })));
    expect(first).toEqual([
      { value: '=SUM(A1)', type: String },
      { value: 'SC000042', type: String },
      { value: '1234567890123456', type: String, align: 'right' },
      null,
    ]);
    expect(second).toMatchObject([
      { value: 'Vane, Idris', type: String },
      { value: '09990001', type: String },
      { value: 1250, type: Number },
      { value: new Date('2026-11-20T00:00:00Z'), type: Date },
    ]);
  });

  it('is a zip, as every such file is', async () => {
    const file = await writeExcel('holdings', { columns, rows });
    expect(await file.slice(0, 2).text()).toBe('PK');
  });
});
