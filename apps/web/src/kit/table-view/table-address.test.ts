import { describe, expect, it } from 'vitest';
import { readTexts } from '../address/search-text.ts';
import { readSort, tableParams } from './table-address.ts';
import { readColumns, readDensity, writeColumns, writeSort } from './table-settings.ts';

const columns = [{ id: 'name' }, { id: 'status' }, { id: 'due' }, { id: 'code', hiddenByDefault: true }];
const byName = { column: 'name', descending: false };

describe('the address of a table', () => {
  it('keeps the order, and says nothing of the usual one', () => {
    expect(writeSort({ column: 'due', descending: true }, byName)).toEqual({ sort: '-due' });
    expect(readSort({ sort: '-due' }, byName)).toEqual({ column: 'due', descending: true });
    expect(writeSort(byName, byName)).toEqual({ sort: undefined });
    expect(readSort({}, byName)).toEqual(byName);
  });

  it('keeps the columns, and says nothing of the usual ones', () => {
    expect(writeColumns(['name', 'code', 'status'], columns)).toEqual({ columns: 'status,code' });
    expect(readColumns({ columns: 'status,code' }, columns)).toEqual(['name', 'status', 'code']);
    expect(writeColumns(['name', 'status', 'due'], columns)).toEqual({ columns: undefined });
    expect(readColumns({}, columns)).toEqual(['name', 'status', 'due']);
  });

  it('keeps the first column alone, and a nonsense column out', () => {
    expect(readColumns(writeColumns(['name'], columns), columns)).toEqual(['name']);
    expect(readColumns({ columns: 'nonsense,due' }, columns)).toEqual(['name', 'due']);
  });

  it('takes nothing from an address that is not of a table', () => {
    expect(readTexts(...tableParams)({ sort: ['a'], rows: '', q: 'x' })).toEqual({});
    expect(readDensity({ rows: 'huge' })).toBeUndefined();
    expect(readDensity({ rows: 'compact' })).toBe('compact');
  });
});
