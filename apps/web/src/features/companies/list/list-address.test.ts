import { describe, expect, it } from 'vitest';
import { readListAddress, readFlags, writeFlags } from './list-address.ts';

describe('the address of the list', () => {
  it('keeps the chips and gives them back', () => {
    const address = writeFlags(['in-flight', 'overdue']);
    expect(address).toEqual({ show: 'in-flight,overdue' });
    expect(readFlags(address)).toEqual(['overdue', 'in-flight']);
    expect(writeFlags([])).toEqual({ show: undefined });
  });

  it('takes nothing from an address that is not of the list', () => {
    const given = { q: ['a'], show: '', other: 'x', sort: 'number', columns: 'status' };
    expect(readListAddress(given)).toEqual({ sort: 'number', columns: 'status' });
    expect(readFlags({ show: 'overdue,nonsense' })).toEqual(['overdue']);
  });
});
