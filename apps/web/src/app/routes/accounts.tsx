import { createFileRoute } from '@tanstack/react-router';
import { AccountsPage } from '../shell/pages/accounts-page.tsx';
import { RequireSession } from '../shell/pages/require-session.tsx';

export const Route = createFileRoute('/accounts')({ component: AccountsRoute });

/** Outside the frame, which shows what belongs to one account. */
function AccountsRoute() {
  return (
    <RequireSession>
      <AccountsPage />
    </RequireSession>
  );
}
