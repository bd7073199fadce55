import type { Control, PscChange } from '@statbook/domain/pscs';
import type { PersonId } from '@statbook/domain/share-capital';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { company, controlProposal } from '../../../platform/database/schema.ts';

export type ProposalRow = typeof controlProposal.$inferSelect;

/** The companies of the account that have one of these numbers, or bear one of these names in any case. */
export function listCompaniesCalled(
  tx: Transaction,
  { numbers, names }: { numbers: readonly string[]; names: readonly string[] },
) {
  if (numbers.length + names.length === 0) return Promise.resolve([]);
  return tx
    .select({ id: company.id, number: company.number, name: company.name })
    .from(company)
    .where(
      and(
        isNull(company.removedAt),
        or(isOneOf(company.number, numbers), inArray(sql`upper(${company.name})`, [...names])),
      ),
    );
}

/** A proposal to be kept: a change of control with the form that tells of it. */
export interface NewProposal {
  accountId: string;
  companyId: string;
  eventId: string;
  personId: PersonId;
  personName: string;
  through: readonly string[];
  foundByName: readonly string[];
  notice: PscChange['notice'];
  form: string | null;
  changedOn: string;
  noticeBy: string;
  before: Control;
  after: Control;
  /** Of a change that needs no notice, with the reason. */
  outcome?: ProposalRow['outcome'];
  reason?: string;
  settledAt?: Date;
}

/** Keeps proposals; one that stands already because the job was done before is left as it is. */
export async function insertProposals(tx: Transaction, proposals: readonly NewProposal[]): Promise<void> {
  if (proposals.length === 0) return;
  const rows = proposals.map(({ before, after, through, foundByName, ...proposal }) => ({
    ...proposal,
    through: [...through],
    foundByName: [...foundByName],
    sharesBefore: before.shares ?? null,
    sharesAfter: after.shares ?? null,
    votesBefore: before.votes ?? null,
    votesAfter: after.votes ?? null,
  }));
  await tx.insert(controlProposal).values(rows).onConflictDoNothing();
}

/** How a proposal ends. */
export interface Settlement {
  outcome: NonNullable<ProposalRow['outcome']>;
  reason: string | null;
  settledBy: string | null;
  settledAt: Date;
}

/** Settles a proposal that is open; whether it was. One that only the record settled can still be taken back. */
export async function settleProposal(tx: Transaction, id: string, settlement: Settlement): Promise<boolean> {
  const { outcome } = controlProposal;
  const isByRecord = settlement.outcome === 'taken-back' ? eq(outcome, 'on-record') : undefined;
  const rows = await tx
    .update(controlProposal)
    .set(settlement)
    .where(and(eq(controlProposal.id, id), or(isNull(outcome), isByRecord)))
    .returning({ id: controlProposal.id });
  return rows.length > 0;
}

/** The proposals of a company, open ones first, in the order in which they are to be notified. */
export function listProposals(tx: Transaction, companyId: string): Promise<ProposalRow[]> {
  return tx
    .select()
    .from(controlProposal)
    .where(eq(controlProposal.companyId, companyId))
    .orderBy(
      sql`${controlProposal.outcome} is not null`,
      controlProposal.changedOn,
      controlProposal.createdAt,
      controlProposal.personName,
    );
}
