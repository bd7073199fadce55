import type { Transaction } from '../platform/database/database.ts';
import {
  approvalDecision,
  approvalLink,
  approvalPolicy,
  approvalRequest,
  filing,
  filingAttempt,
  filingDocument,
  filingLetter,
  filingMove,
  formDocument,
  registerExpectation,
  registryGrant,
  signatory,
  payment,
  paymentCharge,
  paymentMove,
  paymentReversal,
} from '../platform/database/schema.ts';

/** Whose rows are inserted, and the mark by which they are found again. */
export interface Owned {
  accountId: string;
  companyId: string;
  userId: string;
  mark: string;
  sealed: Uint8Array;
}

/** A policy, what was asked by it, of whom by link, and what was decided. */
export async function insertApprovals(
  tx: Transaction,
  { accountId, companyId, userId, mark, filingId }: Owned & { filingId: string },
): Promise<string[]> {
  const own = { accountId, companyId };
  const levels = [{ approvers: [userId], needed: 1 }];
  const policy = firstOf(
    await tx
      .insert(approvalPolicy)
      .values({ ...own, version: 1, levels, savedBy: userId })
      .returning({ id: approvalPolicy.id }),
  );
  const content = { ...own, contentSha256: '0'.repeat(64) };
  const lines = [{ section: '', label: mark, value: mark }];
  const request = firstOf(
    await tx
      .insert(approvalRequest)
      .values({ ...content, filingId, ordinal: 1, form: 'AD01', lines, changes: [], askedBy: userId })
      .returning({ id: approvalRequest.id }),
  );
  await tx
    .insert(approvalDecision)
    .values({ ...content, requestId: request.id, userId, decision: 'refused', words: mark });
  const asked = firstOf(
    await tx
      .insert(signatory)
      .values({ accountId, fullName: mark, email: `${mark}@company.example`, addedBy: userId })
      .returning({ id: signatory.id }),
  );
  await tx
    .insert(approvalLink)
    .values({ ...own, requestId: request.id, signatoryId: asked.id, tokenHash: mark, expiresAt: new Date() });
  return [policy.id, request.id, asked.id];
}

/** A filing with everything that hangs on it. */
export async function insertFilings(
  tx: Transaction,
  { accountId, companyId, userId, mark, sealed }: Owned,
): Promise<[string, ...string[]]> {
  const { id: filingId } = firstOf(
    await tx
      .insert(filing)
      .values({ accountId, companyId, form: 'AD01', draft: { mark }, draftSealed: sealed })
      .returning({ id: filing.id }),
  );
  const attempt = firstOf(
    await tx
      .insert(filingAttempt)
      .values({
        accountId,
        filingId,
        ordinal: 1,
        content: { mark },
        contentSha256: mark,
        secretsSealed: sealed,
        acceptanceSealed: sealed,
      })
      .returning({ id: filingAttempt.id }),
  );
  await tx.insert(filingMove).values({ accountId, filingId, toState: 'draft', why: mark });
  const kept = { sha256: '0'.repeat(64), size: 1, pages: 1 };
  await tx.insert(formDocument).values({ accountId, filingId, filename: mark, ...kept, addedBy: userId });
  const file = { filename: `${mark}.pdf`, contentType: 'application/pdf', sha256: mark, size: 1 };
  await tx.insert(filingDocument).values({ accountId, filingId, kind: 'safety-test', ...file });
  await tx.insert(filingLetter).values({
    accountId,
    companyId,
    filingId,
    toAddress: `${mark}@company.example`,
    note: mark,
    documents: [{ title: mark, filename: `${mark}.pdf`, sha256: '0'.repeat(64) }],
    askedBy: userId,
    askedAt: new Date('2026-11-20'),
    sentAt: new Date('2026-11-20'),
  });
  const days = { acceptedOn: '2026-11-20', expectedFrom: '2026-11-20', expectedBy: '2026-11-25' };
  const awaited = { kind: 'filing-history', subject: { types: [mark] }, ...days } as const;
  await tx.insert(registerExpectation).values({ accountId, companyId, filingId, ...awaited });
  const granted = firstOf(
    await tx
      .insert(registryGrant)
      .values({
        accountId,
        companyId,
        userId,
        scope: mark,
        refreshTokenSealed: sealed,
        expiresAt: new Date('2100-01-01'),
      })
      .returning({ id: registryGrant.id }),
  );
  return [filingId, attempt.id, granted.id];
}

export async function insertPayments(
  tx: Transaction,
  { accountId, companyId, filingId, mark, sealed }: Owned & { filingId: string },
): Promise<string[]> {
  const amounts = { feePence: 100, processingPence: 0, taxPence: 0, totalPence: 100 };
  const charge = firstOf(
    await tx
      .insert(paymentCharge)
      .values({ accountId, vendorTxCode: mark, totalPence: 100, transactionId: mark })
      .returning({ id: paymentCharge.id }),
  );
  const { id: paymentId } = firstOf(
    await tx
      .insert(payment)
      .values({
        accountId,
        companyId,
        filingId,
        ...amounts,
        chargeId: charge.id,
        chargedPence: 100,
        vendorTxCode: mark,
        transactionId: mark,
        billedToSealed: sealed,
      })
      .returning({ id: payment.id }),
  );
  await tx.insert(paymentMove).values({ accountId, paymentId, toState: 'created', why: mark });
  const reversal = firstOf(
    await tx
      .insert(paymentReversal)
      .values({ accountId, paymentId, kind: 'refund', vendorTxCode: mark, amountPence: 100, why: mark })
      .returning({ id: paymentReversal.id }),
  );
  return [paymentId, reversal.id];
}

/** The one row that was returned. */
export function firstOf<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('A row of the full account was not stored.');
  return row;
}
