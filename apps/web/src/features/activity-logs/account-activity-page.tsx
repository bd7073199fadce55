import type { Addressed } from '#kit/address/addressed.ts';
import { useCall } from '#api/queries.ts';
import { Loaded } from '#api/loaded.tsx';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Card } from '#kit/card/card.tsx';
import { ChoiceChips, ToggleChip } from '#kit/filters/filters.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { useListAddress } from '#list-view/use-list-address.ts';
import { type AccountActivityAddress, kinds, pageSize, toActivityQuery } from './account-activity-address.ts';
import { AccountActivityTable } from './account-activity-table.tsx';

/** Sign-ins, users, settings and exports: what was done in the account as a whole, by whom and when. */
export function AccountActivityPage({ address, onAddressChange }: Addressed<AccountActivityAddress>) {
  const mayView = useMay('getAccountActivity');
  const query = toActivityQuery(address);
  const acts = useCall(
    'getAccountActivity',
    { query },
    { enabled: mayView, placeholderData: (before) => before },
  );
  const list = useListAddress({ address, onAddressChange, filters: ['kind', 'agent'] });
  return (
    <>
      <PageHeader
        title="Activity of the account"
        lead="Sign-ins, users, settings and exports. What was done to a company stands on its administration page."
      />
      {mayView ? (
        <>
          <Toolbar>
            <ChoiceChips choices={kinds} chosen={query.type} onChoose={(kind) => list.narrow({ kind })} />
            {query.agentId !== undefined && (
              <ToggleChip label="One user only" pressed onToggle={() => list.narrow({ agent: undefined })} />
            )}
          </Toolbar>
          <Loaded query={acts} what="activity">
            {({ entity, isLimited }) =>
              isLimited ? (
                <ForOthers />
              ) : (
                <AccountActivityTable acts={entity} ofKind={query.type !== undefined} />
              )
            }
          </Loaded>
          <Pagination
            page={list.page}
            pageSize={pageSize}
            total={acts.data?.total ?? 0}
            labels={['Newer', 'Older']}
            onPageChange={list.setPage}
          />
        </>
      ) : (
        <NoAccess what="see the activity of the account" />
      )}
    </>
  );
}

const ForOthers = () => (
  <EmptyState title="Not for users of chosen companies">
    You see chosen companies, so the activity of the whole account is not shown to you.
  </EmptyState>
);

const few = '10';

/** The latest of it that a user did, or that was done to them. */
export function UserActivityCard({ agentId }: { agentId: string }) {
  const acts = useCall('getAccountActivity', { query: { agentId, pageSize: few } });
  return (
    <Card title="Activity">
      <Loaded query={acts} what="activity">
        {({ entity, total, isLimited }) => {
          if (isLimited) return <ForOthers />;
          return (
            <>
              <AccountActivityTable acts={entity} />
              {total > entity.length && (
                <p>
                  <AppLink href={paths.accountActivity(agentId)}>All activity of this user</AppLink>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
