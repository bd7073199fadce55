import {
  describeFilingState,
  type FilingChannel,
  type FilingState,
  formNameOf,
} from '@statbook/domain/filing';
import type { SubmissionRow } from './submission-queries.ts';

/** An instant on the wire. */
export const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/** What every list and the receipt say of a submission. */
export function presentSubmission({ filing, attempt, waitsForName, ...row }: SubmissionRow) {
  const { dueOn: _dueOn, draft: _draft, ...listed } = filing;
  return {
    ...row,
    ...listed,
    filingId: filing.id,
    formName: formNameOf(filing.form, row.companyNumber),
    stateText: describeState(filing.state, { ...attempt, waitsForName }),
    submissionNumber: attempt.submissionNumber ?? attempt.restTransactionId,
    submittedAt: toInstant(attempt.sendingAt),
    receivedAt: toInstant(attempt.receivedAt),
    decidedAt: toInstant(attempt.decidedAt),
    updatedAt: filing.updatedAt.toISOString(),
  };
}

interface StateFacts {
  readonly channel: FilingChannel | null;
  readonly statusCode?: string | null;
  readonly waitsForName?: boolean;
}

/**
 * Where it is, in words: what the registry has received and failed over is not undelivered, and what a person delivered is not
 * known to be received.
 */
export function describeState(state: FilingState, { statusCode, channel, waitsForName }: StateFacts): string {
  if (state === 'queued' && channel === 'produced') return 'To be delivered';
  if (state === 'pending' && channel === 'produced') return 'Delivered';
  if (state === 'failed' && statusCode === 'INTERNAL_FAILURE') return 'Failure at Companies House';
  return describeFilingState(state, waitsForName);
}
