import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { useSession, useSessionPort, type SessionState } from '../../session-port.ts';
import { PlainPage } from './plain-page.tsx';
import { whenOnline } from '#kit/when-online.ts';

const loadSessionPage = () => whenOnline(() => import('./session-pages.tsx'));
const SessionPage = lazy(loadSessionPage);

/** Lets signed-in users through; others leave for the identity provider and come back to where they wanted. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { signIn } = useSessionPort();
  const href = useRouterState({ select: (state) => state.location.href });
  const signedOut = session.status === 'signed-out';
  useEffect(() => {
    if (signedOut) signIn(href);
  }, [signedOut, signIn, href]);
  // Once the page stands: when a session ends, the network may be gone with it.
  useEffect(() => void loadSessionPage().catch(() => undefined), []);
  return session.status === 'signed-in' ? children : <Outside session={session} href={href} />;
}

type OutsideState = Exclude<SessionState, { readonly status: 'signed-in' }>;

function Outside({ session, href }: { session: OutsideState; href: string }) {
  switch (session.status) {
    case 'ended':
    case 'not-invited':
    case 'choosing':
    case 'unavailable':
      return (
        <Suspense fallback={null}>
          <SessionPage session={session} href={href} />
        </Suspense>
      );
    default:
      return (
        <PlainPage>
          <LoadingText label={session.status === 'leaving' ? session.words : 'Opening Statbook'} lines={2} />
        </PlainPage>
      );
  }
}
