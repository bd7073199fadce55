import { useState } from 'react';
import { useAccess } from '#app/session-port.ts';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { findRole } from '../access/access-values.ts';
import { describeFlags } from '../access/flag-texts.ts';
import { companiesText } from '../list/user-columns.tsx';
import type { Role, UserDetails } from '../user-types.ts';

// Who only reads needs none of it.
const AccessForm = onDemand(() => import('./access-form.tsx'));

interface AccessCardProps {
  readonly user: UserDetails;
  readonly roles: readonly Role[];
}

/** What a user may do and see: to be changed by who may, else to be read. */
export function AccessCard({ user, roles }: AccessCardProps) {
  const mayChange = useAccess().has('editSettings');
  const [saves, setSaves] = useState(0);
  if (mayChange && user.canBeChanged)
    // Begins again with what the server says once it was saved here; what is typed stays when it is only read again.
    return (
      <AccessForm
        key={`${user.agentId} ${saves}`}
        user={user}
        roles={roles}
        onSaved={() => setSaves((count) => count + 1)}
      />
    );
  const role = findRole(roles, user.roleId ?? '');
  return (
    <Card title="Access">
      <DescriptionList
        facts={[
          {
            term: 'Role',
            value: user.roleName ?? 'No role',
            note: role && describeFlags(role.flags),
          },
          ...(user.isMainUser || user.flags.length === 0
            ? []
            : [
                { term: role === undefined ? 'Rights' : 'Beyond the role', value: describeFlags(user.flags) },
              ]),
          { term: 'Companies', value: companiesText(user) },
          ...(user.expires === null
            ? []
            : [{ term: 'Access ends on', value: <DateValue date={user.expires} /> }]),
        ]}
      />
    </Card>
  );
}
