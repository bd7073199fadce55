import { and, eq, isNull } from 'drizzle-orm';
import type { ApprovalRequest } from '../../../filings/approval/approval-queries.ts';
import type { Signatory } from '../../../filings/approval/approver-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  account,
  approvalDecision,
  approvalLink,
  approvalRequest,
  appUser,
  company,
  signatory,
} from '../../../platform/database/schema.ts';

export type ApprovalLink = typeof approvalLink.$inferSelect;

const isOpen = and(isNull(approvalLink.usedAt), isNull(approvalLink.voidedAt));

/** The links of a request that no newer one has replaced. */
export function listLinks(tx: Transaction, requestId: string): Promise<ApprovalLink[]> {
  return tx
    .select()
    .from(approvalLink)
    .where(and(eq(approvalLink.requestId, requestId), isNull(approvalLink.voidedAt)));
}

interface Whose {
  readonly requestId: string;
  readonly signatoryId: string;
}

/** Makes the open link of a signatory void, if there is one. */
export async function voidLink(tx: Transaction, { requestId, signatoryId }: Whose, now: Date): Promise<void> {
  await tx
    .update(approvalLink)
    .set({ voidedAt: now })
    .where(and(eq(approvalLink.requestId, requestId), eq(approvalLink.signatoryId, signatoryId), isOpen));
}

export async function insertLink(tx: Transaction, values: typeof approvalLink.$inferInsert): Promise<string> {
  const [row] = await tx.insert(approvalLink).values(values).returning({ id: approvalLink.id });
  if (row === undefined) throw new Error('The link was not stored.');
  return row.id;
}

/** Puts the secret of a new letter, as its hash, into a link that is still open, and gives what the letter says. */
export async function takeLetter(tx: Transaction, linkId: string, tokenHash: string) {
  const [open] = await tx
    .update(approvalLink)
    .set({ tokenHash })
    .where(and(eq(approvalLink.id, linkId), isOpen, isNull(approvalLink.sentAt)))
    .returning({ id: approvalLink.id });
  return open && (await findLinkFacts(tx, open.id));
}

export async function markSent(tx: Transaction, linkId: string, now: Date): Promise<void> {
  await tx.update(approvalLink).set({ sentAt: now }).where(eq(approvalLink.id, linkId));
}

export async function markUsed(tx: Transaction, linkId: string, now: Date): Promise<void> {
  await tx.update(approvalLink).set({ usedAt: now }).where(eq(approvalLink.id, linkId));
}

/** The link that a secret belongs to, of whichever account. */
export async function findLinkByToken(
  tx: Transaction,
  tokenHash: string,
): Promise<{ id: string; accountId: string } | undefined> {
  const [row] = await tx
    .select({ id: approvalLink.id, accountId: approvalLink.accountId })
    .from(approvalLink)
    .where(eq(approvalLink.tokenHash, tokenHash));
  return row;
}

/** A link with all that it is about. */
export interface LinkFacts {
  readonly link: ApprovalLink;
  readonly request: ApprovalRequest;
  readonly signatory: Signatory;
  readonly accountName: string;
  readonly askedBy: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly companyType: string;
}

/** Undefined once its company is out of the list. */
export async function findLinkFacts(tx: Transaction, linkId: string): Promise<LinkFacts | undefined> {
  const [found] = await tx
    .select({
      link: approvalLink,
      request: approvalRequest,
      signatory,
      accountName: account.name,
      askedBy: appUser.fullName,
      companyName: company.name,
      companyNumber: company.number,
      companyType: company.type,
    })
    .from(approvalLink)
    .innerJoin(approvalRequest, eq(approvalRequest.id, approvalLink.requestId))
    .innerJoin(signatory, eq(signatory.id, approvalLink.signatoryId))
    .innerJoin(account, eq(account.id, approvalLink.accountId))
    .innerJoin(appUser, eq(appUser.id, approvalRequest.askedBy))
    .innerJoin(company, and(eq(company.id, approvalLink.companyId), isNull(company.removedAt)))
    .where(eq(approvalLink.id, linkId));
  return found;
}

/** What a signatory has decided on a request. */
export async function findDecisionBy(tx: Transaction, { requestId, signatoryId }: Whose) {
  const [row] = await tx
    .select()
    .from(approvalDecision)
    .where(and(eq(approvalDecision.requestId, requestId), eq(approvalDecision.signatoryId, signatoryId)));
  return row;
}
