import {
  askGateway,
  type GatewayAnswer,
  type GatewaySettings,
  type UnknownReason,
} from '../gateway/ask-gateway.ts';
import { readGatewayErrors } from '../gateway/gateway-error.ts';
import { classifyStatus, type StatusClass } from '../gateway/status-code.ts';
import { type Transaction, toTransaction, transactionBody } from './transaction.ts';

/** A transaction as the gateway has it now. `because` is the meaning of its status code. */
export interface FoundTransaction {
  kind: 'found';
  transaction: Transaction;
  because: StatusClass;
}

/** `not-found` is also the answer while a challenge is open, and for a moment after it. */
export type RetrievalOutcome =
  | FoundTransaction
  | { kind: 'not-found' }
  | { kind: 'unknown'; reason: UnknownReason | 'unreachable' | 'refused' };

/** How a transaction is polled; asking again changes nothing at the gateway. */
export interface PollOptions {
  /** The pause before each repetition, in milliseconds. */
  waitsMs?: readonly number[];
  signal?: AbortSignal | undefined;
}

const usualWaits = [1_000, 1_000, 2_000];

/** GET /transactions/{id}, repeated while the gateway does not know the transaction or does not answer. */
export async function getTransaction(
  settings: GatewaySettings,
  transactionId: string,
  { waitsMs = usualWaits, signal }: PollOptions = {},
): Promise<RetrievalOutcome> {
  const path = `/transactions/${encodeURIComponent(transactionId)}`;
  const poll = async () => toRetrievalOutcome(await askGateway(settings, { method: 'GET', path, signal }));
  let outcome = await poll();
  for (const wait of waitsMs) {
    if (outcome.kind === 'found' || signal?.aborted) return outcome;
    await pause(wait, signal);
    if (signal?.aborted) return outcome;
    outcome = await poll();
  }
  return outcome;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener('abort', finish, { once: true });
  });
}

/** Reads a transaction that was asked for by its id. */
function toRetrievalOutcome(answer: GatewayAnswer): RetrievalOutcome {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason };
  const found = findTransaction(answer.body);
  if (answer.httpStatus < 300 && found !== undefined) return found;
  const [error] = readGatewayErrors(answer.body) ?? [];
  if (error === undefined) return { kind: 'unknown', reason: 'nonsense' };
  return error.code === '1012' ? { kind: 'not-found' } : { kind: 'unknown', reason: 'refused' };
}

/** The transaction in a body, with the meaning of its status; undefined when there is none. */
export function findTransaction(body: unknown): FoundTransaction | undefined {
  const { success, data } = transactionBody.safeParse(body);
  const transaction = success ? toTransaction(data) : undefined;
  return transaction && { kind: 'found', transaction, because: classifyStatus(transaction.statusCode) };
}
