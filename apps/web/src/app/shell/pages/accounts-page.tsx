import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session-port.ts';
import { AccountList } from './account-list.tsx';
import { PlainPage } from './plain-page.tsx';

/** Where somebody who works in one account opens another. */
export function AccountsPage() {
  const session = useSession();
  const accountName = session.status === 'signed-in' ? session.user.accountName : undefined;
  return (
    <PlainPage>
      <PageHeader
        title="Your accounts"
        lead="You work in one account at a time. Another one opens in all tabs of this browser, once the drafts that are open in them are saved."
      />
      <AccountList />
      <p>
        <AppLink href={paths.companies}>Stay in {accountName ?? 'this account'}</AppLink>
      </p>
    </PlainPage>
  );
}
