import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Column } from '#kit/data-table/column.ts';
import { ChoiceChips, ToggleChip } from '#kit/filters/filters.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { ListAddress } from './list-address.ts';
import { ListTable } from './list-table.tsx';
import { useListView } from './use-list-view.ts';

afterEach(cleanup);

interface Holder {
  readonly name: string;
  readonly shares: number;
  readonly former: boolean;
}

interface HoldersAddress extends ListAddress {
  readonly former?: string | undefined;
  readonly size?: string | undefined;
}

const holders: readonly Holder[] = [
  { name: 'Mara Quill', shares: 20, former: false },
  { name: 'Idris Vane', shares: 500, former: false },
  { name: 'Ada Quill', shares: 700, former: true },
];

const columns: readonly Column<Holder>[] = [
  { id: 'name', head: 'Holder', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'shares', head: 'Shares', cell: ({ shares }) => shares, sortValue: ({ shares }) => shares },
  { id: 'state', head: 'State', cell: ({ former }) => (former ? 'Former' : 'Current') },
];

const nameOf = ({ name }: Holder) => name;
const textOf = ({ name }: Holder) => name.toLowerCase();

interface HoldersProps {
  readonly rows: readonly Holder[];
  readonly start: HoldersAddress;
  readonly isFilteredByServer: boolean;
}

function Holders({ rows, start, isFilteredByServer }: HoldersProps) {
  const [now, setNow] = useState(start);
  const list = useListView({
    table: 'members',
    columns,
    rows,
    address: now,
    onAddressChange: (change) => setNow((before) => ({ ...before, ...change })),
    filters: ['size'],
    ...(!isFilteredByServer && {
      searchText: textOf,
      includes: ({ former, shares }: Holder) =>
        (now.former !== undefined || !former) && (now.size !== 'large' || shares > 100),
    }),
  });
  return (
    <>
      <output>{JSON.stringify(now)}</output>
      <ListTable
        list={list}
        caption="Holders"
        what="holders"
        rowId={nameOf}
        filterLabel="Filter by name"
        filters={
          <>
            <ToggleChip label="Former" {...list.toggle('former')} />
            <ChoiceChips
              choices={[{ value: 'large', label: 'Large' }]}
              chosen={now.size === 'large' ? 'large' : undefined}
              onChoose={(size) => list.narrow({ size })}
            />
          </>
        }
        empty={<EmptyState title="No holders yet" />}
        pages={{
          pageSize: 2,
          total: 5,
          words: isFilteredByServer ? ['Previous page', 'Next page'] : undefined,
        }}
      />
    </>
  );
}

async function show(start: HoldersAddress = {}, rows = holders, isFilteredByServer = false) {
  await new CompanyPageFixture().show(
    <Holders rows={rows} start={start} isFilteredByServer={isFilteredByServer} />,
  );
  await screen.findByLabelText('Filter by name');
  return userEvent.setup();
}

/** What the address says; of what it does not say there is nothing. */
const address = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? '');
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

describe('a list', () => {
  it('holds the rows with every word of the filter, in any order and case', async () => {
    const user = await show({ former: 'yes' });
    await user.type(screen.getByLabelText('Filter by name'), 'QUILL a');
    await expect.poll(names).toEqual(['Mara Quill', 'Ada Quill']);
    await user.type(screen.getByLabelText('Filter by name'), 'da');
    await expect.poll(names).toEqual(['Ada Quill']);
    await expect.poll(address).toEqual({ former: 'yes', q: 'QUILL ada' });
  });

  it('begins with what its address says', async () => {
    await show({ q: 'vane', sort: '-shares', columns: 'shares' });
    expect(names()).toEqual(['Idris Vane']);
    expect(screen.queryByRole('columnheader', { name: 'State' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Filter by name').value).toBe('vane');
  });

  it('keeps its filters and its order in the address, and returns to the first page when they change', async () => {
    const user = await show({ page: '2' });
    await user.click(press('Large'));
    expect(address()).toEqual({ size: 'large' });
    expect(names()).toEqual(['Idris Vane']);
    await user.click(press('Former'));
    expect(names()).toEqual(['Idris Vane', 'Ada Quill']);
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Shares' }));
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Shares' }));
    expect(address()).toEqual({ size: 'large', former: 'yes', sort: '-shares' });
    expect(names()).toEqual(['Ada Quill', 'Idris Vane']);
    await user.click(press('Large'));
    expect(address()).toEqual({ former: 'yes', sort: '-shares' });
  });

  it('leads to its other pages', async () => {
    const user = await show();
    await user.click(press('Older'));
    expect(address()).toEqual({ page: '2' });
    await user.click(press('Newer'));
    expect(address()).toEqual({});
  });

  it('names the way to its other pages as the page asks', async () => {
    const user = await show({}, holders, true);
    await user.click(press('Next page'));
    expect(address()).toEqual({ page: '2' });
    expect(press('Previous page')).toBeTruthy();
  });

  it('offers to clear its filters where they leave nothing', async () => {
    const user = await show({ q: 'pier', size: 'large', former: 'yes' });
    expect(screen.getByRole('heading', { name: 'No holders match' })).toBeTruthy();
    await user.click(press('Clear filters'));
    await expect.poll(names).toHaveLength(3);
    expect(address()).toEqual({ former: 'yes' });
  });

  it('says that it is empty where nothing narrows it', async () => {
    await show({}, []);
    expect(screen.getByRole('heading', { name: 'No holders yet' })).toBeTruthy();
  });

  it('shows the rows as they come where the server filters them', async () => {
    await show({ q: 'nobody' }, holders, true);
    expect(names()).toHaveLength(3);
  });

  it('hides and shows columns by its menu', async () => {
    const user = await show();
    await user.click(press('View'));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'State' }));
    await expect.poll(() => screen.queryByRole('columnheader', { name: 'State' })).toBeNull();
    expect(address()).toEqual({ columns: 'shares' });
  });

  it('has the columns that the person saved, unless its address names others', async () => {
    const saved = { table: 'members' as const, rowHeight: null, columns: ['shares'] };
    const page = new CompanyPageFixture().answer('getTableChoices', {}, { entity: [saved] });
    await page.show(<Holders rows={holders} start={{}} isFilteredByServer />);
    await expect.poll(() => screen.queryByRole('columnheader', { name: 'State' })).toBeNull();
    cleanup();
    await page.show(<Holders rows={holders} start={{ columns: 'state' }} isFilteredByServer />);
    expect(screen.getByRole('columnheader', { name: 'State' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Shares' })).toBeNull();
  });
});
