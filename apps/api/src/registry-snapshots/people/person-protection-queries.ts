import type { DetailsProtection } from '@statbook/domain/people';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { personDetail, personProtection, personRole } from '../../platform/database/schema.ts';

/** What somebody has said of whose role it is; null where nobody has. */
export const saidOfRole: SQL<DetailsProtection | null> = sql`(select p.protection from person_protection p
  where p.own_person_id = ${personRole.ownPersonId} and p.ended_at is null)`;

/** The strictest of what the register and somebody say of an entry. */
export const protectionOfRole: SQL<DetailsProtection> = sql`case
  when 'super-secure' in (${personDetail.protection}, coalesce(${saidOfRole}, 'none')) then 'super-secure'
  when 'protected' in (${personDetail.protection}, coalesce(${saidOfRole}, 'none')) then 'protected'
  else 'none' end`;

export type SaidProtection = typeof personProtection.$inferSelect;

/** What is said of these people now, by the people that entries began with. */
export async function listProtection(tx: Transaction, ownIds: readonly string[]): Promise<SaidProtection[]> {
  if (ownIds.length === 0) return [];
  return tx
    .select()
    .from(personProtection)
    .where(and(isOneOf(personProtection.ownPersonId, ownIds), isNull(personProtection.endedAt)))
    .orderBy(personProtection.saidAt, personProtection.id);
}

type Saying = Pick<SaidProtection, 'accountId' | 'protection' | 'why' | 'saidBy' | 'saidAt'>;

/** Says it of each of these. */
export async function sayProtected(tx: Transaction, ownIds: readonly string[], said: Saying): Promise<void> {
  if (ownIds.length === 0) return;
  await tx.insert(personProtection).values(ownIds.map((ownPersonId) => ({ ...said, ownPersonId })));
}

interface Ending {
  readonly by: string;
  readonly at: Date;
  readonly why: string;
}

/** Ends whatever is said of these. */
export async function endProtection(
  tx: Transaction,
  ownIds: readonly string[],
  { by, at, why }: Ending,
): Promise<void> {
  if (ownIds.length === 0) return;
  await tx
    .update(personProtection)
    .set({ endedAt: at, endedBy: by, endedWhy: why })
    .where(and(isOneOf(personProtection.ownPersonId, ownIds), isNull(personProtection.endedAt)));
}

/** The entries of the registers of companies of whom it is said that everything about them is protected, by the companies' ids. */
export async function listOnPaper(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tx
    .select({ companyId: personRole.companyId, registerKey: personRole.registerKey })
    .from(personRole)
    .innerJoin(
      personProtection,
      and(
        eq(personProtection.ownPersonId, personRole.ownPersonId),
        isNull(personProtection.endedAt),
        eq(personProtection.protection, 'super-secure'),
      ),
    )
    .where(and(isOneOf(personRole.companyId, companyIds), isNull(personRole.endedAt)));
  const onPaper = new Map<string, readonly string[]>();
  for (const [companyId, own] of Map.groupBy(rows, (row) => row.companyId))
    onPaper.set(
      companyId,
      own.map(({ registerKey }) => registerKey),
    );
  return onPaper;
}
