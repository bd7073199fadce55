import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { type SessionState, useSession, useSessionPort } from '#app/session-port.ts';
import { noLink } from '#company-page/no-link.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';

type Invitation = CallReply<'getInvitation'>['entity'][number];

type ClosedState = Exclude<Invitation['state'], 'open'>;

/** Why the link of an invitation cannot be used, and what to do; what remains to be done by whoever has signed in. */
const closed: Readonly<Record<ClosedState, readonly [title: string, lead: string, onceIn?: string]>> = {
  elsewhere: [
    'You work with another practice already',
    'You can work with both, with one at a time. Sign in as you do now, and accept the invitation among your accounts.',
    'You can work with both, with one at a time. Accept the invitation among your accounts.',
  ],
  used: [
    'This invitation has been used',
    'It works once. Sign in with the address that it was sent to.',
    'It works once.',
  ],
  expired: ['This invitation has expired', 'Ask the person who invited you to send it again.'],
  replaced: ['This invitation was sent again', 'Use the link in the latest email: only that one works.'],
  withdrawn: ['This invitation was withdrawn', 'Ask the person who invited you whether that was meant.'],
  unknown: [
    'This is not the link of an invitation',
    'Open the link in the email again, the whole of it, or ask the person who invited you to send it again.',
  ],
};

/** Where the e-mail leads, and whoever signs in from it comes back to: who invites into which practice, and how to sign in. */
export function InvitationPage({ token }: { token: string }) {
  const session = useSession();
  // Signing in uses it: what it is then is known once the session stands.
  const isRestoring = session.status === 'restoring';
  const invitation = useCall('getInvitation', { body: { token } }, { enabled: !isRestoring });
  useLeaveOnceIn(session, invitation.data?.entity[0]?.state);
  return (
    <PagePart
      query={invitation}
      what="invitation"
      header={<PageHeader title="Invitation" />}
      absent={noInvitation}
    >
      {(found) =>
        found.state === 'open' ? <Open token={token} invitation={found} /> : <Closed state={found.state} />
      }
    </PagePart>
  );
}

/** The choice of an account accepts such an invitation, or has what was accepted. */
const isChosenAmongAccounts: ReadonlySet<Invitation['state'] | undefined> = new Set([
  'open',
  'elsewhere',
  'used',
]);

/** Whoever has just accepted it is let in; of several practices they choose one first. */
function useLeaveOnceIn(session: SessionState, state: Invitation['state'] | undefined) {
  const navigate = useNavigate();
  const hasAccepted = session.status === 'signed-in' && session.isNew === true && state === 'used';
  const isIn = hasAccepted || (session.status === 'choosing' && isChosenAmongAccounts.has(state));
  useEffect(() => {
    if (isIn) void navigate({ href: paths.companies, replace: true });
  }, [isIn, navigate]);
}

function Open({ token, invitation }: { token: string; invitation: Invitation }) {
  const { accountName, invitedBy, email, expiresAt } = invitation;
  const { signIn } = useSessionPort();
  return (
    <>
      <PageHeader
        overline="Statbook"
        title={`Work with ${accountName ?? ''}`}
        lead={`${invitedBy ?? ''} invites you to work with ${accountName ?? ''} on Statbook.`}
      />
      <WhoSignedIn invited={email ?? ''} />
      <p>
        Sign in with <Value>{email}</Value>. The sign-in service has to have verified this address.
      </p>
      <p>
        <Button
          kind="filled"
          onClick={() => signIn(paths.invitation(token), { anew: true, email: email ?? undefined })}
        >
          Sign in and accept
        </Button>
      </p>
      {expiresAt !== null && (
        <p>
          The invitation is open until <InstantValue instant={expiresAt} />.
        </p>
      )}
    </>
  );
}

/** Who is signed in as somebody else, or was not let in, is told why that did not accept the invitation. */
function WhoSignedIn({ invited }: { invited: string }) {
  const session = useSession();
  if (session.status !== 'signed-in' && session.status !== 'not-invited') return null;
  const address = session.status === 'signed-in' ? session.user : session.address;
  if (address === undefined) return null;
  const isInvited = address.email.toLowerCase() === invited.toLowerCase();
  if (isInvited && session.status === 'not-invited')
    return (
      <Banner tone="warn" title="Your email address is not verified">
        Have the sign-in service verify it, then sign in again.
      </Banner>
    );
  if (isInvited) return null;
  return (
    <Banner
      tone="warn"
      title={`You signed in as ${address.email}`}
      action={
        session.status === 'signed-in' && (
          <AppLink href={paths.companies}>Go on as {session.user.name}</AppLink>
        )
      }
    >
      The invitation is for {invited}, and is still open.
    </Banner>
  );
}

function Closed({ state }: { state: ClosedState }) {
  const { status } = useSession();
  const [title, lead, onceIn = lead] = closed[state];
  const isIn = status === 'signed-in' || status === 'choosing';
  return (
    <>
      <PageHeader overline="Statbook" title={title} lead={isIn ? onceIn : lead} />
      <WayOn state={state} />
    </>
  );
}

const noInvitation = (
  <>
    {noLink}
    <WayOn state="unknown" />
  </>
);

/** Whoever is in already is not asked to sign in; whose invitation is gone has their own practices all the same. */
function WayOn({ state }: { state: Invitation['state'] }) {
  const session = useSession();
  const { signIn } = useSessionPort();
  const isElsewhere = state === 'elsewhere';
  if (session.status === 'signed-in')
    return isElsewhere ? (
      <AppLink href={paths.accounts}>Your accounts</AppLink>
    ) : (
      <AppLink href={paths.companies}>Go on as {session.user.name}</AppLink>
    );
  if (session.status === 'choosing') return <AppLink href={paths.companies}>Choose an account</AppLink>;
  if (state !== 'used' && !isElsewhere) return null;
  return (
    <Button kind="filled" onClick={() => signIn(isElsewhere ? paths.accounts : paths.companies)}>
      Sign in
    </Button>
  );
}
