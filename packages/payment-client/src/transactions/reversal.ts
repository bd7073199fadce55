import type { Pence } from '@statbook/domain/money';
import { z } from 'zod';
import {
  askGateway,
  type GatewaySettings,
  type NotSentReason,
  type UnknownReason,
} from '../gateway/ask-gateway.ts';
import { type GatewayRefusal, toGatewayRefusal } from '../gateway/gateway-error.ts';
import { assertPayable } from './create-transaction.ts';
import { type PaymentOutcome, toPaymentOutcome } from './payment-outcome.ts';

/** `date` is ISO 8601 by the gateway's clock. */
export type VoidOutcome =
  | { kind: 'voided'; date: string; tracker?: string }
  | GatewayRefusal
  | { kind: 'not-sent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason };

const instructionBody = z.object({ instructionType: z.literal('void'), date: z.string() });

/** POST /transactions/{id}/instructions: voids a payment until midnight of its day, for good; no money moves. */
export async function voidTransaction(
  settings: GatewaySettings,
  transactionId: string,
  signal?: AbortSignal,
): Promise<VoidOutcome> {
  const path = `/transactions/${encodeURIComponent(transactionId)}/instructions`;
  const body = { instructionType: 'void' };
  const answer = await askGateway(settings, { method: 'POST', path, body, signal });
  if (answer.kind !== 'answered') return answer;
  const instruction = instructionBody.safeParse(answer.body);
  if (answer.httpStatus < 300 && instruction.success) {
    const { date } = instruction.data;
    return { kind: 'voided', date, ...(answer.tracker ? { tracker: answer.tracker } : {}) };
  }
  return toGatewayRefusal(answer.httpStatus, answer.body) ?? { kind: 'unknown', reason: 'nonsense' };
}

/** A refund, up to what is left of the payment; `vendorTxCode` is a new one. */
export interface RefundRequest {
  /** The payment's transaction id. */
  referenceTransactionId: string;
  vendorTxCode: string;
  amount: Pence;
  /** 1 to 100 characters. */
  description: string;
}

/**
 * POST /transactions with type Refund, sent once and never again.
 *
 * @throws RangeError when the amount is not above zero.
 */
export async function refundTransaction(
  settings: GatewaySettings,
  refund: RefundRequest,
  signal?: AbortSignal,
): Promise<RefundOutcome> {
  assertPayable(refund.amount);
  const body = { transactionType: 'Refund', ...refund };
  const answer = await askGateway(settings, { method: 'POST', path: '/transactions', body, signal });
  return toRefundOutcome(toPaymentOutcome(answer));
}

/** As a payment's outcome, except that money goes back: `refunded` in place of `paid`, and never a challenge. */
export type RefundOutcome =
  | Exclude<PaymentOutcome, { kind: 'paid' | 'challenge' }>
  | (Omit<Extract<PaymentOutcome, { kind: 'paid' }>, 'kind'> & { kind: 'refunded' });

function toRefundOutcome(outcome: PaymentOutcome): RefundOutcome {
  if (outcome.kind === 'paid') return { ...outcome, kind: 'refunded' };
  if (outcome.kind === 'challenge') return { kind: 'unknown', reason: 'nonsense' };
  return outcome;
}
