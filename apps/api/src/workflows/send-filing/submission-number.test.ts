import { describe, expect, it } from 'vitest';
import { toSubmissionNumber } from './submission-number.ts';

describe('a submission number', () => {
  it.each([
    [1, '000001'],
    [35, '00000Z'],
    [36, '000010'],
    [36 ** 6 - 1, 'ZZZZZZ'],
  ])('of count %i is %s', (count, number) => {
    expect(toSubmissionNumber(count)).toBe(number);
  });

  it('does not exist beyond the last, nor before the first', () => {
    expect(() => toSubmissionNumber(36 ** 6)).toThrow(RangeError);
    expect(() => toSubmissionNumber(0)).toThrow(RangeError);
  });
});
