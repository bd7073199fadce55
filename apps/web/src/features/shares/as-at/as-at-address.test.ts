import { describe, expect, it } from 'vitest';
import { readAsAtAddress, toAsAtQuery } from './as-at-address.ts';

describe('the time of a reading in an address', () => {
  it('is a day and an entry, or neither', () => {
    expect(readAsAtAddress({ asAt: '2026-03-31', knownAt: '2' })).toEqual({
      asAt: '2026-03-31',
      knownAt: '2',
    });
    expect(readAsAtAddress({ asAt: '2026-02-30', knownAt: '-1' })).toEqual({});
    expect(readAsAtAddress({ knownOn: '2026-11-03T14:05Z' })).toEqual({ knownOn: '2026-11-03T14:05Z' });
    expect(readAsAtAddress({ knownOn: '2026-11-03T24:05Z' })).toEqual({});
    expect(readAsAtAddress({})).toEqual({});
  });

  it('asks for nothing where it is now', () => {
    expect(toAsAtQuery({})).toEqual({});
    expect(toAsAtQuery({ asAt: '2026-03-31', knownAt: '2' })).toEqual({ asAt: '2026-03-31', knownAt: 2 });
  });
});
