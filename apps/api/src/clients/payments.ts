import {
  createPaymentClient,
  createReportingClient,
  type GatewaySettings,
  noTransactionLookup,
  type PaymentClient,
  type TransactionLookup,
} from '@statbook/payment-client';
import type { Config } from '../config.ts';
import { assertOutsideTransaction } from '../platform/database/database.ts';
import type { Metrics } from '../platform/monitoring/metrics.ts';

/** The card gateway, and the reporting service beside it that knows payments by our own code. */
export interface Payments extends PaymentClient, TransactionLookup {
  /** How long one request may take; an answer that took longer is not known. */
  readonly timeoutMs: number;
  /** Whether there is a reporting service, which finds a payment by our own code. */
  readonly findsByCode: boolean;
}

/** The card gateway of this installation. No call of it may stand inside a transaction. */
export function createPayments({ payment }: Pick<Config, 'payment'>, metrics: Metrics): Payments {
  const outside = watchCalls(metrics);
  const { url, reportingUrl, vendorName, integrationKey, integrationPassword, timeoutMs } = payment;
  const settings: GatewaySettings = {
    baseUrl: url,
    vendorName,
    integrationKey,
    integrationPassword,
    timeoutMs,
  };
  const client = createPaymentClient(settings);
  const lookup =
    reportingUrl === undefined
      ? noTransactionLookup
      : createReportingClient({ ...settings, baseUrl: reportingUrl });
  return {
    timeoutMs,
    findsByCode: reportingUrl !== undefined,
    createMerchantSessionKey: outside(client.createMerchantSessionKey),
    createTransaction: outside(client.createTransaction),
    getTransaction: outside(client.getTransaction),
    submitChallengeResult: outside(client.submitChallengeResult),
    voidTransaction: outside(client.voidTransaction),
    refundTransaction: outside(client.refundTransaction),
    findByVendorTxCode: outside(lookup.findByVendorTxCode),
  };
}

/** Refuses a call inside a transaction, and counts how each one ends. */
function watchCalls(metrics: Metrics) {
  return <Arguments extends unknown[], Result>(
    ask: (...given: Arguments) => Promise<Result>,
  ): ((...given: Arguments) => Promise<Result>) =>
    async (...given) => {
      assertOutsideTransaction();
      const start = performance.now();
      const end = (outcome: string) =>
        metrics.exchange({ service: 'card-gateway', outcome, seconds: (performance.now() - start) / 1000 });
      try {
        const result = await ask(...given);
        end('answered');
        return result;
      } catch (error) {
        end('failed');
        throw error;
      }
    };
}
