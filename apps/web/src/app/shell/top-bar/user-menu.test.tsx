import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { AccessFlag } from '@statbook/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveCalls } from '#testing/serve-calls.fixture.ts';
import { sessionOf } from '#testing/session.fixture.ts';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { currentCompany } from '../../current-company.ts';
import { SessionContext } from '../../session-port.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const user = {
  centralUserId: '7',
  agentId: '8',
  name: 'Mara Quill',
  email: 'mara@harbour.example',
  accountName: 'Harbour',
};
const agents = [
  { agentId: '7', agentEmail: 'other@harbour.example', agentProfilePhoto: null },
  { agentId: '8', agentEmail: 'mara.quill@harbour.example', agentProfilePhoto: '/photo.png' },
];
let asked: string[];
let accounts: string[];

const toAccount = (accountName: string, place: number) => ({
  accountId: accountName,
  accountName,
  isInvitation: false,
  isCurrent: place === 0,
});

beforeEach(() => {
  asked = [];
  accounts = ['Harbour'];
  serveCalls(({ name, given }) => {
    if (name === 'getAccounts') return { body: { entity: accounts.map(toAccount) } };
    asked.push(`${name} ${given.id}`);
    return { body: { entity: agents } };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  currentCompany.set(undefined);
});

async function openMenuOf(...flags: AccessFlag[]) {
  const state = { status: 'signed-in', user, access: new Set(flags) } as const;
  const session = sessionOf(state);
  const routeTree = createRootRoute({
    component: () => (
      <PopupProvider>
        <SideMenu />
        <UserMenu />
        <PopupOutlet />
      </PopupProvider>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/company'] }) });
  await router.load();
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  return screen.findByRole('button', { name: /Mara Quill/ });
}

describe('the user menu', () => {
  it('shows photo and e-mail of the own agent, and the practice that they work in', async () => {
    const button = await openMenuOf('viewSettings');
    await expect.poll(() => button.querySelector('img')?.getAttribute('src')).toBe('/photo.png');
    fireEvent.click(button);
    const note = 'mara.quill@harbour.example · Harbour';
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('stands beside a main menu that names the practice on every page', async () => {
    await openMenuOf('viewCompany');
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect(menu.textContent).toContain('HarbourVersion');
  });

  it('shows the initials in place of a photo that cannot be drawn', async () => {
    const button = await openMenuOf('viewSettings');
    await expect.poll(() => button.querySelector('img')).toBeTruthy();
    fireEvent.error(button.querySelector('img') as HTMLImageElement);
    expect(button.querySelector('img')).toBeNull();
    expect(button.textContent).toContain('MQ');
  });

  it('opens the own devices and notifications to somebody without access to settings', async () => {
    fireEvent.click(await openMenuOf('viewCompany'));
    const entry = await screen.findByRole('menuitem', { name: 'Your devices and notifications' });
    expect(entry.getAttribute('href')).toBe('/setting/myaccount');
    const profile = screen.getByRole('menuitem', { name: /^Profile/ });
    expect(profile.getAttribute('aria-disabled')).toBe('true');
  });

  it('leads to the other accounts of somebody who has several, and nobody else', async () => {
    accounts = ['Harbour', 'Elsewhere'];
    fireEvent.click(await openMenuOf('viewCompany'));
    const entry = await screen.findByRole('menuitem', { name: 'Change account' });
    expect(entry.getAttribute('href')).toBe('/accounts');
    cleanup();
    accounts = ['Harbour'];
    fireEvent.click(await openMenuOf('viewCompany'));
    await screen.findByRole('menuitem', { name: 'Logout' });
    expect(screen.queryByRole('menuitem', { name: 'Change account' })).toBeNull();
  });

  it('asks for the agents when the company changes and when it is opened', async () => {
    const button = await openMenuOf('viewSettings');
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toBe('getAllAgent 7');
    act(() => currentCompany.set({ id: '1', name: 'Plum Quay Limited', number: '09990061' }));
    await expect.poll(() => asked.length).toBe(2);
    fireEvent.click(button);
    await expect.poll(() => asked.length).toBe(3);
  });
});
