import type { ReactNode } from 'react';
import { useToday } from '#api/configuration.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { both } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import styles from '../access/access.module.css';
import { UserStatus } from '../user-status.tsx';
import type { UserDetails } from '../user-types.ts';
import { AccessCard } from './access-card.tsx';
import { UserActions } from './user-actions.tsx';

interface UserPageProps {
  readonly agentId: string;
  /** What they did, and what was done to them. */
  readonly activity: ReactNode;
}

/** One user: what is set for them, where they are signed in, and what they did. */
export function UserPage({ agentId, activity }: UserPageProps) {
  const mayView = useMay('getAgentDetails');
  const user = useCall('getAgentDetails', { query: { agentId } }, { enabled: mayView });
  const roles = useCall('getRoles', undefined, { enabled: mayView });
  const header = <PageHeader title="User" />;
  if (!mayView)
    return (
      <>
        {header}
        <NoAccess what="see the users of the account" />
      </>
    );
  return (
    <Loaded query={both(user, roles)} what="user" header={header} absent={noSuchUser}>
      {([{ entity }, { entity: found }]) =>
        entity[0] && (
          <div className={styles.page}>
            <UserHeader user={entity[0]} />
            <AccessCard user={entity[0]} roles={found} />
            <Sessions user={entity[0]} />
            {activity}
          </div>
        )
      }
    </Loaded>
  );
}

const noSuchUser = (
  <EmptyState title="There is no such user" actions={<AppLink href={paths.users}>All users</AppLink>} />
);

function UserHeader({ user }: { user: UserDetails }) {
  const { agentName, agentEmail, lastSeenAt, invitedUntil, expires } = user;
  const today = useToday();
  const canChange = useMay('activeInactiveAgent');
  return (
    <PageHeader
      title={agentName}
      overline={<AppLink href={paths.users}>Users</AppLink>}
      lead={
        <span className={styles.facts}>
          <bdi>{agentEmail}</bdi>
          <UserStatus user={user} today={today} />
          {lastSeenAt !== null && (
            <span>
              Last seen <InstantValue instant={lastSeenAt} />
            </span>
          )}
          {expires !== null && (
            <span>
              Access until <DateValue date={expires} />
            </span>
          )}
          {invitedUntil !== null && (
            <span>
              Invited until <InstantValue instant={invitedUntil} />
            </span>
          )}
        </span>
      }
      actions={user.canBeChanged && <UserActions user={user} canChange={canChange} />}
    />
  );
}

function Sessions({ user: { sessions } }: { user: UserDetails }) {
  return (
    <Card title="Signed-in devices">
      {sessions.length === 0 ? (
        <Muted>Not signed in anywhere.</Muted>
      ) : (
        <LineList>
          {sessions.map(({ device, startedAt, lastSeenAt }) => (
            <li key={startedAt}>
              <LineTitle>{device}</LineTitle>
              <Muted small as="div">
                Last seen <InstantValue instant={lastSeenAt} /> · signed in{' '}
                <InstantValue instant={startedAt} />
              </Muted>
            </li>
          ))}
        </LineList>
      )}
    </Card>
  );
}
