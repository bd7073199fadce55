import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Column } from '../data-table/column.ts';
import { countColumn, dayColumn, moneyColumn, textColumn } from './value-columns.tsx';

interface Row {
  readonly name: string;
  readonly value: string | null;
}

const textIn = (column: Column<Row>, value: string | null) =>
  render(<>{column.cell({ name: 'Alice', value })}</>).container.textContent;

describe('the columns of values', () => {
  afterEach(cleanup);
  const column = { id: 'value', head: 'Value', of: ({ value }: Row) => value, sortable: true };

  it.each([
    ['words', textColumn<Row>(column), 'Ordinary', 'Ordinary', 'Ordinary'],
    ['counts', countColumn<Row>(column), '12500', '12,500', 12_500n],
    ['pounds', moneyColumn<Row>(column), '1250.5', '£1,250.50', 1250n],
    ['money', moneyColumn<Row>({ ...column, currency: () => 'EUR' }), '10', '€10.00', 10n],
    ['days', dayColumn<Row>(column), '2026-11-20', '20 Nov 2026', '2026-11-20'],
  ])('show %s, and sort by them', (_, made, value, shown, sorted) => {
    expect(textIn(made, value)).toBe(shown);
    expect(made.sortValue?.({ name: 'Alice', value })).toBe(sorted);
  });

  it('show a dash where there is nothing, with its word, and leave it out of the order', () => {
    const made = countColumn<Row>({ ...column, none: 'Not known' });
    expect(textIn(made, null)).toBe('–Not known');
    expect(textIn(dayColumn<Row>(column), null)).toBe('–None');
    expect(made.sortValue?.({ name: 'Alice', value: null })).toBeUndefined();
  });

  it('sort by nothing unless they are said to', () => {
    expect(textColumn<Row>({ ...column, sortable: false }).sortValue).toBeUndefined();
  });

  it('stand figures and days at the end, words at the start', () => {
    const aligned = [textColumn, countColumn, moneyColumn, dayColumn].map((of) => of<Row>(column).align);
    expect(aligned).toEqual([undefined, 'end', 'end', 'end']);
  });
});
