import type { GatewayAnswer, NotSentReason, UnknownReason } from './gateway.ts';
import { classifyStatus, type StatusClass } from './status-code.ts';
import { type Transaction, toTransaction } from './transaction.ts';
import { type GatewayError, readGatewayErrors } from './wire/error-body.ts';
import { challengeBody, type TransactionBody, transactionBody } from './wire/transaction-body.ts';

/**
 * What became of a payment, or of the answer to a challenge.
 *
 * - `paid`: the money was taken; the only kind that says so.
 * - `challenge`: the bank wants to see the customer; nothing is taken yet.
 * - `refused`: the gateway or the bank said no; nothing is taken.
 * - `field-errors`: the request was refused for its fields (their dotted paths); nothing is taken.
 * - `gateway-error`: refused as a whole (1002 credentials, 1011 spent card identifier, 1012 not known, 1017 already answered, …).
 * - `not-sent`: no connection could be made; nothing reached the gateway.
 * - `unknown`: money may have been taken. Never send again: look the transaction up.
 */
export type PaymentOutcome = { tracker?: string } & (
  | { kind: 'paid'; transaction: Transaction }
  | Challenge
  | Refusal
  | { kind: 'field-errors'; errors: GatewayError[] }
  | { kind: 'gateway-error'; httpStatus: number; code: string; description: string }
  | { kind: 'not-sent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason; transactionId?: string }
);

/** Post `cReq` unchanged, as the form field `creq`, to `acsUrl`, within 30 seconds. */
export interface Challenge {
  kind: 'challenge';
  transactionId: string;
  acsUrl: string;
  cReq: string;
  /** Compared without regard to case; inside the messages of EMV 3DS the same id is spelled `acsTransID`. */
  acsTransId: string;
}

export interface Refusal {
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
  if (transaction.success) return fromTransaction(transaction.data);
  return (httpStatus >= 400 && toGatewayRefusal(httpStatus, body)) || { kind: 'unknown', reason: 'nonsense' };
}

function fromTransaction(body: TransactionBody): PaymentOutcome {
  const because = classifyStatus(body.statusCode);
  const transaction = toTransaction(body);
  switch (because) {
    case 'paid':
      return transaction ? { kind: 'paid', transaction } : { kind: 'unknown', reason: 'nonsense' };
    case 'challenge':
      return toChallenge(body);
    case 'unclear':
      return unknown('gateway-fault', transaction);
    case 'duplicate-code':
      // We use a code once, so a duplicate means that an earlier request with it did arrive.
      return unknown('duplicate-code', transaction);
    default:
      return {
        kind: 'refused',
        because,
        status: body.status ?? '',
        statusCode: body.statusCode,
        statusDetail: body.statusDetail ?? '',
        ...(transaction ? { transaction } : {}),
      };
  }
}

function toChallenge(body: TransactionBody): PaymentOutcome {
  const challenge = challengeBody.safeParse(body);
  if (!challenge.success) return unknown('nonsense', toTransaction(body));
  return { kind: 'challenge', ...challenge.data };
}

function unknown(reason: UnknownReason, transaction: Transaction | undefined): PaymentOutcome {
  return {
    kind: 'unknown',
    reason,
    ...(transaction ? { transactionId: transaction.transactionId } : {}),
  };
}

/** The gateway's complaint about a request: by field where it names one, else as a whole. */
export type GatewayRefusal = Extract<PaymentOutcome, { kind: 'field-errors' | 'gateway-error' }>;

/** Undefined when the body is not an error of the gateway. */
export function toGatewayRefusal(httpStatus: number, body: unknown): GatewayRefusal | undefined {
  const errors = readGatewayErrors(body);
  const [first] = errors ?? [];
  if (errors === undefined || first === undefined) return undefined;
  if (errors.some((error) => error.property !== undefined)) return { kind: 'field-errors', errors };
  return { kind: 'gateway-error', httpStatus, code: first.code, description: first.description };
}
