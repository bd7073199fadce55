import type { FormId } from '@statbook/domain';
import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing, session } from '../../platform/database/schema.ts';

/** As many as somebody can have been at in one session and still wants to be reminded of. */
const most = 3;

/** The person's drafts that were saved since the session before this one began, the latest first. */
export async function listUnfinished(tx: Transaction, { userId, sessionId }: Person) {
  const [before] = await tx
    .select({ startedAt: session.startedAt })
    .from(session)
    .where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    .orderBy(desc(session.startedAt))
    .limit(1);
  if (before === undefined) return [];
  const rows = await tx
    .select({
      filingId: filing.id,
      form: filing.form,
      companyId: company.id,
      companyName: company.name,
      savedAt: filing.updatedAt,
    })
    .from(filing)
    .innerJoin(company, and(eq(company.id, filing.companyId), isNull(company.removedAt)))
    .where(
      and(eq(filing.createdBy, userId), eq(filing.state, 'draft'), gte(filing.updatedAt, before.startedAt)),
    )
    .orderBy(desc(filing.updatedAt))
    .limit(most);
  // The form of a filing is one of the catalogue; no other is ever stored.
  return rows.map((row) => ({ ...row, form: row.form as FormId }));
}
