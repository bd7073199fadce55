import type { ReplyOf } from '@statbook/contract';
import type { getPaymentState } from '@statbook/contract/calls';
import { pence } from '@statbook/domain/money';
import { canRetryPayment, describePaymentState, type PaymentState } from '@statbook/domain/payments';
import type { Filing } from '../../filings/filing-queries.ts';
import { isBeingChecked, presentCheck } from '../../filings/payment-check.ts';
import type { Payment } from './payment-queries.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { notYetKnownText, sessionTimeoutText } from './payment-texts.ts';
import { amountsOfFiling } from '../../filings/filing-amounts.ts';

export type PaymentStanding = ReplyOf<typeof getPaymentState>;

interface Presented {
  payment: Payment | undefined;
  filing: Filing;
  /** Of the challenge that was just met. */
  cReq?: string | null;
}

/** What is true of a payment now, and what may be offered. */
export function toStanding(
  { payments, clock }: Pick<PaymentDependencies, 'payments' | 'clock'>,
  { payment, filing, cReq = null }: Presented,
): PaymentStanding {
  if (payment === undefined) return withoutPayment(filing);
  const { state } = payment;
  return {
    paymentId: payment.id,
    filingId: filing.id,
    filingState: filing.state,
    state,
    stateText: describePaymentState(state),
    statusCode: toStatusCode(payment),
    code: payment.statusCode,
    statusDetail: toStatusDetail(payment),
    transactionId: payment.transactionId,
    acsTransID: payment.acsTransactionId,
    acsUrl: state === 'challenge' ? payment.acsUrl : null,
    cReq,
    errorCode: payment.challengeError,
    challengeUntil: state === 'challenge' ? (payment.challengeUntil?.toISOString() ?? null) : null,
    wasCharged: wasCharged(payment),
    check: presentCheck(payment, payments, { now: clock.now() }),
    mayRetry: filing.state === 'awaiting-payment' && canRetryPayment(state),
    mayCancel: isCancellable(payment),
    totalPence: pence(payment.totalPence),
    cardType: payment.cardType,
    cardLastFour: payment.cardLastFour,
  };
}

function withoutPayment(filing: Filing): PaymentStanding {
  return {
    paymentId: null,
    filingId: filing.id,
    filingState: filing.state,
    state: null,
    stateText: filing.state === 'awaiting-payment' ? 'Not paid yet' : 'Nothing to pay',
    statusCode: '',
    code: null,
    statusDetail: '',
    transactionId: null,
    acsTransID: null,
    acsUrl: null,
    cReq: null,
    errorCode: null,
    challengeUntil: null,
    wasCharged: 'no',
    check: null,
    mayRetry: filing.state === 'awaiting-payment',
    mayCancel: false,
    totalPence: amountsOfFiling(filing).total,
    cardType: null,
    cardLastFour: null,
  };
}

/** The codes that the specification reads: paid, asked by the bank, timed out; else the gateway's own. */
function toStatusCode({ state, statusCode }: Payment): string {
  if (state === 'confirmed') return '0000';
  if (state === 'challenge') return '2021';
  if (state === 'expired') return '1012';
  return state === 'refused' ? (statusCode ?? '') : '';
}

/** The gateway's words; ours where nobody knows, and the specification's where the bank's page timed out. */
function toStatusDetail({ state, statusDetail, challengeError }: Payment): string {
  if (state === 'unclear') return notYetKnownText;
  return state === 'refused' && challengeError === '402' ? sessionTimeoutText : (statusDetail ?? '');
}

/** While the bank's answer is with the gateway nobody knows; before it was handed in nothing can have been taken. */
function wasCharged(payment: Payment): PaymentStanding['wasCharged'] {
  const { state } = payment;
  if (state === 'confirmed') return 'yes';
  if (state === 'refunded' || state === 'voided') return 'given-back';
  return isBeingChecked(payment) ? 'not-known' : 'no';
}

const cancellable: ReadonlySet<PaymentState> = new Set([
  'created',
  'key-issued',
  'card-identified',
  'challenge',
]);

/** Whether a payment may be given up: nothing was taken, and nothing is on its way to the gateway. */
export function isCancellable({ state, handedInAt }: Pick<Payment, 'state' | 'handedInAt'>): boolean {
  return cancellable.has(state) && handedInAt === null;
}
