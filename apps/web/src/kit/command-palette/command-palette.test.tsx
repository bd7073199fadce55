import { IconBuilding } from '@tabler/icons-react';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import type { CommandGroup } from './command-options.tsx';
import { CommandPalette } from './command-palette.tsx';

const groups: readonly CommandGroup[] = [
  {
    id: 'companies',
    title: 'Companies',
    options: [
      { id: 'harbour', label: 'Harbour Ltd', detail: '01234567', icon: IconBuilding },
      { id: 'quay', label: 'Quay Ltd' },
    ],
  },
  { id: 'people', title: 'People', options: [] },
  { id: 'pages', title: 'Pages', options: [{ id: 'reports', label: 'Reports', keys: 'g r' }] },
];

async function openPalette(searching = false) {
  const chosen: string[] = [];
  function Page() {
    const [open, setOpen] = useState(false);
    const [text, setText] = useState('');
    const found = groups.map((group) => ({
      ...group,
      options: group.options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    }));
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Find
        </button>
        {open && (
          <CommandPalette
            label="Search companies and pages"
            text={text}
            onTextChange={setText}
            groups={found}
            searching={searching}
            emptyText="Nothing matches"
            onChoose={({ id }) => chosen.push(id)}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }
  const user = await showOnPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('dialog', { name: 'Search companies and pages' });
  await expect.poll(() => document.activeElement).toBe(field());
  return { user, chosen };
}

const field = () => screen.getByRole('combobox', { name: 'Search companies and pages' });
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the command palette', () => {
  afterEach(cleanup);

  it('offers its options in named groups, without the empty ones', async () => {
    await openPalette();
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      'CompaniesHarbour Ltd01234567Quay Ltd',
      'PagesReportsgr',
    ]);
    expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy();
  });

  it('chooses the first by Enter alone', async () => {
    const { user, chosen } = await openPalette();
    expect(highlighted()).toBe('Harbour Ltd01234567');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['harbour']);
  });

  it('is walked by arrows across its groups', async () => {
    const { user, chosen } = await openPalette();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toBe('Reportsgr');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['reports']);
  });

  it('begins with the first again when the text changes', async () => {
    const { user } = await openPalette();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('r');
    expect(highlighted()).toBe('Harbour Ltd01234567');
  });

  it('chooses by pointer', async () => {
    const { user, chosen } = await openPalette();
    await user.click(screen.getByRole('option', { name: /Quay/ }));
    expect(chosen).toEqual(['quay']);
  });

  it('reads out how many are found, and when there are none', async () => {
    const { user } = await openPalette();
    expect(screen.getByRole('status').textContent).toBe('3 found');
    await user.keyboard('zzz');
    expect(screen.getByRole('status').textContent).toBe('Nothing matches');
  });

  it('says that it is still searching', async () => {
    const { user } = await openPalette(true);
    await user.keyboard('zzz');
    expect(screen.getByRole('status').textContent).toBe('Searching…');
  });

  it('closes with Esc and gives the focus back', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Find' }));
  });
});
