import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { InvitationPage } from '#features/users/invitation/invitation-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';

export const Route = createFileRoute('/invitation')({ component: InvitationRoute });

/** Outside the session: whoever comes has none yet. The secret stands behind the `#`, which no server is sent. */
function InvitationRoute() {
  // Of the page that stands: on the way to another one, the address has no secret any more.
  const token = useRouterState({
    select: ({ location, resolvedLocation = location }) => resolvedLocation.hash,
  });
  return (
    <PlainPage>
      <InvitationPage token={token} />
    </PlainPage>
  );
}
