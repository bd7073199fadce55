import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { SessionContext, type SessionPort, type SessionState, useSessionPort } from '#app/session-port.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { InvitationPage } from './invitation-page.tsx';

const invitation = {
  state: 'open',
  accountName: 'Harbour',
  invitedBy: 'Mara Quill',
  email: 'ada@harbour.example',
  expiresAt: '2026-12-04T10:00:00.000Z',
};

function WithSession({ own, children }: { own: Partial<SessionPort>; children: ReactNode }) {
  return <SessionContext value={{ ...useSessionPort(), ...own }}>{children}</SessionContext>;
}

async function show(own: Partial<SessionPort>, found: object = invitation, isNew = false) {
  serveAnswers({ getInvitation: { entity: [found] } });
  const page = (
    <WithSession own={own}>
      <InvitationPage token="secret" />
    </WithSession>
  );
  return new CompanyPageFixture().show(page, { at: '/invitation', isNew });
}

const inState = (state: SessionState) => ({ read: () => state });

describe('the link of an invitation', () => {
  it('begins the sign-in with the address that was invited, and is where that leads back to', async () => {
    const signIns: unknown[] = [];
    await show({ signIn: (returnTo, options) => signIns.push({ returnTo, ...options }) });
    await setUpUser().click(await screen.findByRole('button', { name: 'Sign in and accept' }));
    expect(signIns).toEqual([{ returnTo: '/invitation#secret', anew: true, email: 'ada@harbour.example' }]);
  });

  it('lets in whoever has just accepted it, and says to whoever comes again that it was used', async () => {
    const router = await show({}, { ...invitation, state: 'used' }, true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/company'));
    const again = await show({}, { ...invitation, state: 'used' });
    expect(await screen.findByRole('heading', { name: 'This invitation has been used' })).toBeDefined();
    expect(again.state.location.pathname).toBe('/invitation');
  });

  it('has whoever works in several practices choose one', async () => {
    const router = await show(inState({ status: 'choosing' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/company'));
  });

  it.each([
    ['expired', 'This invitation has expired'],
    ['withdrawn', 'This invitation was withdrawn'],
  ])('says that it is %s before whoever works in several practices chooses one', async (state, title) => {
    const router = await show(inState({ status: 'choosing' }), { ...invitation, state });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose an account' }).getAttribute('href')).toBe('/company');
    expect(router.state.location.pathname).toBe('/invitation');
  });

  it('leads whoever is signed in on without signing in again', async () => {
    await show({}, { ...invitation, state: 'elsewhere' });
    expect((await screen.findByRole('link', { name: 'Your accounts' })).getAttribute('href')).toBe(
      '/accounts',
    );
    expect(screen.getByText(/Accept the invitation among your accounts/)).toBeDefined();
    expect(screen.queryByText(/Sign in/)).toBeNull();
  });

  it('tells somebody else that it is not for them, and is still open', async () => {
    await show({});
    expect(await screen.findByText('You signed in as mara@harbour.example')).toBeDefined();
    expect(screen.getByText('The invitation is for ada@harbour.example, and is still open.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go on as Mara Quill' }).getAttribute('href')).toBe('/company');
    expect(screen.getByRole('button', { name: 'Sign in and accept' })).toBeDefined();
  });

  it('tells who is known to no practice by which address they came', async () => {
    const address = { email: 'una@harbour.example', verified: true };
    await show(inState({ status: 'not-invited', detail: 'Nobody has invited you.', address }));
    expect(await screen.findByText('You signed in as una@harbour.example')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Go on as/ })).toBeNull();
  });

  it('tells whom it was sent to that their address is not verified', async () => {
    const address = { email: 'Ada@harbour.example', verified: false };
    await show(inState({ status: 'not-invited', detail: 'Nobody has invited you.', address }));
    expect(await screen.findByText('Your email address is not verified')).toBeDefined();
  });
});
