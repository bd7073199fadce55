import { describe, expect, it } from 'vitest';
import { sortRows } from './use-sorted-rows.ts';

const filings = [
  { name: 'Quay', due: '2026-12-01' },
  { name: 'Anchor', due: undefined },
  { name: 'Mill', due: '2026-11-30' },
  { name: 'Harbour', due: '2026-12-01' },
];

const namesBy = (descending: boolean) =>
  sortRows(filings, ({ due }) => due, descending).map(({ name }) => name);

describe('the order of rows', () => {
  it('leaves rows of the same value as they stood, and those without one last either way', () => {
    expect(namesBy(false)).toEqual(['Mill', 'Quay', 'Harbour', 'Anchor']);
    expect(namesBy(true)).toEqual(['Quay', 'Harbour', 'Mill', 'Anchor']);
  });

  it('leaves rows alone that stand in it already', () => {
    const inOrder = sortRows(filings, ({ due }) => due, true);
    expect(sortRows(inOrder, ({ due }) => due, true)).toBe(inOrder);
    expect(sortRows(inOrder, ({ due }) => due, false)).not.toBe(inOrder);
  });
});
