import { describe, expect, it } from 'vitest';
import { readListAddress, toQuery } from './list-address.ts';

describe('the address of the submissions', () => {
  it('asks the server for what it says', () => {
    const address = readListAddress({ q: 'harbour', show: 'attention', page: '3', other: 'x' });
    expect(toQuery(address)).toMatchObject({ search: 'harbour', group: 'attention', page: '3' });
  });

  it('asks for everything where it says nothing, or nonsense', () => {
    expect(toQuery(readListAddress({ show: 'nonsense', page: '-1' }))).toMatchObject({
      group: 'all',
      page: '1',
      search: undefined,
    });
  });
});
