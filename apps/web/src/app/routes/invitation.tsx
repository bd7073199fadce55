import { createFileRoute, useLocation } from '@tanstack/react-router';
import { InvitationPage } from '#features/users/invitation/invitation-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';

export const Route = createFileRoute('/invitation')({ component: InvitationRoute });

/** Outside the session: whoever comes has none yet. The secret stands behind the `#`, which no server is sent. */
function InvitationRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <PlainPage>
      <InvitationPage token={token} />
    </PlainPage>
  );
}
