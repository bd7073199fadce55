import { describe, expect, it } from 'vitest';
import { wholeBlocks } from './use-row-window.ts';

const around = (startIndex: number, endIndex: number, count = 1000) => {
  const rows = wholeBlocks({ startIndex, endIndex, count, overscan: 0 });
  return [rows[0], rows.at(-1), rows.length];
};

describe('the rows that are rendered of many', () => {
  it('begin and end with whole blocks, with some to spare on either side', () => {
    expect(around(20, 45)).toEqual([16, 55, 40]);
  });

  it('stay the same while the list is scrolled within a block', () => {
    expect(around(21, 46)).toEqual(around(20, 45));
    expect(around(28, 53)).not.toEqual(around(20, 45));
  });

  it('end with the list', () => {
    expect(around(0, 25)).toEqual([0, 31, 32]);
    expect(around(980, 999)).toEqual([976, 999, 24]);
    expect(around(0, 0, 0)).toEqual([undefined, undefined, 0]);
  });
});
