import { Button } from '#kit/button/button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Value } from '#kit/value/value.tsx';
import { useSessionPort, type SessionState, type SignInAddress } from '../../session-port.ts';
import { AccountList } from './account-list.tsx';
import { PlainPage } from './plain-page.tsx';

interface SessionPageProps {
  readonly session: Extract<
    SessionState,
    { readonly status: 'ended' | 'not-invited' | 'choosing' | 'unavailable' }
  >;
  readonly href: string;
}

/** Says why a page that needs a session cannot be shown. */
export default function SessionPage({ session, href }: SessionPageProps) {
  switch (session.status) {
    case 'ended':
      return <SessionEndedPage detail={session.detail} returnTo={href} />;
    case 'not-invited':
      return <NotInvitedPage {...session} />;
    case 'choosing':
      return <ChooseAccountPage />;
    case 'unavailable':
      return <UnavailablePage detail={session.detail} />;
  }
}

/** The session ended while its user was here. They come back to the same page. */
function SessionEndedPage({ detail, returnTo }: { detail: string; returnTo: string }) {
  const { signIn } = useSessionPort();
  return (
    <PlainPage>
      <PageHeader title="You are signed out" lead={detail} />
      <Button kind="filled" onClick={() => signIn(returnTo, { anew: true })}>
        Sign in again
      </Button>
    </PlainPage>
  );
}

interface NotInvitedPageProps {
  readonly title?: string | undefined;
  readonly detail: string;
  readonly address?: SignInAddress | undefined;
}

/** The person is known to the identity provider, but not to any account, or not any more. */
function NotInvitedPage({ title, detail, address }: NotInvitedPageProps) {
  const { signIn, signOut } = useSessionPort();
  // Whether anybody has invited an address is told only to whom it belongs for certain.
  const isUnverified = title === undefined && address?.verified === false;
  return (
    <PlainPage>
      {isUnverified ? (
        <PageHeader
          title="Your email address is not verified"
          lead="An invitation counts once the sign-in service has verified the address that it was sent to. Have it verified there, then sign in again."
        />
      ) : (
        <PageHeader title={title ?? 'No account has invited you'} lead={detail} />
      )}
      {address !== undefined && (
        <p>
          You signed in as <Value>{address.email}</Value>.
          {title === undefined &&
            address.verified &&
            ' An invitation to another address of yours does not count for this one.'}
        </p>
      )}
      <p>
        <Button kind="filled" onClick={() => signIn('/', { anew: true })}>
          Sign in with another address
        </Button>{' '}
        <Button onClick={signOut}>Sign out</Button>
      </p>
    </PlainPage>
  );
}

/** They work in several accounts, or several have invited them; nothing is shown before they have chosen. */
function ChooseAccountPage() {
  const { signOut } = useSessionPort();
  return (
    <PlainPage>
      <PageHeader
        title="Choose an account"
        lead="You can work in several accounts, in one at a time. Your menu has the way into the others."
      />
      <AccountList />
      <p>
        <Button onClick={signOut}>Sign out</Button>
      </p>
    </PlainPage>
  );
}

/** The identity provider or our own server is out of reach. */
function UnavailablePage({ detail }: { detail: string }) {
  return (
    <PlainPage>
      <PageHeader title="Statbook cannot sign you in" lead={detail} />
      <Button kind="filled" onClick={() => location.reload()}>
        Try again
      </Button>
    </PlainPage>
  );
}
