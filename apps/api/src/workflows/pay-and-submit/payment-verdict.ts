import type { FoundTransaction, GatewayError, PaymentOutcome, Transaction } from '@statbook/payment-client';
import type { Payment } from './payment-queries.ts';
import { sessionTimeoutText, unreachableText } from './payment-texts.ts';

/** What became of a payment, as far as the gateway has said. `unclear`: money may have been taken. */
export type Verdict =
  /** `why` where a person found it. */
  | { to: 'confirmed'; transaction: Transaction; why?: string }
  | { to: 'refused'; statusCode: string; statusDetail: string; transactionId?: string | undefined }
  | { to: 'expired'; statusDetail: string }
  | { to: 'challenge'; transactionId: string; acsTransId: string; acsUrl: string }
  | { to: 'unclear'; why: string; transactionId?: string | undefined }
  /** Paid, and taken back since, by somebody at the gateway. */
  | { to: 'voided'; transaction: Transaction };

/** What the gateway was asked to take. */
type Charged = Pick<Payment, 'chargedPence'>;

/** What the answer to POST /transactions says. */
export function toVerdict(payment: Charged, outcome: PaymentOutcome): Verdict {
  switch (outcome.kind) {
    case 'paid':
      return paid(payment, outcome.transaction);
    case 'challenge':
      return {
        to: 'challenge',
        transactionId: outcome.transactionId,
        acsTransId: outcome.acsTransId,
        acsUrl: outcome.acsUrl,
      };
    case 'refused':
      return {
        to: 'refused',
        statusCode: outcome.statusCode,
        statusDetail: outcome.statusDetail,
        transactionId: outcome.transaction?.transactionId,
      };
    case 'field-errors':
      return refusedFields(outcome.errors);
    case 'gateway-error':
      return { to: 'refused', statusCode: outcome.code, statusDetail: outcome.description };
    case 'not-sent':
      return { to: 'refused', statusCode: '', statusDetail: unreachableText };
    case 'unknown':
      return { to: 'unclear', why: outcome.reason, transactionId: outcome.transactionId };
  }
}

/** The gateway names fields where the request itself was at fault: the first stands for all. */
export function refusedFields([first]: readonly GatewayError[]): Extract<Verdict, { to: 'refused' }> {
  const statusDetail = first?.clientMessage ?? first?.description ?? '';
  return { to: 'refused', statusCode: first?.code ?? '', statusDetail };
}

/**
 * What the answer to a handed-in challenge says; undefined where only a look at the transaction can tell: a refusal of the
 * message itself says nothing about the money.
 */
export function toChallengeVerdict(payment: Charged, outcome: PaymentOutcome): Verdict | undefined {
  switch (outcome.kind) {
    case 'paid':
    case 'refused':
      return outcome.kind === 'refused' && outcome.because === 'authentication-timed-out'
        ? { to: 'expired', statusDetail: sessionTimeoutText }
        : toVerdict(payment, outcome);
    case 'challenge':
    case 'field-errors':
    case 'gateway-error':
    case 'not-sent':
    case 'unknown':
      return undefined;
  }
}

/** What the gateway says when it is asked for the transaction; undefined while its challenge is open. */
export function toFoundVerdict(
  payment: Charged,
  { transaction, because }: FoundTransaction,
): Verdict | undefined {
  const { statusCode, statusDetail, transactionId } = transaction;
  switch (because) {
    case 'paid':
      return paid(payment, transaction);
    case 'voided':
      return { to: 'voided', transaction };
    case 'challenge':
      return undefined;
    case 'unclear':
    case 'duplicate-code':
      return { to: 'unclear', why: statusDetail, transactionId };
    case 'authentication-timed-out':
      return { to: 'expired', statusDetail: sessionTimeoutText };
    case 'declined':
    case 'rejected-by-rules':
    case 'authentication-failed':
    case 'bank-unavailable':
    case 'refused-details':
      return { to: 'refused', statusCode, statusDetail, transactionId };
  }
}

/** A payment of another sum than ours is nothing we can call ours: somebody has to look. */
function paid({ chargedPence }: Charged, transaction: Transaction): Verdict {
  const { totalAmount, transactionId } = transaction;
  if (totalAmount !== undefined && totalAmount !== chargedPence)
    return { to: 'unclear', why: `the gateway names another sum: ${totalAmount} pence`, transactionId };
  return { to: 'confirmed', transaction };
}
