import { describe, expect, it } from 'vitest';
import { readListAddress, readMarks, writeMarks } from './list-address.ts';

describe('the address of the list', () => {
  it('keeps the chips and gives them back', () => {
    const address = writeMarks(['in-flight', 'overdue']);
    expect(address).toEqual({ show: 'in-flight,overdue' });
    expect(readMarks(address)).toEqual(['overdue', 'in-flight']);
    expect(writeMarks([])).toEqual({ show: undefined });
  });

  it('takes nothing from an address that is not of the list', () => {
    const given = { q: ['a'], show: '', other: 'x', sort: 'number', columns: 'status' };
    expect(readListAddress(given)).toEqual({ sort: 'number', columns: 'status' });
    expect(readMarks({ show: 'overdue,nonsense' })).toEqual(['overdue']);
  });
});
