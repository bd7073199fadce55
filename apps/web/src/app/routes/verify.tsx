import { createFileRoute, useLocation } from '@tanstack/react-router';
import { CodeLinkPage } from '#features/people/code-link/code-link-page.tsx';
import { PlainPage } from '../shell/pages/plain-page.tsx';

export const Route = createFileRoute('/verify')({ component: VerifyRoute });

/** Outside the session: who is asked for their code has none. The secret stands behind the `#`, which no server is sent. */
function VerifyRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <PlainPage>
      <CodeLinkPage token={token} />
    </PlainPage>
  );
}
