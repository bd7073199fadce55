import { eq } from 'drizzle-orm';
import type { Person } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { appUser } from '../../../platform/database/schema.ts';

/** What the person who started an import may reach now. */
export async function findImporterScope(
  tx: Transaction,
  { accountId, createdBy }: { accountId: string; createdBy: string },
): Promise<Person['scope']> {
  const [user] = await tx
    .select({ kind: appUser.kind, allCompanies: appUser.allCompanies })
    .from(appUser)
    .where(eq(appUser.id, createdBy));
  const isLimited = user !== undefined && user.kind === 'agent' && !user.allCompanies;
  return { as: 'account', accountId, agentId: isLimited ? createdBy : undefined };
}
