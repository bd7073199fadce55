import { describe, expect, it } from 'vitest';
import { findMatches } from './match-names.ts';

describe('the words of a search', () => {
  it.each([
    ['HARBOUR LIGHT BAKERY LIMITED', 'light', [9, 13]],
    ['HARBOUR LIGHT BAKERY LIMITED', 'bakery harb', [1, 4, 15, 20]],
    ["O'BRIEN-HALE LIMITED", 'hale', [9, 12]],
    ['SUNLIGHT AND LIGHT LIMITED', 'light', [14, 18]],
  ])('are in %s for %s at %j, counted from one', (name, query, places) => {
    expect(findMatches(name, query)).toEqual(places);
  });

  it.each(['', '  ', 'ight', 'harbour mill'])('are not found for %j', (query) => {
    expect(findMatches('HARBOUR LIGHT BAKERY LIMITED', query)).toBeUndefined();
  });
});
