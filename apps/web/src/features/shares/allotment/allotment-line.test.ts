import { describe, expect, it } from 'vitest';
import { type AllotmentLine, toLine, sameLines } from './allotment-line.ts';

const line = (id: string, more: Partial<AllotmentLine> = {}): AllotmentLine => ({
  ...toLine({ classId: 'ord', holderId: '', shares: '300', priceEach: '1', paidEach: '1' }),
  id,
  holderName: 'Bob Moss',
  ...more,
});

describe('lines that say the same', () => {
  it('are found with the first of them', () => {
    const lines = [line('a'), line('b', { holderName: 'Cara Holt' }), line('c'), line('d')];
    expect([...sameLines(lines)].map(([id, first]) => [id, first.id])).toEqual([
      ['c', 'a'],
      ['d', 'a'],
    ]);
  });

  it('are none where anything differs, or where they are not filled in yet', () => {
    const lines = [
      line('a'),
      line('b', { shares: '301' }),
      line('c', { classId: 'pref' }),
      line('d', { paidEach: '0.5' }),
      line('e', { nonCash: 'A machine' }),
      line('f', { holderName: '' }),
      line('g', { holderName: '' }),
    ];
    expect(sameLines(lines).size).toBe(0);
  });
});
