import { z } from 'zod';
import { askGateway, type GatewaySettings } from '../gateway/ask-gateway.ts';
import { findTransaction, type RetrievalOutcome } from './get-transaction.ts';

/**
 * Finds a transaction by the code we gave it, which settles an unclear payment whose transaction id never arrived.
 * The gateway itself has no such call: a separate reporting service knows. `not-found` proves that nothing was taken.
 */
export interface TransactionLookup {
  findByVendorTxCode(vendorTxCode: string, signal?: AbortSignal): Promise<RetrievalOutcome>;
}

const lookupBody = z.object({ found: z.boolean(), transaction: z.unknown().optional() });

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
      const body = lookupBody.safeParse(answer.body);
      if (answer.httpStatus !== 200 || !body.success) return { kind: 'unknown', reason: 'refused' };
      if (!body.data.found) return { kind: 'not-found' };
      return findTransaction(body.data.transaction) ?? { kind: 'unknown', reason: 'nonsense' };
    },
  };
}

/** The lookup of an installation without a reporting service: it never knows, and a person decides. */
export const noTransactionLookup: TransactionLookup = {
  findByVendorTxCode: async () => ({ kind: 'unknown', reason: 'unreachable' }),
};
