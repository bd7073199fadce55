import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useSessionPort } from '#app/session-port.ts';
import { withoutLink } from '#company-page/no-link.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { Button } from '#kit/button/button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';

type Invitation = CallReply<'getInvitation'>['entity'][number];

/** Why the link of an invitation cannot be used, and what to do. */
const closed: Readonly<Record<Exclude<Invitation['state'], 'open'>, readonly [title: string, lead: string]>> =
  {
    elsewhere: [
      'You work with another practice already',
      'You can work with both, with one at a time. Sign in as you do now, and accept the invitation among your accounts.',
    ],
    used: ['This invitation has been used', 'It works once. Sign in with the address that it was sent to.'],
    expired: ['This invitation has expired', 'Ask the person who invited you to send it again.'],
    replaced: ['This invitation was sent again', 'Use the link in the latest email: only that one works.'],
    withdrawn: ['This invitation was withdrawn', 'Ask the person who invited you whether that was meant.'],
    unknown: [
      'This is not the link of an invitation',
      'Open the link in the email again, the whole of it, or ask the person who invited you to send it again.',
    ],
  };

/** Where the e-mail leads: who invites into which practice, and the way to sign in. */
export function InvitationPage({ token }: { token: string }) {
  const invitation = useCall('getInvitation', { body: { token } });
  return (
    <PagePart
      query={invitation}
      what="invitation"
      header={<PageHeader title="Invitation" />}
      refused={withoutLink}
    >
      {(found) => (found.state === 'open' ? <Open {...found} /> : <Closed state={found.state} />)}
    </PagePart>
  );
}

function Open({ accountName, invitedBy, email, expiresAt }: Invitation) {
  const { signIn } = useSessionPort();
  return (
    <>
      <PageHeader
        overline="Statbook"
        title={`Work with ${accountName ?? ''}`}
        lead={`${invitedBy ?? ''} invites you to work with ${accountName ?? ''} on Statbook.`}
      />
      <p>
        Sign in with <Value>{email}</Value>. The sign-in service has to have verified this address.
      </p>
      <p>
        <Button
          kind="filled"
          onClick={() => signIn(paths.companies, { anew: true, email: email ?? undefined })}
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

function Closed({ state }: { state: Exclude<Invitation['state'], 'open'> }) {
  const { signIn } = useSessionPort();
  const [title, lead] = closed[state];
  return (
    <>
      <PageHeader overline="Statbook" title={title} lead={lead} />
      {(state === 'used' || state === 'elsewhere') && (
        <Button kind="filled" onClick={() => signIn(state === 'used' ? paths.companies : paths.accounts)}>
          Sign in
        </Button>
      )}
    </>
  );
}
