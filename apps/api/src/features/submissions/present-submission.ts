import { type ApprovalState, type FilingLabelFacts, labelOfFiling } from '@statbook/domain/approvals';
import { type FilingState, formNameOf } from '@statbook/domain/filing';
import type { SubmissionRow } from './submission-queries.ts';

/** An instant on the wire. */
export const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/** What every list and the receipt say of a submission; in a file a draft is a draft, whatever was asked about it. */
export function presentSubmission(
  { filing, attempt, waitsForName, ...row }: SubmissionRow,
  approvals: ReadonlyMap<string, ApprovalState> = new Map(),
) {
  const { dueOn: _dueOn, draft: _draft, ...listed } = filing;
  return {
    ...row,
    ...listed,
    filingId: filing.id,
    formName: formNameOf(filing.form, row.companyNumber, row.companyType),
    stateText: describeState(filing.state, { ...attempt, waitsForName, approval: approvals.get(filing.id) }),
    submissionNumber: attempt.submissionNumber ?? attempt.restTransactionId,
    submittedAt: toInstant(attempt.sendingAt),
    receivedAt: toInstant(attempt.receivedAt),
    decidedAt: toInstant(attempt.decidedAt),
    updatedAt: filing.updatedAt.toISOString(),
  };
}

/** Where it is, in words: what the registry has received and failed over is not undelivered. */
export function describeState(
  state: FilingState,
  { statusCode, ...facts }: FilingLabelFacts & { readonly statusCode?: string | null },
): string {
  if (state === 'failed' && statusCode === 'INTERNAL_FAILURE') return 'Failure at Companies House';
  return labelOfFiling(state, facts);
}

/** The filing of a submission, for what else its label says. */
export const filingOf = ({ filing: { id: filingId, state } }: SubmissionRow) => ({ filingId, state });
