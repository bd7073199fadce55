import { describe, expect, it } from 'vitest';
import { minTableWidth, rowHeightOf } from './column.ts';

describe('the least width of a table', () => {
  it('is that of its columns, and 160 pixels for one that says nothing', () => {
    expect(minTableWidth([{ width: 100 }, { minWidth: 80 }, {}])).toBe(340);
  });

  it('is less where dates stand above their distances', () => {
    const columns = [{ width: 232, closeWidth: 132 }, { width: 92 }, { minWidth: 160 }];
    expect([minTableWidth(columns), minTableWidth(columns, true)]).toEqual([484, 384]);
  });

  it('takes the width of a column before its least width', () => {
    expect(minTableWidth([{ width: 100, minWidth: 300 }])).toBe(100);
  });
});

it('gives a row two lines where it stands close', () => {
  expect([rowHeightOf('compact', false), rowHeightOf('compact', true)]).toEqual([32, 44]);
  expect(rowHeightOf('comfortable', true)).toBe(44);
});
