import { agentIn, type Answers } from '@statbook/domain/filing/forms';
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing } from '../../platform/database/schema.ts';

/** Has those take turns who begin to form companies of an account. */
export async function lockFormations(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`formations ${accountId}`}, 0))`);
}

/** The company that is being formed under this name, as far as the transaction sees; of one user's, where one is named. */
export async function findCompanyBeingFormed(
  tx: Transaction,
  name: string,
  createdBy?: string,
): Promise<CompanyInReach | undefined> {
  const isThis = and(
    eq(company.number, ''),
    eq(sql`upper(${company.name})`, name.toUpperCase()),
    createdBy === undefined ? undefined : eq(company.createdBy, createdBy),
  );
  const [row] = await tx
    .select({ id: company.id, number: company.number, name: company.name })
    .from(company)
    .where(and(isThis, isNull(company.removedAt)))
    .limit(1);
  return row;
}

export async function insertCompanyToForm(
  tx: Transaction,
  values: typeof company.$inferInsert,
): Promise<void> {
  await tx.insert(company).values(values);
}

export async function updateFormedCompany(
  tx: Transaction,
  companyId: string,
  values: Partial<typeof company.$inferInsert>,
): Promise<void> {
  await tx.update(company).set(values).where(eq(company.id, companyId));
}

const drafted = z.object({ answers: z.record(z.string(), z.string()) });

/** Who signed the last application within reach that was submitted, as agent or solicitor; undefined where none was signed so. */
export async function findLastAgent(tx: Transaction): Promise<Answers | undefined> {
  const [row] = await tx
    .select({ draft: filing.draft })
    .from(filing)
    .where(
      and(
        eq(filing.form, 'IN01'),
        notInArray(filing.state, ['draft', 'withdrawn']),
        sql`${filing.draft} -> 'answers' ->> 'authoriser.kind' in ('agent', 'solicitor')`,
      ),
    )
    .orderBy(desc(filing.updatedAt))
    .limit(1);
  return row && agentIn(drafted.parse(row.draft).answers);
}
