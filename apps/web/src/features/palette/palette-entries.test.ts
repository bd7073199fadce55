import { IconBuilding } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { findEntries, splitByActs, toFormSearch, toSearchText } from './palette-entries.ts';

const entry = (label: string, also?: string) => ({
  id: label,
  label,
  also,
  icon: IconBuilding,
  act: () => undefined,
});

describe('what is typed into the palette', () => {
  it('finds entries by every word, in any order, and by other words for the same', () => {
    const entries = [entry('Import companies'), entry('Sign out', 'log out')];
    const found = (text: string) => findEntries(entries, text).map(({ label }) => label);
    expect(found('COMP imp')).toEqual(['Import companies']);
    expect(found('log')).toEqual(['Sign out']);
    expect(found('')).toEqual(['Import companies', 'Sign out']);
    expect(found('import bakery')).toEqual([]);
  });

  it('leaves the many aside until something is typed', () => {
    const entries = [{ ...entry('Layout box'), onlyFound: true }, entry('Reports')];
    expect(findEntries(entries, '').map(({ label }) => label)).toEqual(['Reports']);
    expect(findEntries(entries, 'box').map(({ label }) => label)).toEqual(['Layout box']);
  });

  it('looks for a form by its id, or by the words that follow', () => {
    expect(toFormSearch(' ap01 ')).toBe('AP01');
    expect(toFormSearch('File a form: register charge')).toBe('register charge');
    expect(toFormSearch('form office')).toBe('office');
    expect(toFormSearch('filey fish')).toBeUndefined();
    expect(toFormSearch('file ')).toBeUndefined();
  });

  it('looks for the company of which something is to be filed', () => {
    expect(toSearchText('file confirmation statement of harbour')).toBe('harbour');
    expect(toSearchText('file the harbour')).toBe('harbour');
    expect(toSearchText('  Filey Fish ')).toBe('Filey Fish');
  });

  it('tells an act from the company that it is for, in either order', () => {
    const acts = [entry('Allot shares', 'allotment issue holder'), entry('Satisfy a charge (MR04)')];
    expect(splitByActs(acts, 'allot fair')).toEqual({ act: 'allot', company: 'fair' });
    expect(splitByActs(acts, 'Glen Orrin mr04')).toEqual({ act: 'mr04', company: 'glen orrin' });
    expect(splitByActs(acts, 'allot shares of the old forge')).toEqual({
      act: 'allot shares',
      company: 'old forge',
    });
    expect(splitByActs(acts, 'allot')).toEqual({ act: 'allot', company: '' });
  });
});
