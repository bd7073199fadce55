import { type AccessFlag, accessFlagTexts } from '@statbook/contract';
import type { Person } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Authenticator } from '../../pipeline/authenticator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';

/** Who may give what: docs/decisions/access/0042-who-may-give-access.md. */

/** The access of a user, as far as somebody gives it. */
export interface Granted {
  isMainUser: boolean;
  flags: readonly AccessFlag[];
  allCompanies: boolean;
}

export const noAccess: Granted = { isMainUser: false, flags: [], allCompanies: false };

/** Refuses what the giver lacks. What the user had before was given by somebody else, and may stay. */
export function refuseGrant(giver: Person, before: Granted, after: Granted): Refusal | undefined {
  if (giver.isMainUser) return undefined;
  if (after.isMainUser)
    return refuse('invalid-request', { errors: { roleId: 'Only a main user can make another main user' } });
  const lacking = after.flags.filter((flag) => !before.flags.includes(flag) && !giver.flags.has(flag));
  if (lacking.length > 0) {
    const texts = lacking.map((flag) => accessFlagTexts[flag]).join('; ');
    return refuse('invalid-request', {
      errors: { flags: `Leave out what you may not do yourself: ${texts}` },
    });
  }
  if (after.allCompanies && !before.allCompanies && isLimited(giver)) {
    const allCompanies = 'You see chosen companies only. Choose from them, or ask a main user';
    return refuse('invalid-request', { errors: { allCompanies } });
  }
  return undefined;
}

/** Whether a person sees chosen companies only. */
const isLimited = ({ scope }: Pick<Person, 'scope'>): boolean => scope.agentId !== undefined;

/** Refuses to let anybody but a main user change themselves or a main user. */
export function refuseTarget(giver: Person, user: { id: string; kind: string }): Refusal | undefined {
  if (giver.isMainUser) return undefined;
  if (user.kind === 'main') return refuse('main-user-protected');
  return user.id === giver.userId ? refuse('own-access') : undefined;
}

/** Whether somebody has changed a user or a role since it was read; who does not say what they read takes it as it is. */
export const isStale = (now: { version: number }, read: { version?: number | undefined }): boolean =>
  read.version !== undefined && read.version !== now.version;

export interface AccessListeners {
  authenticator: Pick<Authenticator, 'forget'>;
  live: LiveEvents;
}

/** Has every instance and the user's open pages notice a change of access at once. */
export async function publishAccess(
  tx: Transaction,
  { authenticator, live }: AccessListeners,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<void> {
  await authenticator.forget(tx, userId);
  await live.publish(tx, { accountId, userId, topic: 'access', payload: {} });
}
