import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/secrets/link-token.ts';
import { type CodeCase, readCodeCase } from './code-case.ts';
import { findByToken, findInvitationFacts, lockInvitation } from './invitation-queries.ts';

/** Works on what a link is about, in its account, alone; gives undefined for a link that there is not. */
export async function throughCodeLink<Result>(
  needs: Pick<Platform, 'clock' | 'database'>,
  token: string,
  work: (tx: Transaction, found: CodeCase) => Promise<Result>,
): Promise<Result | undefined> {
  const link = await needs.database.transaction({ as: 'sign-in' }, (tx) => findByToken(tx, hashToken(token)));
  if (link === undefined) return undefined;
  return needs.database.transaction({ as: 'account', accountId: link.accountId }, async (tx) => {
    await lockInvitation(tx, link.id);
    const facts = await findInvitationFacts(tx, link.id);
    return facts && work(tx, await readCodeCase(tx, needs, facts));
  });
}
