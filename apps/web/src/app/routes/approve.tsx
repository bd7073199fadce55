import { createFileRoute } from '@tanstack/react-router';
import { LinkPage } from '#features/approvals/link/link-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';
import { useLinkToken } from '../shell/pages/use-link-token.ts';

export const Route = createFileRoute('/approve')({ component: ApproveRoute });

/** Outside the session: a signatory has none. */
function ApproveRoute() {
  const token = useLinkToken();
  return (
    <PlainPage>
      <LinkPage token={token} />
    </PlainPage>
  );
}
