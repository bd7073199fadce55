import { describe, expect, it } from 'vitest';
import { minTableWidth } from './column.ts';

describe('the least width of a table', () => {
  it('is that of its columns, and 160 pixels for one that says nothing', () => {
    expect(minTableWidth([{ width: 100 }, { minWidth: 80 }, {}])).toBe(340);
  });

  it('takes the width of a column before its least width', () => {
    expect(minTableWidth([{ width: 100, minWidth: 300 }])).toBe(100);
  });
});
