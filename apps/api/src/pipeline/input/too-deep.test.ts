import { describe, expect, it } from 'vitest';
import { findTooDeep } from './too-deep.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)]);

describe('an input with too many levels', () => {
  it('is found by the member that has them', () => {
    expect(findTooDeep({ text: 'Kept', noteId: { a: nested(64) } })).toBe('noteId');
    expect(findTooDeep(nested(1000))).toBe('');
  });

  it('is nothing that a form sends', () => {
    for (const input of [undefined, 'text', [], { answers: nested(60) }])
      expect(findTooDeep(input)).toBeUndefined();
  });
});
