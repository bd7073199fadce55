import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DataTable, type Column } from './data-table.tsx';

interface Holding {
  readonly holder: string;
  readonly shares: bigint;
}

const columns: readonly Column<Holding>[] = [
  {
    id: 'holder',
    head: 'Holder',
    cell: ({ holder }) => <a href={`#${holder}`}>{holder}</a>,
    sortValue: ({ holder }) => holder,
  },
  {
    id: 'shares',
    head: 'Shares',
    cell: ({ shares }) => String(shares),
    align: 'end',
    sortValue: ({ shares }) => shares,
  },
];
const holdings: readonly Holding[] = [
  { holder: 'Vane', shares: 9n },
  { holder: 'Ashby', shares: 100n },
  { holder: 'Quill', shares: 20n },
];
const idOf = ({ holder }: Holding) => holder;

function Holdings() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        caption="Holdings"
        columns={columns}
        rows={holdings}
        rowId={idOf}
        selected={selected}
        onSelectedChange={setSelected}
      />
      <p data-testid="selected">{[...selected].join(' ')}</p>
    </>
  );
}

const holders = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('a table', () => {
  afterEach(cleanup);

  it('sorts by its heads, exactly, and says so', () => {
    render(<Holdings />);
    expect(holders()).toEqual(['Vane', 'Ashby', 'Quill']);
    fireEvent.click(screen.getByRole('button', { name: 'Shares' }));
    expect(holders()).toEqual(['Vane', 'Quill', 'Ashby']);
    expect(screen.getByRole('columnheader', { name: 'Shares' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Shares' }));
    expect(holders()).toEqual(['Ashby', 'Quill', 'Vane']);
  });

  it('moves from row to row by keys and selects with x, Shift extending', () => {
    render(<Holdings />);
    const [first] = screen.getAllByRole('link');
    first?.focus();
    const key = (name: string, shiftKey = false) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name, shiftKey });
    key('j');
    expect(document.activeElement?.textContent).toBe('Ashby');
    key('x');
    expect(screen.getByTestId('selected').textContent).toBe('Ashby');
    key('ArrowDown', true);
    expect(document.activeElement?.textContent).toBe('Quill');
    expect(screen.getByTestId('selected').textContent).toBe('Ashby Quill');
    key('k');
    expect(document.activeElement?.textContent).toBe('Ashby');
  });

  it('selects all rows at once and shows when only some are', () => {
    render(<Holdings />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    expect(all).toHaveProperty('indeterminate', true);
    fireEvent.click(all);
    expect(screen.getByTestId('selected').textContent).toBe('Ashby Vane Quill');
  });
});
