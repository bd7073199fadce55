import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { account, appUser, company } from '../../platform/database/schema.ts';

export async function getLicence(tx: Transaction, accountId: string) {
  const [licence] = await tx
    .select({
      endsOn: account.licenceEndsOn,
      planId: account.licencePlanId,
      pricingId: account.licencePricingId,
      productId: account.licenceProductId,
      version: account.licenceVersion,
    })
    .from(account)
    .where(eq(account.id, accountId));
  const [users] = await tx.select({ number: count() }).from(appUser).where(ne(appUser.status, 'removed'));
  const [companies] = await tx
    .select({ number: count() })
    .from(company)
    .where(and(eq(company.accountId, accountId), isNull(company.removedAt)));
  if (licence === undefined) throw new Error(`No account ${accountId}`);
  return { ...licence, users: users?.number ?? 0, companies: companies?.number ?? 0 };
}
