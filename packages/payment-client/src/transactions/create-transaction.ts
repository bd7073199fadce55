import type { Pence } from '@statbook/domain/money';
import { askGateway, type GatewaySettings } from '../gateway/ask-gateway.ts';
import { type PaymentOutcome, toPaymentOutcome } from './payment-outcome.ts';
import type { StrongCustomerAuthentication } from '../three-d-secure/strong-customer-authentication.ts';

/** The address of the card's statements. `country` is ISO 3166-1 alpha-2; `state` belongs to the United States only. */
interface BillingAddress {
  address1: string;
  address2?: string;
  address3?: string;
  city: string;
  postalCode?: string;
  country: string;
  state?: string;
}

/** One payment. Limits are those of POST /transactions, which refuses what is over them. */
export interface PaymentRequest {
  merchantSessionKey: string;
  cardIdentifier: string;
  /** 1 to 40 of letters, digits and `- . _ { }`; used once and never again, whatever the outcome. */
  vendorTxCode: string;
  amount: Pence;
  /** 1 to 100 characters, without personal data. */
  description: string;
  customerFirstName: string;
  customerLastName: string;
  customerEmail?: string;
  /** With `+` and the country code. */
  customerPhone?: string;
  billingAddress: BillingAddress;
  strongCustomerAuthentication: StrongCustomerAuthentication;
}

/**
 * POST /transactions with type Payment, in pounds sterling, sent once and never again.
 *
 * @throws RangeError when the amount is not above zero.
 */
export async function createTransaction(
  settings: GatewaySettings,
  payment: PaymentRequest,
  signal?: AbortSignal,
): Promise<PaymentOutcome> {
  assertPayable(payment.amount);
  const body = toTransactionRequest(payment);
  return toPaymentOutcome(
    await askGateway(settings, { method: 'POST', path: '/transactions', body, signal }),
  );
}

/** A payment or refund of nothing, or less, is a mistake of ours; the gateway is not asked. */
export function assertPayable(amount: Pence): void {
  if (!(amount > 0)) throw new RangeError(`Not a sum to pay: ${amount} pence`);
}

function toTransactionRequest(payment: PaymentRequest): object {
  const { merchantSessionKey, cardIdentifier, billingAddress, ...rest } = payment;
  return {
    transactionType: 'Payment',
    paymentMethod: { card: { merchantSessionKey, cardIdentifier, save: false } },
    ...withoutBlanks(rest),
    currency: 'GBP',
    billingAddress: withoutBlanks(billingAddress),
    entryMethod: 'Ecommerce',
    apply3DSecure: 'UseMSPSetting',
    applyAvsCvcCheck: 'UseMSPSetting',
  };
}

// The gateway takes an absent optional field, but not an empty one.
function withoutBlanks(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined),
  );
}
