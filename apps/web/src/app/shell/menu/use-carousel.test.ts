import { describe, expect, it } from 'vitest';
import { endsOf, stepOf } from './use-carousel.ts';

describe('the row of the menu above the page', () => {
  it('is moved by its width less 80 pixels', () => {
    expect(stepOf(900)).toBe(820);
    expect(stepOf(100), 'of a very narrow one').toBe(80);
  });

  it.each([
    ['at the start', 0, { atStart: true, atEnd: false }],
    ['at the start but for a rounding', -1, { atStart: true, atEnd: false }],
    ['between', 100, { atStart: false, atEnd: false }],
    ['at the end', 500, { atStart: false, atEnd: true }],
    ['at the end but for a fraction', 499.6, { atStart: false, atEnd: true }],
    ['at the end by widths that were rounded', -499, { atStart: false, atEnd: true }],
    ['at the end, right to left', -500, { atStart: false, atEnd: true }],
  ])('knows when it is %s', (_where, scrollLeft, ends) => {
    expect(endsOf({ scrollLeft, scrollWidth: 1500, clientWidth: 1000 })).toEqual(ends);
  });

  it('is at both ends when all of it fits', () => {
    expect(endsOf({ scrollLeft: 0, scrollWidth: 800, clientWidth: 800 })).toEqual({
      atStart: true,
      atEnd: true,
    });
  });
});
