import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionOf } from '#testing/session.fixture.ts';
import { SessionContext, type SessionState } from '../../session-port.ts';
import { RequireSession } from './require-session.tsx';

afterEach(cleanup);

/** The page at an address, before a session in this state; tells where sign-in was asked to return to. */
async function openGuard(state: SessionState, address = '/company?q=quay') {
  const signIns: { returnTo: string; anew: boolean | undefined }[] = [];
  const session = sessionOf(state, {
    restored: () => Promise.resolve(false),
    signIn: (returnTo, options) => signIns.push({ returnTo, anew: options?.anew }),
  });
  const routeTree = createRootRoute({ component: () => <RequireSession>The books</RequireSession> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return signIns;
}

describe('a page that requires a session', () => {
  it('lets a signed-in user through', async () => {
    const user = { centralUserId: '1', name: 'Mara Quill', email: 'mara@harbour.example' };
    const signIns = await openGuard({ status: 'signed-in', user, access: new Set() });
    expect(await screen.findByText('The books')).toBeTruthy();
    expect(signIns).toEqual([]);
  });

  it('sends everybody else to sign in, and back to the page that they asked for', async () => {
    const signIns = await openGuard({ status: 'signed-out' });
    await expect.poll(() => signIns).toEqual([{ returnTo: '/company?q=quay', anew: undefined }]);
    expect(screen.queryByText('The books')).toBeNull();
  });

  it('waits while a session is being restored', async () => {
    const signIns = await openGuard({ status: 'restoring' });
    expect(await screen.findByText('Opening Statbook')).toBeTruthy();
    expect(signIns).toEqual([]);
  });

  it('asks for the password again after a session has ended, and keeps the place', async () => {
    const signIns = await openGuard({ status: 'ended', detail: 'You signed out in another tab.' });
    expect(await screen.findByText('You signed out in another tab.')).toBeTruthy();
    screen.getByRole('button', { name: 'Sign in again' }).click();
    expect(signIns).toEqual([{ returnTo: '/company?q=quay', anew: true }]);
  });

  it('tells somebody without an account whom to ask', async () => {
    const address = { email: 'una@harbour.example', verified: true };
    await openGuard({ status: 'not-invited', detail: 'Ask your main user to invite you.', address });
    expect(await screen.findByText('Ask your main user to invite you.')).toBeTruthy();
    expect(screen.getByText(/another address of yours does not count/)).toBeTruthy();
  });

  it('does not say that nobody has invited an address that is only not verified', async () => {
    const address = { email: 'piers@harbour.example', verified: false };
    await openGuard({ status: 'not-invited', detail: 'No account has invited this address.', address });
    const title = { name: 'Your email address is not verified' };
    expect(await screen.findByRole('heading', title)).toBeTruthy();
    expect(screen.queryByText(/has invited/)).toBeNull();
  });

  it('says when the identity provider cannot be reached', async () => {
    await openGuard({ status: 'unavailable', detail: 'The sign-in service does not answer.' });
    expect(await screen.findByRole('heading', { name: 'Statbook cannot sign you in' })).toBeTruthy();
  });
});
