import { tokeniseCard } from '@statbook/payment-client';
import type { Caller } from './caller.ts';

/** A published test card of the gateway. */
export const testCard = { cardNumber: '4929000000006', expiryDate: '1229', securityCode: '123' };

/** The bank's word on the cardholder, chosen by the name: see simulators/payments. */
export type Cardholder = 'SUCCESSFUL' | 'CHALLENGE' | 'NOTAUTH';

interface CardPayment {
  cardApiUrl: string;
  companyId: string;
  filingId: string;
  totalPence: number;
  cardholder: Cardholder;
  /** Of a confirmation statement unless said otherwise. */
  submissionType?: 'ConfirmationStatement' | 'ChargeRegistration' | 'ChangeOfName' | 'Incorporation';
}

/** Pays as the payment window does: key, card identifier straight from the gateway, payment. */
export async function payByCard(caller: Caller, payment: CardPayment) {
  const { cardApiUrl, companyId, filingId, totalPence, cardholder } = payment;
  const key = await caller.call('getMerchantSessionKey', { filingId });
  const card = await handOverCard(cardApiUrl, key.merchantSessionKey, cardholder);
  return await caller.call('processPayment', {
    filingId,
    submissionType: payment.submissionType ?? 'ConfirmationStatement',
    companyId,
    vendorTxCode: key.vendorTxCode ?? undefined,
    ...card,
    totalAmount: totalPence,
    ...mara,
  });
}

interface PaymentOfSeveral extends Pick<CardPayment, 'cardApiUrl' | 'totalPence' | 'cardholder'> {
  filingIds: string[];
}

/** Pays for several filings at once, as the payment window does. */
export async function payTogetherByCard(caller: Caller, payment: PaymentOfSeveral) {
  const { cardApiUrl, filingIds, totalPence, cardholder } = payment;
  const { merchantSessionKey } = await caller.call('getMerchantSessionKey', {});
  const card = await handOverCard(cardApiUrl, merchantSessionKey, cardholder);
  return await caller.call('payForFilings', { filingIds, ...card, totalAmount: totalPence, ...mara });
}

const mara = {
  customerFirstName: 'Mara',
  customerLastName: 'Quill',
  address1: '88 Quay Street',
  city: 'Bristol',
  postalCode: 'BS1 4DJ',
  country: 'GB',
  customerEmail: 'main@harbour.example',
  screenHeight: 900,
  screenWidth: 1440,
} as const;

async function handOverCard(baseUrl: string, merchantSessionKey: string, cardholderName: Cardholder) {
  const card = await tokeniseCard({ baseUrl, merchantSessionKey, card: { ...testCard, cardholderName } });
  if (card.kind !== 'tokenised') throw new Error(`The gateway did not take the card: ${card.kind}`);
  return { merchantSessionKey, cardIdentifier: card.cardIdentifier };
}

/** Brings the bank's answer to the product as the bank's page does: a form, posted without a token. */
export async function bringChallengeResult(productUrl: string, cres: string): Promise<number> {
  const response = await fetch(`${productUrl}/api/CRes/handleCRes`, {
    method: 'POST',
    body: new URLSearchParams({ cres }),
  });
  await response.text();
  return response.status;
}
