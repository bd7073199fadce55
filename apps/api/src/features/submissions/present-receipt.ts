import { describeFilingState, type FilingState, type FormId, type PaymentState } from '@statbook/domain';
import type { FilingAttempt, listMoves } from '../../filings/filing-queries.ts';
import { toInstant } from './present-submission.ts';
import { presentExaminer, presentTroubles } from './present-troubles.ts';
import { actOnPayment } from './remedies.ts';
import type { listPaymentsOf } from './submission-queries.ts';

type Move = Awaited<ReturnType<typeof listMoves>>[number];
type PaymentRow = Awaited<ReturnType<typeof listPaymentsOf>>[number];
type Names = ReadonlyMap<string, string>;

/** The registry's own words for the states that it knows. */
const registryWords: Readonly<Partial<Record<FilingState, string>>> = {
  pending: 'PENDING',
  parked: 'PARKED',
  accepted: 'ACCEPT',
  rejected: 'REJECT',
};

export function presentMove({ at, toState, why, byUser }: Move, names: Names) {
  // Written by moveFiling alone, which takes the domain's states.
  const state = toState as FilingState;
  return {
    At: at.toISOString(),
    State: state,
    // Not taken in, or taken in and failed over: the reason says which.
    StateText: state === 'failed' ? 'Failed' : describeFilingState(state),
    Why: toSentence(why),
    RegistryWord: registryWords[state] ?? null,
    By: byUser === null ? null : (names.get(byUser) ?? null),
  };
}

/** Reasons are kept as they were noted, in a few words; a reader gets a sentence. */
export function toSentence(noted: string): string {
  const words = noted.trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?…]$/.test(words) ? '' : '.'}`;
}

export function presentAttempt(form: FormId, attempt: FilingAttempt, names: Names) {
  return {
    Ordinal: attempt.ordinal,
    SubmissionNumber: attempt.submissionNumber,
    ContentSha256: attempt.contentSha256,
    ApprovedBy: attempt.approvedBy === null ? null : (names.get(attempt.approvedBy) ?? null),
    ApprovedAt: attempt.approvedAt.toISOString(),
    SentAt: toInstant(attempt.sendingAt),
    ReceivedAt: toInstant(attempt.receivedAt),
    StatusCode: attempt.statusCode,
    StatusAt: toInstant(attempt.statusAt),
    DecidedAt: toInstant(attempt.decidedAt),
    Troubles: presentTroubles(form, attempt),
    ...presentExaminer(attempt),
    HasCopy: attempt.sentRedacted !== null,
  };
}

export function presentPayment(row: PaymentRow, filingState: FilingState) {
  return {
    PaymentId: row.id,
    State: row.state,
    // Written by the moves of a payment alone, which take the domain's states.
    Act: actOnPayment(row.state as PaymentState, filingState),
    FeePence: row.feePence,
    ProcessingPence: row.processingPence,
    TaxPence: row.taxPence,
    TotalPence: row.totalPence,
    CardType: row.cardType,
    CardLastFour: row.cardLastFour,
    TransactionId: row.transactionId,
    At: row.updatedAt.toISOString(),
  };
}
