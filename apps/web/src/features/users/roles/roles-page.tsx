import { IconPlus } from '@tabler/icons-react';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { DataTable } from '#kit/data-table/data-table.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { NameLink } from '#kit/table-cell/table-cell.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { describeFlags } from '../access/flag-texts.ts';
import type { Role } from '../user-types.ts';

const columns: readonly Column<Role>[] = [
  {
    id: 'name',
    head: 'Role',
    cell: ({ roleId, name }) => <NameLink href={paths.role(roleId)} name={name} />,
    sortValue: ({ name }) => name,
  },
  { id: 'flags', head: 'What it allows', cell: ({ flags }) => describeFlags(flags), wide: true },
  {
    id: 'users',
    head: 'Users',
    cell: ({ userCount }) => <Count of={userCount} />,
    sortValue: ({ userCount }) => userCount,
    align: 'end',
  },
];

const idOf = ({ roleId }: Role) => roleId;

/** The roles of the account: what each allows, and how many users have it. */
export function RolesPage() {
  const mayView = useMay('getRoles');
  const mayAdd = useAccess().has('createSettings');
  const roles = useCall('getRoles', undefined, { enabled: mayView });
  return (
    <>
      <PageHeader
        title="Roles"
        lead="A role is a set of rights with a name. Change it, and it changes for everybody who has it."
        actions={
          mayView &&
          mayAdd && (
            <LinkButton kind="filled" icon={IconPlus} href={paths.addRole}>
              Add a role
            </LinkButton>
          )
        }
      />
      {mayView ? (
        <PageList query={roles} what="roles">
          {(found) => (
            <DataTable caption="Roles of the account" columns={columns} rows={found} rowId={idOf} />
          )}
        </PageList>
      ) : (
        <NoAccess what="see the roles of the account" />
      )}
    </>
  );
}
