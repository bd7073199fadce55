import type { Config } from '../../config.ts';
import { cardIdentifiersHandler } from './card-identifiers.ts';
import { getCompaniesHouseFormFeesHandler } from './get-companies-house-form-fees.ts';
import { getPaymentDetailsByTransactionIdHandler } from './get-payment-details-by-transaction-id.ts';
import { getPaymentDetailsHandler } from './get-payment-details.ts';
import { getPaymentGatewayDetailsHandler } from './get-payment-gateway-details.ts';
import { getUsStatesHandler } from './get-us-states.ts';
import {
  exportPaymentDetailsHandler,
  type PaymentFileDependencies,
  printPaymentReceiptHandler,
} from './payment-files.ts';

/** The calls that read payments and what they cost; taking one is a process. */
export function paymentHandlers(platform: PaymentFileDependencies & { config: Config }) {
  const { clock, config } = platform;
  return {
    getUsStates: getUsStatesHandler,
    getCompaniesHouseFormFees: getCompaniesHouseFormFeesHandler(clock),
    getPaymentGatewayDetails: getPaymentGatewayDetailsHandler(config),
    cardIdentifiers: cardIdentifiersHandler(config, clock),
    getPaymentDetails: getPaymentDetailsHandler,
    getPaymentDetailsByTransactionId: getPaymentDetailsByTransactionIdHandler,
    exportPaymentDetails: exportPaymentDetailsHandler(platform),
    printPaymentReceipt: printPaymentReceiptHandler(platform),
  };
}
