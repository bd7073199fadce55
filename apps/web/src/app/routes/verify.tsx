import { createFileRoute } from '@tanstack/react-router';
import { CodeLinkPage } from '#features/people/code-link/code-link-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';
import { useLinkToken } from '../shell/pages/use-link-token.ts';

export const Route = createFileRoute('/verify')({ component: VerifyRoute });

/** Outside the session: who is asked for their code has none. */
function VerifyRoute() {
  const token = useLinkToken();
  return (
    <PlainPage>
      <CodeLinkPage token={token} />
    </PlainPage>
  );
}
