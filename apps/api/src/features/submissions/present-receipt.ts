import { civilDate } from '@statbook/domain/dates';
import { type FilingChannel, type FilingState, type FormId, formFee } from '@statbook/domain/filing';
import { readAcceptance } from '../../filings/accepted/acceptance.ts';
import type { Filing, FilingAttempt, listMoves } from '../../filings/filing-queries.ts';
import { readDelivery } from '../../filings/channel/noted-delivery.ts';
import { isBeingChecked, type LookUp, presentCheck } from '../../filings/payment-check.ts';
import type { Clock } from '../../platform/clock.ts';
import type { listFilingDocuments } from './filing-document-queries.ts';
import {
  awaitsSignIn,
  describeNext,
  describeSignIn,
  describeWaiting,
  nextWhilePaymentIsChecked,
  toPaidFor,
} from './next-step.ts';
import { describeState, toInstant } from './present-submission.ts';
import { presentExaminer, presentTroubles } from './present-troubles.ts';
import { paymentAction } from './remedies.ts';
import type { listPaymentsOf, SubmissionRow } from './submission-queries.ts';

type Move = Awaited<ReturnType<typeof listMoves>>[number];
type PaymentRow = Awaited<ReturnType<typeof listPaymentsOf>>[number];
type DocumentRow = Awaited<ReturnType<typeof listFilingDocuments>>[number];
type Names = ReadonlyMap<string, string>;

/** The registry's own words for the states that it knows. */
const registryTerms: Readonly<Partial<Record<FilingState, string>>> = {
  pending: 'PENDING',
  parked: 'PARKED',
  accepted: 'ACCEPT',
  rejected: 'REJECT',
};

/** Of what a person delivered, the registry has said nothing but what that person notes of it. */
export function presentMove(
  { at, toState: state, why, byUser }: Move,
  { names, channel }: { names: Names; channel: FilingChannel },
) {
  return {
    at: at.toISOString(),
    state,
    stateText: describeState(state, { channel }),
    why: toSentence(why),
    registryWord: channel === 'produced' ? undefined : registryTerms[state],
    by: names.get(byUser ?? ''),
  };
}

/** What happens next, and whether somebody has to sign in at the registry first. */
export function presentNext(
  { filing: { state, form, dueOn }, attempt, waitsForName }: SubmissionRow,
  { payments, names }: { payments: readonly PaymentRow[]; names: Names },
) {
  if (waitsForName) return { awaitsSignIn: false, next: describeWaiting(dueOn) };
  if (awaitsSignIn(state, attempt))
    return { awaitsSignIn: true, next: describeSignIn(names.get(attempt.restUserId ?? '')) };
  if (state === 'awaiting-payment' && payments.some(isBeingChecked))
    return { awaitsSignIn: false, next: nextWhilePaymentIsChecked };
  const paidFor = toPaidFor(payments.map((payment) => payment.state));
  return { awaitsSignIn: false, next: describeNext(state, { ...attempt, form }, paidFor) };
}

/** Reasons are kept as they were noted, in a few words; a reader gets a sentence. */
export function toSentence(noted: string): string {
  const words = noted.trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?…]$/.test(words) ? '' : '.'}`;
}

export function presentAttempt(form: FormId, attempt: FilingAttempt, names: Names) {
  return {
    ordinal: attempt.ordinal,
    submissionNumber: attempt.submissionNumber ?? attempt.restTransactionId,
    contentSha256: attempt.contentSha256,
    approvedBy: names.get(attempt.approvedBy ?? ''),
    approvedAt: attempt.approvedAt.toISOString(),
    sentAt: toInstant(attempt.sendingAt),
    receivedAt: toInstant(attempt.receivedAt),
    statusCode: attempt.statusCode,
    statusAt: toInstant(attempt.statusAt),
    decidedAt: toInstant(attempt.decidedAt),
    troubles: presentTroubles(form, attempt),
    ...presentExaminer(attempt),
    hasCopy: attempt.sentRedacted !== null,
  };
}

interface LookingUp {
  clock: Clock;
  payments: LookUp;
}

export function presentPayment(row: PaymentRow, filingState: FilingState, { clock, payments }: LookingUp) {
  return {
    paymentId: row.id,
    state: row.state,
    act: paymentAction(row, filingState),
    check: presentCheck(row, payments, { now: clock.now() }),
    feePence: row.feePence,
    processingPence: row.processingPence,
    taxPence: row.taxPence,
    totalPence: row.totalPence,
    ...(row.chargedPence !== row.totalPence && { chargedTogetherPence: row.chargedPence }),
    cardType: row.cardType,
    cardLastFour: row.cardLastFour,
    transactionId: row.transactionId,
    at: row.updatedAt.toISOString(),
  };
}

/** How a form was delivered by hand, and what is paid with it; null for one that software sends. */
export function presentDelivery({ form, feeReason }: Filing, attempt: FilingAttempt, clock: Clock) {
  if (attempt.channel !== 'produced') return null;
  const { way = null, on = null, reference = null } = readDelivery(attempt) ?? {};
  const deliveredOn = civilDate(on ?? clock.today());
  const fee = formFee({ form, channel: 'paper', service: 'standard', deliveredOn });
  const isPaidWithIt = feeReason === 'paid-with-delivery' && fee.ok;
  return { way, on, reference, feePence: isPaidWithIt ? Number(fee.fee) : null };
}

/** The certificates of a filing, and whether one is still to come. */
export function presentDocuments(attempt: FilingAttempt, rows: readonly DocumentRow[]) {
  return {
    documents: rows.map(({ id, kind, filename, size }) => ({ documentId: id, kind, filename, size })),
    awaitsDocument: rows.length === 0 && readAcceptance(attempt)?.documentKey !== undefined,
  };
}
