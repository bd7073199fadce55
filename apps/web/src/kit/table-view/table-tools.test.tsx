import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import type { Column } from '../data-table/column.ts';
import type { TablePreference } from './table-settings.ts';
import type { TableAddress } from './table-address.ts';
import { TableTools } from './table-tools.tsx';
import { useTableView } from './use-table-view.ts';

interface Company {
  readonly name: string;
}

const columns: readonly Column<Company>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name },
  { id: 'number', head: 'Number', cell: () => '' },
  { id: 'office', head: 'Office', cell: () => '', hiddenByDefault: true },
];

async function show({
  address: first = {},
  preference: before = {},
}: {
  address?: TableAddress;
  preference?: TablePreference;
} = {}) {
  const saved: TablePreference[] = [];
  function Table() {
    const [address, setAddress] = useState(first);
    const [preference, setPreference] = useState(before);
    const view = useTableView({
      columns,
      address,
      onAddressChange: (change) => setAddress((old) => ({ ...old, ...change })),
      preference: {
        value: preference,
        save: (next) => {
          saved.push(next);
          setPreference(next);
        },
      },
    });
    return (
      <>
        <TableTools view={view} />
        <p data-testid="shown">{view.columns.map(({ head }) => head).join(', ')}</p>
        <p data-testid="height">{view.density}</p>
        <p data-testid="address">{JSON.stringify(address)}</p>
      </>
    );
  }
  const user = await showOnPage(<Table />);
  const open = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, saved, open };
}

const text = (id: string) => screen.getByTestId(id).textContent;

describe('the tools of a table', () => {
  afterEach(cleanup);

  it('show and hide columns, all but the first', async () => {
    const { user, open, saved } = await show();
    expect(text('shown')).toBe('Name, Number');
    await open('View');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Office' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Number' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    expect(text('shown')).toBe('Name, Office');
    expect(text('address')).toBe('{"columns":"office"}');
    expect(saved.at(-1)).toEqual({ columns: 'office' });
  });

  it('change the height of rows, and forget the usual one', async () => {
    const { user, open, saved } = await show();
    await open('View');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Compact rows' }));
    expect(text('height')).toBe('compact');
    expect(saved).toEqual([{ rows: 'compact' }]);
    await open('View');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Regular rows' }));
    expect(text('height')).toBe('regular');
    expect(saved.at(-1)).toEqual({ rows: undefined });
  });

  it('begin with what the person prefers, unless the address says otherwise', async () => {
    await show({ preference: { rows: 'compact', columns: 'office' }, address: { rows: 'comfortable' } });
    expect(text('shown')).toBe('Name, Office');
    expect(text('height')).toBe('comfortable');
  });

  it('offer no file to those who may not save one', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
