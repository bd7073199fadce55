import type { Addressed } from '#kit/address/addressed.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { isExpired } from '../user-status.tsx';
import type { User } from '../user-types.ts';
import { userColumns } from './user-columns.tsx';
import type { UsersAddress } from './users-address.ts';

/** The people of the account: who they are, what they may see, and when they were last here. */
export function UsersPage(props: Addressed<UsersAddress>) {
  const mayView = useMay('getAgents');
  const users = useCall('getAgents', undefined, { enabled: mayView });
  const header = <PageHeader title="Users" />;
  if (!mayView)
    return (
      <>
        {header}
        <NoAccess what="see the users of the account" />
      </>
    );
  return (
    <PageList query={users} what="users" header={header}>
      {(found) => <UserList users={found} {...props} />}
    </PageList>
  );
}

const idOf = ({ agentId }: User) => agentId;
const searchTextOf = ({ agentName, agentEmail, roleName }: User) =>
  `${agentName} ${agentEmail} ${roleName ?? ''}`.toLowerCase();

function UserList({ users, address, onAddressChange }: Addressed<UsersAddress> & { users: readonly User[] }) {
  const today = useToday();
  const withEnds = users.some(({ expires }) => expires !== null);
  const columns = useMemo(() => userColumns(today, withEnds), [today, withEnds]);
  const mayInvite = useMay('saveAgentDetails');
  const withRemoved = address.removed !== undefined;
  const here = users.filter(({ status }) => status !== 'removed');
  const list = useListView({
    table: 'users',
    columns,
    rows: users,
    address,
    onAddressChange,
    filters: ['show'],
    searchText: searchTextOf,
    includes: ({ status }) =>
      (withRemoved || status !== 'removed') && (address.show !== 'invited' || status === 'invited'),
  });
  const invited = users.filter(({ status }) => status === 'invited');
  const removed = users.length - here.length;
  return (
    <>
      <PageHeader
        title="Users"
        count={{ shown: list.rows.length, total: withRemoved ? users.length : here.length }}
        lead={expiredText(invited.filter((user) => isExpired(user, today)).length)}
        actions={
          <>
            <LinkButton href={paths.accountActivity()}>Activity of the account</LinkButton>
            {mayInvite && (
              <LinkButton kind="filled" icon={IconUserPlus} href={paths.inviteUser}>
                Invite a user
              </LinkButton>
            )}
          </>
        }
      />
      <ListTable
        list={list}
        caption="Users of the account"
        what="users"
        filterLabel="Filter by name, address or role"
        filters={
          <>
            {invited.length > 0 && (
              <ToggleChip label="Invited" count={invited.length} {...list.toggle('show', 'invited')} />
            )}
            {removed > 0 && <ToggleChip label="Show removed" count={removed} {...list.toggle('removed')} />}
          </>
        }
        rowId={idOf}
      />
    </>
  );
}

function expiredText(expired: number): string | undefined {
  if (expired === 0) return undefined;
  return expired === 1
    ? 'One invitation has expired. Open the user to send it again.'
    : `${expired} invitations have expired. Open a user to send theirs again.`;
}
