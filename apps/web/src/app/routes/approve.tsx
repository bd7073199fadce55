import { createFileRoute, useLocation } from '@tanstack/react-router';
import { LinkPage } from '#features/approvals/link/link-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';

export const Route = createFileRoute('/approve')({ component: ApproveRoute });

/** Outside the session: a signatory has none. The secret stands behind the `#`, which no server is sent. */
function ApproveRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <PlainPage>
      <LinkPage token={token} />
    </PlainPage>
  );
}
