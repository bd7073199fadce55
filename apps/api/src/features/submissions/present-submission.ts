import { describeFilingState, type FilingState, getForm } from '@statbook/domain';
import type { FilingAttempt } from '../../filings/filing-queries.ts';
import type { SubmissionRow } from './submission-queries.ts';

/** An instant on the wire. */
export const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/** What every list and the receipt say of a submission. */
export function presentSubmission({ filing, attempt, ...row }: SubmissionRow) {
  return {
    FilingId: filing.id,
    CompanyId: filing.companyId,
    CompanyNumber: row.companyNumber,
    CompanyName: row.companyName,
    Form: filing.form,
    FormName: getForm(filing.form).name,
    State: filing.state,
    StateText: describeState(filing.state, attempt),
    SubmissionNumber: attempt.submissionNumber,
    EffectiveOn: filing.effectiveOn,
    SubmittedBy: row.submittedBy,
    SubmittedAt: toInstant(attempt.sendingAt),
    ReceivedAt: toInstant(attempt.receivedAt),
    DecidedAt: toInstant(attempt.decidedAt),
    UpdatedAt: filing.updatedAt.toISOString(),
  };
}

/** Where it is, in words: what the registry has received and failed over is not undelivered. */
function describeState(state: FilingState, { statusCode }: FilingAttempt): string {
  if (state === 'failed' && statusCode === 'INTERNAL_FAILURE') return 'Failure at the registrar';
  return describeFilingState(state);
}
