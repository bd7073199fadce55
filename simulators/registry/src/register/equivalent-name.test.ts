import { describe, expect, it } from 'vitest';
import { toEquivalentName } from './equivalent-name.ts';

describe('names that are the same in law', () => {
  it.each([
    ['HARBOUR LIGHT LIMITED', 'The Harbour-Light Ltd.'],
    ['HALE & SONS LIMITED', 'HALE AND SON PLC'],
    ['QUILL UK LIMITED', 'QUILL LIMITED'],
    ['ASHBY AND COMPANY LIMITED', 'ASHBY LIMITED'],
    ['LLANFAIR CYF', 'LLANFAIR CYFYNGEDIG'],
  ])('%s and %s', (one, other) => {
    expect(toEquivalentName(one)).toBe(toEquivalentName(other));
  });

  it('are not those that differ in a word', () => {
    expect(toEquivalentName('HARBOUR LIGHT LIMITED')).not.toBe(toEquivalentName('HARBOUR LIGHTING LIMITED'));
  });
});
