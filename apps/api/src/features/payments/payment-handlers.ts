import type { Config } from '../../config.ts';
import type { Handler } from '../../pipeline/handler.ts';
import { cardIdentifiersHandler } from './card-identifiers.ts';
import { getCompaniesHouseFormFeesHandler } from './get-companies-house-form-fees.ts';
import { getPaymentDetailsByTransactionIdHandler } from './get-payment-details-by-transaction-id.ts';
import { getPaymentDetailsHandler } from './get-payment-details.ts';
import { getPaymentGatewayDetailsHandler } from './get-payment-gateway-details.ts';
import { getUsStatesHandler } from './get-us-states.ts';
import {
  exportPaymentDetailsHandler,
  type PaymentFileNeeds,
  printPaymentReceiptHandler,
} from './payment-files.ts';

/** The calls that read payments and what they cost; taking one is a process. */
export function paymentHandlers(platform: PaymentFileNeeds & { config: Config }): Handler[] {
  const { clock, config } = platform;
  return [
    getUsStatesHandler,
    getCompaniesHouseFormFeesHandler(clock),
    getPaymentGatewayDetailsHandler(config),
    cardIdentifiersHandler(config, clock),
    getPaymentDetailsHandler,
    getPaymentDetailsByTransactionIdHandler,
    exportPaymentDetailsHandler(platform),
    printPaymentReceiptHandler(platform),
  ];
}
