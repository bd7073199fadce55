import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { agentCompany, appUser } from '../../platform/database/schema.ts';

/** The users of the account, the main user first, and whether a company was given to them. */
export function listCompanyAgents(tx: Transaction, companyId: string) {
  const { id, fullName, status, kind, allCompanies } = appUser;
  return tx
    .select({
      id,
      fullName,
      status,
      kind,
      allCompanies,
      isGiven: sql<boolean>`${agentCompany.userId} is not null`,
    })
    .from(appUser)
    .leftJoin(agentCompany, and(eq(agentCompany.userId, id), eq(agentCompany.companyId, companyId)))
    .where(inArray(status, ['invited', 'active', 'inactive']))
    .orderBy(desc(kind), asc(fullName), asc(id));
}

export async function giveCompany(
  tx: Transaction,
  row: { accountId: string; userId: string; companyId: string },
): Promise<void> {
  await tx.insert(agentCompany).values(row).onConflictDoNothing();
}

export async function takeCompany(tx: Transaction, userId: string, companyId: string): Promise<void> {
  await tx
    .delete(agentCompany)
    .where(and(eq(agentCompany.userId, userId), eq(agentCompany.companyId, companyId)));
}

/** A page about the user that was read before shows other companies than they have now. */
export async function countReachChange(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(appUser)
    .set({ version: sql`${appUser.version} + 1` })
    .where(eq(appUser.id, userId));
}
