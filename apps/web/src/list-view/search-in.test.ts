import { describe, expect, it } from 'vitest';
import { searchIn } from './search-in.ts';

const rows = ['harbour ltd 01', 'quay ltd 02', 'harbour works 03'];
const search = () => searchIn(rows, (row) => row);

describe('what a filter finds', () => {
  it('is what has every word, in any order and case', () => {
    expect(search()('LTD  harb')).toEqual(['harbour ltd 01']);
    expect(search()(' ')).toBe(rows);
  });

  it('is the same array while a longer text leaves out nothing', () => {
    const find = search();
    const found = find('har');
    expect(found).toEqual(['harbour ltd 01', 'harbour works 03']);
    expect(find('harbour')).toBe(found);
    expect(find('harbour o')).toBe(found);
  });

  it('is sought among all rows again when the text is another or a shorter one', () => {
    const find = search();
    expect(find('harbour ltd')).toEqual(['harbour ltd 01']);
    expect(find('harbour')).toHaveLength(2);
    expect(find('quay')).toEqual(['quay ltd 02']);
    expect(find('')).toBe(rows);
  });
});
