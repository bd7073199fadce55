import type { ApprovalScope } from '@statbook/domain/approvals';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import {
  appUser,
  approvalDecision,
  approvalPolicy,
  approvalRequest,
  company,
  filing,
} from '../../platform/database/schema.ts';

export type ApprovalPolicy = typeof approvalPolicy.$inferSelect;
export type ApprovalRequest = typeof approvalRequest.$inferSelect;
export type ApprovalDecisionRow = typeof approvalDecision.$inferSelect;

/** The newest version of each policy, also of those that are no longer in force. */
export function listPolicies(tx: Transaction): Promise<ApprovalPolicy[]> {
  return tx
    .selectDistinctOn([approvalPolicy.companyId, approvalPolicy.form])
    .from(approvalPolicy)
    .orderBy(approvalPolicy.companyId, approvalPolicy.form, desc(approvalPolicy.version));
}

/** Gives undefined where somebody else has stored that version meanwhile. */
export async function insertPolicy(
  tx: Transaction,
  values: typeof approvalPolicy.$inferInsert,
): Promise<ApprovalPolicy | undefined> {
  const [row] = await tx.insert(approvalPolicy).values(values).onConflictDoNothing().returning();
  return row;
}

/** What was asked about last for each of the filings. */
export function listLatestRequests(
  tx: Transaction,
  filingIds: readonly string[],
): Promise<ApprovalRequest[]> {
  if (filingIds.length === 0) return Promise.resolve([]);
  return tx
    .selectDistinctOn([approvalRequest.filingId])
    .from(approvalRequest)
    .where(isOneOf(approvalRequest.filingId, filingIds))
    .orderBy(approvalRequest.filingId, desc(approvalRequest.ordinal));
}

/** What was asked last about exactly this content, once the filing has gone out. */
export async function findRequestFor(
  tx: Transaction,
  { filingId, contentSha256 }: { filingId: string; contentSha256: string },
): Promise<ApprovalRequest | undefined> {
  const [row] = await tx
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.filingId, filingId), eq(approvalRequest.contentSha256, contentSha256)))
    .orderBy(desc(approvalRequest.ordinal))
    .limit(1);
  return row;
}

export function listRequestsByIds(tx: Transaction, ids: readonly string[]): Promise<ApprovalRequest[]> {
  return tx.select().from(approvalRequest).where(isOneOf(approvalRequest.id, ids));
}

export async function insertRequest(
  tx: Transaction,
  values: typeof approvalRequest.$inferInsert,
): Promise<void> {
  await tx.insert(approvalRequest).values(values);
}

/** What was decided, in order. */
export function listDecisions(
  tx: Transaction,
  requestIds: readonly string[],
): Promise<ApprovalDecisionRow[]> {
  if (requestIds.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(approvalDecision)
    .where(isOneOf(approvalDecision.requestId, requestIds))
    .orderBy(asc(approvalDecision.decidedAt), approvalDecision.id);
}

/** What was decided on requests that were made of the same filings before these, the latest first; of each filing there is one. */
export function listEarlierDecisions(
  tx: Transaction,
  requests: readonly Pick<ApprovalRequest, 'id'>[],
): Promise<{ decision: ApprovalDecisionRow; filingId: string }[]> {
  if (requests.length === 0) return Promise.resolve([]);
  const asked = alias(approvalRequest, 'asked');
  return tx
    .select({ decision: approvalDecision, filingId: approvalRequest.filingId })
    .from(approvalDecision)
    .innerJoin(approvalRequest, eq(approvalRequest.id, approvalDecision.requestId))
    .innerJoin(
      asked,
      and(eq(asked.filingId, approvalRequest.filingId), lt(approvalRequest.ordinal, asked.ordinal)),
    )
    .where(
      isOneOf(
        asked.id,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(desc(approvalDecision.decidedAt), approvalDecision.id);
}

/** Whose a decision is: of a user, or of a signatory. */
export function approverIdOf({ userId, signatoryId }: ApprovalDecisionRow): string {
  const id = userId ?? signatoryId;
  if (id === null) throw new Error('A decision is somebody’s.');
  return id;
}

export async function insertDecision(
  tx: Transaction,
  values: typeof approvalDecision.$inferInsert,
): Promise<void> {
  await tx.insert(approvalDecision).values(values);
}

/** Requests of drafts that a person has not decided on yet, what was asked first first. */
export const listOpenRequests = (tx: Transaction, userId: string) =>
  listDraftRequests(tx, {
    which: sql`not exists (select 1 from approval_decision given
      where given.request_id = ${approvalRequest.id} and given.user_id = ${userId})`,
    order: asc(approvalRequest.askedAt),
  });

/** Requests of drafts that a person has made, what was asked last first. */
export const listRequestsBy = (tx: Transaction, userId: string) =>
  listDraftRequests(tx, {
    which: eq(approvalRequest.askedBy, userId),
    order: desc(approvalRequest.askedAt),
  });

/** Requests of drafts that a policy is for, what was asked first first. */
export const listRequestsUnder = (tx: Transaction, { companyId, form }: ApprovalScope) =>
  listDraftRequests(tx, {
    which: sql`(${companyId}::uuid is null or ${approvalRequest.companyId} = ${companyId}::uuid)
      and (${form}::text is null or ${approvalRequest.form} = ${form}::text)`,
    order: asc(approvalRequest.askedAt),
  });

const draftColumns = {
  filing,
  company: { id: company.id, name: company.name, number: company.number, type: company.type },
};

/** Requests of drafts, each the last of its filing, within reach. */
function listDraftRequests(tx: Transaction, { which, order }: { which: SQL; order: SQL }) {
  return tx
    .select({
      request: approvalRequest,
      ...draftColumns,
    })
    .from(approvalRequest)
    .innerJoin(filing, eq(filing.id, approvalRequest.filingId))
    .innerJoin(company, eq(company.id, approvalRequest.companyId))
    .where(
      and(
        eq(filing.state, 'draft'),
        sql`${company.removedAt} is null`,
        sql`not exists (select 1 from approval_request later
          where later.filing_id = ${approvalRequest.filingId} and later.ordinal > ${approvalRequest.ordinal})`,
        which,
      ),
    )
    .orderBy(order, approvalRequest.id)
    .limit(500);
}

/** Those of the filings that are drafts, with their companies, within reach. */
export async function listDrafts(tx: Transaction, filingIds: readonly string[]) {
  if (filingIds.length === 0) return [];
  return tx
    .select(draftColumns)
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(and(eq(filing.state, 'draft'), isOneOf(filing.id, filingIds)));
}

/** The names of people, also of those who have left. */
export async function listPeople(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ userId: appUser.id, fullName: appUser.fullName, status: appUser.status })
    .from(appUser)
    .where(isOneOf(appUser.id, ids));
}

/** Everybody whom a policy can name, or names although they have left. */
export function listNameable(tx: Transaction) {
  return tx
    .select({ userId: appUser.id, fullName: appUser.fullName, status: appUser.status })
    .from(appUser)
    .orderBy(sql`lower(${appUser.fullName})`, appUser.id);
}
