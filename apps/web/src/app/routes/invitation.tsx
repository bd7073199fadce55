import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#features/users/invitation/invitation-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';
import { useLinkToken } from '../shell/pages/use-link-token.ts';

export const Route = createFileRoute('/invitation')({ component: InvitationRoute });

/** Outside the session: whoever comes has none yet. */
function InvitationRoute() {
  const token = useLinkToken();
  return (
    <PlainPage>
      <InvitationPage token={token} />
    </PlainPage>
  );
}
