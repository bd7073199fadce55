import { type ApprovalState, labelOfFiling } from '@statbook/domain/approvals';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { NoticeFiling, NoticeSource } from '../../../filings/entries/control-notice.ts';
import { stateFacts } from '../../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { controlProposal, filing, unregisteredPsc } from '../../../platform/database/schema.ts';

const filed = { filingId: filing.id, form: filing.form, state: filing.state, ...stateFacts };

/** What was begun from the suggestions of a share register and not withdrawn, by their ids. */
export async function listFilingsOfProposals(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<string, NoticeFiling>> {
  const rows = await tx
    .select({ id: controlProposal.id, ...filed })
    .from(controlProposal)
    .innerJoin(filing, eq(filing.id, controlProposal.filingId))
    .where(and(eq(controlProposal.companyId, companyId), ne(filing.state, 'withdrawn')));
  return new Map(rows.map(({ id, ...begun }) => [id, begun]));
}

/** The same about holders who are not on the PSC register, by their ids as persons. */
export async function listFilingsOfUnregistered(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<string, NoticeFiling>> {
  const rows = await tx
    .select({ id: unregisteredPsc.personId, ...filed })
    .from(unregisteredPsc)
    .innerJoin(filing, eq(filing.id, unregisteredPsc.filingId))
    .where(and(eq(unregisteredPsc.companyId, companyId), ne(filing.state, 'withdrawn')));
  return new Map(rows.map(({ id, ...begun }) => [id, begun]));
}

/** Notes which filing was begun from a notice; one that was withdrawn gives way to it. */
export async function nameFilingOfNotice(
  tx: Transaction,
  source: NoticeSource,
  { companyId, filingId }: { companyId: string; filingId: string },
): Promise<void> {
  const { controlProposalId, unregisteredPersonId } = source;
  if (controlProposalId !== undefined)
    await tx
      .update(controlProposal)
      .set({ filingId })
      .where(and(eq(controlProposal.companyId, companyId), eq(controlProposal.id, controlProposalId)));
  else if (unregisteredPersonId !== undefined)
    await tx
      .update(unregisteredPsc)
      .set({ filingId })
      .where(
        and(eq(unregisteredPsc.companyId, companyId), eq(unregisteredPsc.personId, unregisteredPersonId)),
      );
}

/**
 * The suggestions from which an accepted filing was begun are done. A holder who was not on the PSC register stays noted until
 * the register shows them, and nothing is due for them any more.
 */
export async function settleNoticesOfFiling(
  tx: Transaction,
  filingId: string,
  by: { settledBy: string | null; settledAt: Date },
): Promise<void> {
  await tx
    .update(controlProposal)
    .set({ outcome: 'done', ...by })
    .where(and(eq(controlProposal.filingId, filingId), isNull(controlProposal.outcome)));
}

/** How far the filing of a notice is, as the pages of a company give it. */
export const presentNoticeFiling = (
  begun: NoticeFiling | undefined,
  approvals: ReadonlyMap<string, ApprovalState>,
) =>
  begun && {
    ...begun,
    stateText: labelOfFiling(begun.state, { ...begun, approval: approvals.get(begun.filingId) }),
  };
