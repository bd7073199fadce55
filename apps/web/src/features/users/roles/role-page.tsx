import type { ReactNode } from 'react';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import styles from '../access/access.module.css';
import { describeFlags } from '../access/flag-texts.ts';
import { findRole } from '../access/access-values.ts';
import type { Role } from '../user-types.ts';
import { RemoveRole } from './remove-role.tsx';
import { RoleForm } from './role-form.tsx';

/** One role, or a new one where none is named. */
export function RolePage({ roleId }: { roleId: string | undefined }) {
  const mayView = useMay('getRoles');
  const mayAdd = useAccess().has('createSettings');
  const roles = useCall('getRoles', undefined, { enabled: mayView });
  if (!mayView || (roleId === undefined && !mayAdd))
    return (
      <>
        <PageHeader title="Role" />
        <NoAccess what={mayView ? 'add roles' : 'see the roles of the account'} />
      </>
    );
  if (roleId === undefined)
    return (
      <RoleFrame title="Add a role">
        <RoleForm />
      </RoleFrame>
    );
  return (
    <PageList query={roles} what="role" header={<PageHeader title="Role" />}>
      {(found) => <FoundRole role={findRole(found, roleId)} />}
    </PageList>
  );
}

function FoundRole({ role }: { role: Role | undefined }) {
  const mayChange = useAccess().has('editSettings');
  const mayRemove = useMay('removeRole');
  if (role === undefined)
    return (
      <RoleFrame title="Role">
        <EmptyState title="There is no such role" actions={<AppLink href={paths.roles}>All roles</AppLink>} />
      </RoleFrame>
    );
  const isFixed = role.builtIn === 'main';
  return (
    <RoleFrame title={role.name} actions={mayRemove && !isFixed && <RemoveRole role={role} />}>
      {mayChange && !isFixed ? (
        // What is typed stays when the role is read again.
        <RoleForm key={role.roleId} role={role} />
      ) : (
        <DescriptionList
          facts={[
            { term: 'What it allows', value: describeFlags(role.flags) },
            { term: 'Users', value: String(role.userCount) },
          ]}
        />
      )}
    </RoleFrame>
  );
}

interface RoleFrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function RoleFrame({ title, actions, children }: RoleFrameProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} overline={<AppLink href={paths.roles}>Roles</AppLink>} actions={actions} />
      {children}
    </div>
  );
}
