import { describe, expect, it } from 'vitest';
import {
  readDensity,
  readListAddress,
  readMarks,
  readSort,
  writeDensity,
  writeMarks,
  writeSort,
} from './list-address.ts';

describe('the address of the list', () => {
  it('keeps order, chips and row height, and gives them back', () => {
    const address = {
      ...writeSort({ column: 'statement', descending: true }),
      ...writeMarks(['in-flight', 'overdue']),
      ...writeDensity('compact'),
    };
    expect(address).toEqual({ sort: '-statement', show: 'in-flight,overdue', rows: 'compact' });
    expect(readSort(address)).toEqual({ column: 'statement', descending: true });
    expect(readMarks(address)).toEqual(['overdue', 'in-flight']);
    expect(readDensity(address)).toBe('compact');
  });

  it('says nothing of what is usual', () => {
    expect(writeSort({ column: 'name', descending: false })).toEqual({ sort: undefined });
    expect(writeMarks([])).toEqual({ show: undefined });
    expect(writeDensity('regular')).toEqual({ rows: undefined });
    expect(readSort({})).toEqual({ column: 'name', descending: false });
  });

  it('takes nothing from an address that is not of the list', () => {
    expect(readListAddress({ q: ['a'], show: '', other: 'x', sort: 'number' })).toEqual({ sort: 'number' });
    expect(readMarks({ show: 'overdue,nonsense' })).toEqual(['overdue']);
    expect(readDensity({ rows: 'huge' })).toBe('regular');
  });
});
