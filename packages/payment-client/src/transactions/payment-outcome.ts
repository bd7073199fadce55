import { z } from 'zod';
import type { GatewayAnswer, NotSentReason, UnknownReason } from '../gateway/ask-gateway.ts';
import { type GatewayRefusal, toGatewayRefusal } from '../gateway/gateway-error.ts';
import { classifyStatus, type StatusClass } from '../gateway/status-code.ts';
import { type Transaction, type TransactionBody, toTransaction, transactionBody } from './transaction.ts';

/**
 * What became of a payment, or of a submitted challenge result.
 *
 * - `paid`: the money was taken; the only kind that says so.
 * - `challenge`: the bank wants to see the customer; nothing is taken yet.
 * - `refused`: the gateway or the bank said no; nothing is taken.
 * - `field-errors`: the request was refused for its fields (their dotted paths); nothing is taken.
 * - `gateway-error`: refused as a whole (1002 credentials, 1011 spent card identifier, 1012 not known, 1017 submitted before, …).
 * - `not-sent`: no connection could be made; nothing reached the gateway.
 * - `unknown`: money may have been taken. Never send again: retrieve the transaction.
 */
export type PaymentOutcome = { tracker?: string } & (
  | { kind: 'paid'; transaction: Transaction }
  | Challenge
  | Refusal
  | GatewayRefusal
  | { kind: 'not-sent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason; transactionId?: string }
);

/** Without all of these a challenge cannot be shown. */
const challengeBody = z.object({
  transactionId: z.string().min(1),
  acsUrl: z.url({ protocol: /^https?$/ }),
  cReq: z.string().min(1),
  /** Compared without regard to case; inside the messages of EMV 3DS the same id is spelled `acsTransID`. */
  acsTransId: z.string().min(1),
});

/** Post `cReq` unchanged, as the form field `creq`, to `acsUrl`, within 30 seconds. */
type Challenge = { kind: 'challenge' } & z.output<typeof challengeBody>;

interface Refusal {
  kind: 'refused';
  because: StatusClass;
  status: string;
  statusCode: string;
  /** The gateway's own sentence, which the customer may read. */
  statusDetail: string;
  transaction?: Transaction;
}

/** Reads the answer to POST /transactions and POST …/3d-secure-challenge. A 201 alone proves nothing: the code inside decides. */
export function toPaymentOutcome(answer: GatewayAnswer): PaymentOutcome {
  if (answer.kind !== 'answered') return answer;
  return {
    ...readBody(answer.httpStatus, answer.body),
    ...(answer.tracker ? { tracker: answer.tracker } : {}),
  };
}

function readBody(httpStatus: number, body: unknown): PaymentOutcome {
  const transaction = transactionBody.safeParse(body);
  if (transaction.success) return fromTransaction(transaction.data, body);
  return (httpStatus >= 400 && toGatewayRefusal(httpStatus, body)) || { kind: 'unknown', reason: 'nonsense' };
}

function fromTransaction(read: TransactionBody, body: unknown): PaymentOutcome {
  const because = classifyStatus(read.statusCode);
  const transaction = toTransaction(read);
  switch (because) {
    case 'paid':
      return transaction ? { kind: 'paid', transaction } : { kind: 'unknown', reason: 'nonsense' };
    case 'challenge': {
      const challenge = challengeBody.safeParse(body);
      return challenge.success ? { kind: 'challenge', ...challenge.data } : unknown('nonsense', transaction);
    }
    case 'unclear':
      return unknown('gateway-fault', transaction);
    case 'duplicate-code':
      // We use a code once, so a duplicate means that an earlier request with it did arrive.
      return unknown('duplicate-code', transaction);
    default: {
      const { status, statusCode, statusDetail } = read;
      return {
        kind: 'refused',
        because,
        status,
        statusCode,
        statusDetail,
        ...(transaction && { transaction }),
      };
    }
  }
}

function unknown(reason: UnknownReason, transaction: Transaction | undefined): PaymentOutcome {
  return { kind: 'unknown', reason, ...(transaction && { transactionId: transaction.transactionId }) };
}
