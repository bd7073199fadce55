import type { ReplyOf } from '@statbook/contract';
import { getInvitation } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueInvitationMail } from './invitation-mail.ts';
import { findInvitationOf, insertInvitation, voidInvitation } from './invitation-queries.ts';
import { hashToken } from '../../../platform/secrets/link-token.ts';

/** How long the link of an invitation can be used. */
const lastingDays = 14;

/** Invites a user, again where they were invited before: the earlier link is void from now on. */
export async function invite(
  tx: Transaction,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  { person, userId }: { person: Person; userId: string },
): Promise<void> {
  const { accountId } = person;
  const now = clock.now();
  await voidInvitation(tx, userId, now);
  const expiresAt = new Date(now.getTime() + lastingDays * 24 * 3600 * 1000);
  const invitationId = await insertInvitation(tx, { accountId, userId, invitedBy: person.userId, expiresAt });
  await enqueueInvitationMail({ jobs }, tx, { accountId, invitationId });
}

const nothing = { accountName: null, invitedBy: null, email: null, expiresAt: null };

export const getInvitationHandler = ({ clock, database }: Pick<Platform, 'clock' | 'database'>) =>
  handle(getInvitation, async ({ body }) => {
    const found = await database.transaction({ as: 'sign-in' }, (tx) =>
      findInvitationOf(tx, hashToken(body.token)),
    );
    if (found === undefined) return { entity: [{ state: 'unknown' as const, ...nothing }] };
    const { accountName, email, inviterName, invitation } = found;
    return {
      entity: [
        {
          state: stateOf(found, clock.now()),
          accountName,
          invitedBy: inviterName,
          email,
          expiresAt: invitation.expiresAt.toISOString(),
        },
      ],
    };
  });

type Found = NonNullable<Awaited<ReturnType<typeof findInvitationOf>>>;

type State = ReplyOf<typeof getInvitation>['entity'][number]['state'];

function stateOf({ invitation: made, status, isElsewhere }: Found, now: Date): State {
  const { acceptedAt, voidedAt, expiresAt } = made;
  if (acceptedAt !== null) return 'used';
  if (voidedAt !== null)
    return status === 'invited' ? 'replaced' : status === 'active' ? 'used' : 'withdrawn';
  if (expiresAt <= now) return 'expired';
  return isElsewhere ? 'elsewhere' : 'open';
}
