import { z } from 'zod';
import { askGateway, type GatewaySettings } from './gateway.ts';
import type { RetrievalOutcome } from './transaction-retrieval.ts';
import { classifyStatus } from './status-code.ts';
import { toTransaction } from './transaction.ts';
import { transactionBody } from './wire/transaction-body.ts';

/**
 * Finds a transaction by the code we gave it, which settles an unclear payment whose transaction id never arrived.
 * The gateway itself has no such call: a separate reporting service knows. `not-found` proves that nothing was taken.
 */
export interface TransactionLookup {
  findByVendorTxCode(vendorTxCode: string, signal?: AbortSignal): Promise<RetrievalOutcome>;
}

const lookupBody = z.union([
  z.object({ found: z.literal(true), transaction: transactionBody }),
  z.object({ found: z.literal(false) }),
]);

/**
 * A lookup over HTTP, in the shape that the payments simulator offers: GET {baseUrl}/transactions?vendorTxCode=.
 * The gateway's real reporting service speaks another protocol; for it another adapter of `TransactionLookup` is given.
 */
export function createReportingClient(settings: GatewaySettings): TransactionLookup {
  return {
    async findByVendorTxCode(vendorTxCode, signal) {
      const path = `/transactions?vendorTxCode=${encodeURIComponent(vendorTxCode)}`;
      const answer = await askGateway(settings, { method: 'GET', path, signal });
      if (answer.kind !== 'answered') return { kind: 'unknown', reason: answer.reason };
      const found = lookupBody.safeParse(answer.body);
      if (answer.httpStatus !== 200 || !found.success) return { kind: 'unknown', reason: 'refused' };
      if (!found.data.found) return { kind: 'not-found' };
      const transaction = toTransaction(found.data.transaction);
      if (transaction === undefined) return { kind: 'unknown', reason: 'nonsense' };
      return { kind: 'found', transaction, because: classifyStatus(transaction.statusCode) };
    },
  };
}

/** The lookup of an installation without a reporting service: it never knows, and a person decides. */
export const noTransactionLookup: TransactionLookup = {
  findByVendorTxCode: async () => ({ kind: 'unknown', reason: 'unreachable' }),
};
