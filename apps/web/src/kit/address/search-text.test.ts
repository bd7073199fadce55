import { describe, expect, it } from 'vitest';
import { readTexts, textOf } from './search-text.ts';

describe('the texts of an address', () => {
  it.each([
    ['a text', { q: 'harbour' }, 'harbour'],
    ['an empty one', { q: '' }, undefined],
    ['a number', { q: 7 }, undefined],
    ['nothing', {}, undefined],
  ])('%s is read as text or as none', (_what, search, text) => expect(textOf(search, 'q')).toBe(text));

  it('are read by name, and the rest is left', () => {
    expect(readTexts('q', 'page')({ q: 'harbour', page: 2, other: 'x' })).toEqual({
      q: 'harbour',
      page: undefined,
    });
  });
});
