import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import type { MenuItem } from './menu-item.ts';
import { Menu } from './menu.tsx';

const button = () => screen.getByRole('button', { name: 'More' });
const isClosed = () => expect.poll(() => screen.queryByRole('menu')).toBeNull();

async function openMenu(items: readonly MenuItem[]) {
  const user = await showOnPage(<Menu label="More" items={items} />);
  await user.click(button());
  await screen.findByRole('menu', { name: 'More' });
  return user;
}

describe('a menu', () => {
  afterEach(cleanup);

  it('says whether it is open', async () => {
    const user = await showOnPage(<Menu label="More" items={[{ id: 'a', label: 'Copy', href: '/copy' }]} />);
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await user.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-haspopup')).toBe('menu');
  });

  it('does what is chosen, once, and closes', async () => {
    const done: string[] = [];
    const user = await openMenu([{ id: 'print', label: 'Print', onSelect: () => void done.push('print') }]);
    await user.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(done).toEqual(['print']);
    await isClosed();
  });

  it('is walked by arrows and chosen from by Enter', async () => {
    const done: string[] = [];
    const user = await openMenu([
      { id: 'edit', label: 'Edit', onSelect: () => void done.push('edit') },
      { id: 'delete', label: 'Delete', danger: true, onSelect: () => void done.push('delete') },
    ]);
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{End}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Delete');
    await user.keyboard('{Enter}');
    expect(done).toEqual(['delete']);
  });

  it('closes with Esc and gives the focus back to its button', async () => {
    const user = await openMenu([{ id: 'a', label: 'Copy', href: '/copy' }]);
    await user.keyboard('{Escape}');
    await isClosed();
    await expect.poll(() => document.activeElement).toBe(button());
  });

  it('closes when its button is pressed again', async () => {
    const user = await openMenu([{ id: 'a', label: 'Copy', href: '/copy' }]);
    await user.click(button());
    await isClosed();
  });

  it('leads to a page by a link', async () => {
    await openMenu([{ id: 'people', label: 'People', href: '/people' }]);
    expect(screen.getByRole('menuitem', { name: 'People' }).getAttribute('href')).toBe('/people');
  });

  it('gives the reason where something cannot be chosen', async () => {
    const done: string[] = [];
    const user = await openMenu([{ id: 'file', label: 'File', disabledReason: 'no presenter code' }]);
    const item = screen.getByRole('menuitem', { name: 'File (no presenter code)' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await user.click(item);
    expect(done).toEqual([]);
  });

  it('stays open while things are turned on and off', async () => {
    const turned: string[] = [];
    const user = await openMenu([
      { id: 'name', label: 'Name', checked: true, onSelect: () => void turned.push('name') },
      { id: 'born', label: 'Born', checked: false, onSelect: () => void turned.push('born') },
    ]);
    const states = screen.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'));
    expect(states).toEqual(['true', 'false']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Born' }));
    expect(turned).toEqual(['born']);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('shows which of several is chosen, and closes on another', async () => {
    const chosen: string[] = [];
    const heights = ['compact', 'regular'].map((id) => ({
      id,
      label: id,
      chosen: id === 'regular',
      onSelect: () => void chosen.push(id),
    }));
    const user = await openMenu(heights);
    expect(screen.getByRole('menuitemradio', { name: 'regular' }).getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByRole('menuitemradio', { name: 'compact' }));
    expect(chosen).toEqual(['compact']);
    await isClosed();
  });

  it('parts its groups by a line', async () => {
    await openMenu([
      { id: 'a', label: 'Copy', href: '/copy' },
      { id: 'b', label: 'Delete', href: '/delete', separated: true },
    ]);
    expect(screen.getAllByRole('separator')).toHaveLength(1);
  });
});
