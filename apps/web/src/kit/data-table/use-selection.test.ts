import { describe, expect, it } from 'vitest';
import { compareValues } from './use-sorted-rows.ts';
import { toggleRows } from './use-selection.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('selecting rows', () => {
  it('turns one row over', () => {
    expect([...toggleRows({ ids, selected: new Set() }, 1)]).toEqual(['b']);
    expect([...toggleRows({ ids, selected: new Set(['b']) }, 1)]).toEqual([]);
  });

  it('extends from the last row, downwards and upwards', () => {
    expect([...toggleRows({ ids, selected: new Set(['b']) }, 3, 1)]).toEqual(['b', 'c', 'd']);
    expect([...toggleRows({ ids, selected: new Set(['d']) }, 1, 3)].toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('keeps what is selected beyond the rows on show', () => {
    expect([...toggleRows({ ids, selected: new Set(['z']) }, 0)]).toEqual(['z', 'a']);
  });
});

describe('the order of a column', () => {
  it('counts numbers inside names and does not mind case', () => {
    expect(['Harbour 10', 'harbour 9', 'Anchor'].toSorted(compareValues)).toEqual([
      'Anchor',
      'harbour 9',
      'Harbour 10',
    ]);
  });

  it('compares large numbers of shares exactly', () => {
    expect(compareValues(9007199254740993n, 9007199254740992n)).toBe(1);
  });
});
