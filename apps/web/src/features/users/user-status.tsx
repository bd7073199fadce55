import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import type { User } from './user-types.ts';

const looks: Readonly<Record<User['status'], readonly [label: string, tone: Tone]>> = {
  active: ['Active', 'ok'],
  invited: ['Invited', 'info'],
  inactive: ['Inactive', 'neutral'],
  removed: ['Removed', 'neutral'],
};

type Stated = Pick<User, 'status' | 'invitedUntil'>;

/** Invited, and the link can no longer be used. */
export const isExpired = ({ status, invitedUntil }: Stated, today: string): boolean =>
  status === 'invited' && invitedUntil !== null && invitedUntil.slice(0, 10) < today;

export const statusText = (user: Stated, today: string): string =>
  isExpired(user, today) ? 'Invitation expired' : looks[user.status][0];

export function UserStatus({ user, today }: { user: Stated; today: string }) {
  const tone = isExpired(user, today) ? 'warn' : looks[user.status][1];
  return <StatusBadge label={statusText(user, today)} tone={tone} />;
}
