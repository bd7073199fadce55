import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company, controlProposal } from '../../platform/database/schema.ts';
import { companyColumns } from './deadline-queries.ts';

const isOpen = and(isNull(company.removedAt), isNull(controlProposal.outcome));

/** The notices about control that nobody has settled, the earliest first. */
export function listProposals(tx: Transaction, limit: number) {
  return tx
    .select({
      ...companyColumns,
      personName: controlProposal.personName,
      form: controlProposal.form,
      noticeBy: controlProposal.noticeBy,
    })
    .from(controlProposal)
    .innerJoin(company, eq(company.id, controlProposal.companyId))
    .where(isOpen)
    .orderBy(asc(controlProposal.noticeBy), asc(company.name), asc(controlProposal.personName))
    .limit(limit);
}

export async function countProposals(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(controlProposal)
    .innerJoin(company, eq(company.id, controlProposal.companyId))
    .where(isOpen);
  return row?.number ?? 0;
}
