import { paths } from '#app/paths.ts';
import type { Column } from '#kit/data-table/data-table.tsx';
import { NameLink } from '#kit/table-cell/table-cell.tsx';
import { dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue, None } from '#kit/value/dates.tsx';
import type { User } from '../user-types.ts';
import { statusText, UserStatus } from '../user-status.tsx';

/** What a user sees of the companies, in words. */
export const companiesText = ({ allCompanies, companyCount }: User): string =>
  allCompanies ? 'Every company' : companyCount === 1 ? '1 company' : `${companyCount} companies`;

const endColumn = dayColumn<User>({
  id: 'ends',
  head: 'Access ends',
  of: ({ expires }) => expires,
  none: 'Never',
  sortable: true,
  width: 130,
});

/** The columns of the users on a day; when access ends stands where it does for anybody. */
export function userColumns(today: string, withEnds: boolean): readonly Column<User>[] {
  return [
    {
      id: 'name',
      head: 'Name',
      cell: ({ agentId, agentName }) => <NameLink href={paths.user(agentId)} name={agentName} />,
      sortValue: ({ agentName }) => agentName,
    },
    {
      id: 'status',
      head: 'Status',
      cell: (user) => <UserStatus user={user} today={today} />,
      sortValue: ({ status }) => status,
      text: (user) => statusText(user, today),
      width: 160,
    },
    {
      id: 'email',
      head: 'Email address',
      cell: ({ agentEmail }) => <bdi>{agentEmail}</bdi>,
      sortValue: ({ agentEmail }) => agentEmail,
      wide: true,
    },
    textColumn({ id: 'role', head: 'Role', of: ({ roleName }) => roleName, none: 'No role', sortable: true }),
    {
      id: 'companies',
      head: 'Companies',
      cell: (user) => (user.allCompanies ? 'Every company' : <Count of={user.companyCount} />),
      sortValue: ({ allCompanies, companyCount }) => (allCompanies ? Number.MAX_SAFE_INTEGER : companyCount),
      text: companiesText,
      align: 'end',
      width: 140,
    },
    ...(withEnds ? [endColumn] : []),
    {
      id: 'seen',
      head: 'Last seen',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? <None word="Never" /> : <InstantValue instant={lastSeenAt} />,
      sortValue: ({ lastSeenAt }) => lastSeenAt ?? undefined,
      align: 'end',
      width: 180,
    },
  ];
}
