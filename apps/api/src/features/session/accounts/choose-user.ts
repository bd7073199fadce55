import type { Identity } from '../../../pipeline/handler.ts';
import { findLatestSession } from '../../../pipeline/person-queries.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { acceptInvitation, bindUser } from '../session-queries.ts';
import { listBoundUsers, listInvitedUsers } from './account-queries.ts';

/** What the pages and the calls of this feature need of the identity client: the checked claims of an ID token. */
export interface IdTokens {
  verifyIdToken(token: string): Promise<
    | {
        outcome: 'valid';
        issuer: string;
        subject: string;
        email: string | undefined;
        emailVerified: boolean;
        issuedAt: Date;
      }
    | { outcome: 'invalid' }
    | { outcome: 'unavailable' }
  >;
}

type Claims = Extract<Awaited<ReturnType<IdTokens['verifyIdToken']>>, { outcome: 'valid' }>;

type Signed = Pick<Identity, 'issuer' | 'subject' | 'tokenSession'>;

interface Asking {
  identity: Signed;
  /** The address that the issuer has verified, which invitations are for. */
  email: string | undefined;
  now: Date;
}

/** The address of an ID token that counts: of this person, and verified by the issuer. */
export const verifiedEmail = (claims: Claims, identity: Signed): string | undefined =>
  isSamePerson(claims, identity) && claims.emailVerified ? claims.email : undefined;

export const isSamePerson = (claims: Claims, identity: Signed): boolean =>
  claims.issuer === identity.issuer && claims.subject === identity.subject;

/** The users that a person may work as, one in each account, and the session that their token has. */
export async function findOwnUsers(tx: Transaction, { identity, email, now }: Asking) {
  const bound = await listBoundUsers(tx, identity);
  const isElsewhere = ({ accountId }: { accountId: string }) =>
    !bound.some((user) => user.accountId === accountId);
  const invited = email === undefined ? [] : (await listInvitedUsers(tx, email, now)).filter(isElsewhere);
  const userIds = bound.map(({ id }) => id);
  const latest = await findLatestSession(tx, identity.tokenSession, userIds);
  const active = bound.filter(({ status }) => status === 'active');
  const current = active.find(({ id }) => latest?.endedAt === null && id === latest.userId);
  return { bound, active, invited, latest, current };
}

export type OwnUsers = Awaited<ReturnType<typeof findOwnUsers>>;

export type OwnUser = Omit<OwnUsers['bound'][number], 'accountName'>;

/**
 * Whom a person signs in as: in the account that they chose, or in the only one. Somebody who works in an account already
 * comes into that one, whoever invites them elsewhere.
 */
export function chooseUser(
  { bound, active, invited, current }: OwnUsers,
  accountId: string | undefined,
): OwnUser | Refusal {
  const open = invited.filter(({ isOpen }) => isOpen);
  const [user, ...others] =
    accountId === undefined
      ? current !== undefined
        ? [current]
        : active.length > 0
          ? active
          : open
      : [...active, ...invited].filter((each) => each.accountId === accountId);
  if (others.length > 0) return refuse('choose-account');
  if (user !== undefined) return user;
  const isChosen = accountId !== undefined;
  if (bound.some((each) => !isChosen || each.accountId === accountId)) return refuse('access-switched-off');
  return refuse(isChosen || invited.length > 0 ? 'invitation-expired' : 'not-invited');
}

/** Binds an invited user to the person, once and in its time. */
export async function takeUpInvitation(
  tx: Transaction,
  { id, status }: OwnUser,
  { identity, now }: Pick<Asking, 'identity' | 'now'>,
): Promise<Refusal | undefined> {
  if (status !== 'invited') return undefined;
  if (!(await acceptInvitation(tx, id, now))) return refuse('invitation-expired');
  await bindUser(tx, id, identity);
  return undefined;
}
