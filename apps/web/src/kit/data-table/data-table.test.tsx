import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
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

describe('a row of a table', () => {
  afterEach(cleanup);

  it('is selected with those between it and the last one, by Shift', () => {
    render(<Holdings />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select row 3' }), { shiftKey: true });
    expect(screen.getByTestId('selected').textContent).toBe('Vane Ashby Quill');
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
  });

  it('has a menu that names it, and so has its checkbox', async () => {
    const removed: string[] = [];
    const user = await showOnPage(
      <DataTable
        caption="Holdings"
        columns={columns}
        rows={holdings}
        rowId={idOf}
        actions={{
          rowName: idOf,
          items: (row) => [{ id: 'remove', label: 'Remove', onSelect: () => removed.push(row.holder) }],
        }}
        selected={new Set()}
        onSelectedChange={() => undefined}
      />,
    );
    expect(screen.getByRole('checkbox', { name: 'Select Ashby' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for Ashby' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(removed).toEqual(['Ashby']);
  });

  it('does not move while somebody types in it', () => {
    const editable: readonly Column<Holding>[] = [
      ...columns,
      { id: 'note', head: 'Note', cell: ({ holder }) => <input aria-label={`Note on ${holder}`} /> },
    ];
    render(<DataTable caption="Holdings" columns={editable} rows={holdings} rowId={idOf} />);
    const note = screen.getByLabelText('Note on Vane');
    note.focus();
    fireEvent.keyDown(note, { key: 'j' });
    expect(document.activeElement).toBe(note);
  });

  it('is headed by its first cell', () => {
    render(<DataTable caption="Holdings" columns={columns} rows={holdings} rowId={idOf} />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Vane',
      'Ashby',
      'Quill',
    ]);
  });
});

describe('a table as a whole', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is named, and its frame can be scrolled by key', () => {
    render(<DataTable caption="Holdings" columns={columns} rows={holdings} rowId={idOf} />);
    expect(screen.getByRole('table', { name: 'Holdings' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Holdings' }).tabIndex).toBe(0);
  });

  it('ends with its totals, below their columns', () => {
    const totals = { holder: 'Total', shares: '129' };
    render(<DataTable caption="Holdings" columns={columns} rows={holdings} rowId={idOf} totals={totals} />);
    const last = screen.getAllByRole('row').at(-1);
    expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Total', '129']);
  });

  it('names its totals, where rows are stacked, by what they are', () => {
    const [holder, shares] = columns as [Column<Holding>, Column<Holding>];
    const named = [holder, { ...shares, head: 'Price of each', totalHead: 'Price' }];
    const totals = { holder: 'Total', shares: '£129' };
    render(<DataTable caption="Holdings" columns={named} rows={holdings} rowId={idOf} totals={totals} />);
    const heads = screen.getAllByRole('cell').map(({ dataset }) => dataset['head']);
    expect(heads).toEqual(['Price of each', 'Price of each', 'Price of each', 'Price']);
  });

  it('gives way to what is said instead where it has no rows', () => {
    render(<DataTable caption="Holdings" columns={columns} rows={[]} rowId={idOf} empty={<p>None yet</p>} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('None yet')).toBeTruthy();
  });

  it('leaves the order to the page where the page has it', () => {
    const asked: unknown[] = [];
    const sort = { column: 'shares', descending: true };
    const onSortChange = (next: unknown) => void asked.push(next);
    render(
      <DataTable
        caption="Holdings"
        columns={columns}
        rows={holdings}
        rowId={idOf}
        sort={sort}
        onSortChange={onSortChange}
      />,
    );
    expect(holders()).toEqual(['Ashby', 'Quill', 'Vane']);
    fireEvent.click(screen.getByRole('button', { name: 'Holder' }));
    expect(asked).toEqual([{ column: 'holder', descending: false }]);
    expect(holders()).toEqual(['Ashby', 'Quill', 'Vane']);
  });

  it('breaks the lines of many uneven rows, and of no others', () => {
    const many = Array.from({ length: 150 }, (_, place) => ({ holder: `Holder ${place}`, shares: 1n }));
    const shown = { caption: 'Holdings', columns, rows: many, rowId: idOf };
    const { rerender } = render(<DataTable {...shown} />);
    expect(screen.getByRole('table').className).not.toMatch(/uneven/);
    rerender(<DataTable {...shown} isUneven />);
    expect(screen.getByRole('table').className).toMatch(/uneven/);
  });

  it('renders of many rows only those in sight, but counts and prints them all', () => {
    const many = Array.from({ length: 150 }, (_, place) => ({ holder: `Holder ${place}`, shares: 1n }));
    render(<DataTable caption="Holdings" columns={columns} rows={many} rowId={idOf} />);
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe('151');
    expect(within(table).queryAllByRole('link').length).toBeLessThan(150);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(within(table).getAllByRole('link')).toHaveLength(150);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(within(table).queryAllByRole('link').length).toBeLessThan(150);
  });

  it('is a table to screen readers where its rows are stacked too, each cell with its head', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(330);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
    render(<DataTable caption="Holdings" columns={columns} rows={holdings} rowId={idOf} />);
    expect(screen.getByRole('table').getAttribute('role')).toBe('table');
    const [cell] = screen.getAllByRole('cell');
    expect(cell?.getAttribute('role')).toBe('cell');
    expect(cell?.dataset['head']).toBe('Shares');
  });
});
