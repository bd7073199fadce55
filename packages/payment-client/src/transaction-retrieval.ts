import { askGateway, type GatewayAnswer, type GatewaySettings, type UnknownReason } from './gateway.ts';
import { classifyStatus, type StatusClass } from './status-code.ts';
import { type Transaction, toTransaction } from './transaction.ts';
import { readGatewayErrors } from './wire/error-body.ts';
import { transactionBody } from './wire/transaction-body.ts';

/** What the gateway says of a transaction now. `because` is the meaning of its status code. */
export type FoundTransaction = { kind: 'found'; transaction: Transaction; because: StatusClass };

/** `not-found` is also the answer while a challenge is open, and for a moment after it. */
export type RetrievalOutcome =
  | FoundTransaction
  | { kind: 'not-found' }
  | { kind: 'unknown'; reason: UnknownReason | 'unreachable' | 'refused' };

/** How long to wait, in milliseconds, before each further look; asking again changes nothing at the gateway. */
export interface RetrievalPatience {
  waitsMs?: readonly number[];
  signal?: AbortSignal | undefined;
}

const usualWaits = [1_000, 1_000, 2_000];

/** GET /transactions/{id}, asked again after a short wait while the gateway does not know it or cannot be heard. */
export async function getTransaction(
  settings: GatewaySettings,
  transactionId: string,
  { waitsMs = usualWaits, signal }: RetrievalPatience = {},
): Promise<RetrievalOutcome> {
  const path = `/transactions/${encodeURIComponent(transactionId)}`;
  const look = async () => toRetrievalOutcome(await askGateway(settings, { method: 'GET', path, signal }));
  let outcome = await look();
  for (const wait of waitsMs) {
    if (outcome.kind === 'found' || signal?.aborted) return outcome;
    await pause(wait, signal);
    if (signal?.aborted) return outcome;
    outcome = await look();
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
export function toRetrievalOutcome(answer: GatewayAnswer): RetrievalOutcome {
  if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason };
  const body = transactionBody.safeParse(answer.body);
  const transaction = body.success ? toTransaction(body.data) : undefined;
  if (answer.httpStatus < 300 && transaction !== undefined) {
    return { kind: 'found', transaction, because: classifyStatus(transaction.statusCode) };
  }
  const [error] = readGatewayErrors(answer.body) ?? [];
  if (error === undefined) return { kind: 'unknown', reason: 'nonsense' };
  return error.code === '1012' ? { kind: 'not-found' } : { kind: 'unknown', reason: 'refused' };
}
