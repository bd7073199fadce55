import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { SessionContext, type SessionPort, useSessionPort } from '#app/session-port.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { InvitationPage } from './invitation-page.tsx';

function WithSignIn({ signIn, children }: { signIn: SessionPort['signIn']; children: ReactNode }) {
  return <SessionContext value={{ ...useSessionPort(), signIn }}>{children}</SessionContext>;
}

it('of an open invitation, the sign-in begins with the address that was invited', async () => {
  const invitation = {
    state: 'open',
    accountName: 'Harbour',
    invitedBy: 'Mara Quill',
    email: 'ada@harbour.example',
    expiresAt: '2026-12-04T10:00:00.000Z',
  };
  serveAnswers({ getInvitation: { entity: [invitation] } });
  const signIns: unknown[] = [];
  await new CompanyPageFixture().show(
    <WithSignIn signIn={(returnTo, options) => signIns.push({ returnTo, ...options })}>
      <InvitationPage token="secret" />
    </WithSignIn>,
  );
  await setUpUser().click(await screen.findByRole('button', { name: 'Sign in and accept' }));
  expect(signIns).toEqual([{ returnTo: '/company', anew: true, email: 'ada@harbour.example' }]);
});
