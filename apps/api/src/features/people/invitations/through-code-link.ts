import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/secrets/link-token.ts';
import { lockPeople } from '../person-role-queries.ts';
import { type CodeCase, readCodeCase } from './code-case.ts';
import { findByToken, findInvitationFacts, lockInvitation } from './invitation-queries.ts';

interface Link {
  readonly token: string;
  /** Whether something is kept of whose link it is, so that nobody joins them with others meanwhile. */
  readonly keepsCode: boolean;
}

/** Works on what a link is about, in its account, alone; gives undefined for a link that there is not. */
export async function throughCodeLink<Result>(
  needs: Pick<Platform, 'clock' | 'database'>,
  { token, keepsCode }: Link,
  work: (tx: Transaction, found: CodeCase) => Promise<Result>,
): Promise<Result | undefined> {
  const link = await needs.database.transaction({ as: 'sign-in' }, (tx) => findByToken(tx, hashToken(token)));
  if (link === undefined) return undefined;
  return needs.database.transaction({ as: 'account', accountId: link.accountId }, async (tx) => {
    // Before the invitation, as whoever invites does.
    if (keepsCode) await lockPeople(tx, link.accountId);
    await lockInvitation(tx, link.id);
    const facts = await findInvitationFacts(tx, link.id);
    return facts && work(tx, await readCodeCase(tx, needs, facts));
  });
}
