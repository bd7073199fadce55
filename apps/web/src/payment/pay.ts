import type { CivilDate } from '@statbook/domain/dates';
import { cardDigits, parseCardExpiry, toGatewayExpiry } from '@statbook/domain/payments';
import { type CardTokenOutcome, collectBrowserDetails, tokeniseCard } from '@statbook/payment-client';
import { ApiProblem, NetworkProblem } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { isSeveral, nameOnCard, type PaidFor, type PaymentValues } from './form/payment-values.ts';
import type { PaymentStanding } from './payment-storage.ts';
import { cardServiceText } from './payment-words.ts';

export interface PaymentOrder {
  readonly values: PaymentValues;
  readonly summary: PaidFor;
  readonly today: CivilDate;
  /** The gateway's address, for the card alone. */
  readonly gatewayUrl: string;
  readonly isLive: boolean;
}

/**
 * What came of paying: where the payment stands; a refusal of what was filled in, with nothing charged; or no answer, so that
 * only a later look can tell.
 */
export type PayResult =
  | { readonly kind: 'standing'; readonly standing: PaymentStanding }
  | { readonly kind: 'refused'; readonly refusal: FormRefusal }
  | { readonly kind: 'no-answer' };

/** Key, card identifier, payment: the card goes from here to the gateway, and only its identifier to our server. */
export async function pay(order: PaymentOrder): Promise<PayResult> {
  const token = await identifyCard(order);
  if ('refusal' in token) return { kind: 'refused', refusal: token.refusal };
  try {
    return { kind: 'standing', standing: await charge(order, token) };
  } catch (error) {
    if (error instanceof NetworkProblem) return { kind: 'no-answer' };
    if (!(error instanceof ApiProblem)) throw error;
    // Not all of several filings can be paid for: the refusal says which.
    if (error.code === 'filings-not-payable') return { kind: 'refused', refusal: toRefusal(error) };
    // Another attempt is under way or has paid, or our server stumbled: what is true is asked for.
    if (error.status >= 500 || error.status === 409) return { kind: 'no-answer' };
    return { kind: 'refused', refusal: toRefusal(error) };
  }
}

async function charge(order: PaymentOrder, token: CardToken): Promise<PaymentStanding> {
  const { summary } = order;
  const payer = toPayer(order, token);
  if (isSeveral(summary)) {
    const { filings, totalAmount } = summary;
    const billTo = payer.billTo === 'userEmail' ? payer.billTo : 'other';
    const filingIds = filings.map(({ filingId }) => filingId);
    const body = { ...payer, billTo, filingIds, totalAmount } as const;
    return (await call('payForFilings', { body })).standing;
  }
  const { filingId, submissionType, companyId, amount, processingFee, taxAmount, totalAmount } = summary;
  const { vendorTxCode } = token;
  return call('processPayment', {
    body: {
      filingId,
      submissionType,
      companyId,
      ...(vendorTxCode !== null && { vendorTxCode }),
      amount,
      processingFee,
      taxAmount,
      totalAmount,
      ...payer,
    },
  });
}

interface CardToken {
  readonly sessionKey: string;
  readonly vendorTxCode: string | null;
  readonly cardIdentifier: string;
}

type Identified = CardToken | { readonly refusal: FormRefusal };

/** A key that has run out while somebody was typing is replaced once, in silence. */
async function identifyCard(order: PaymentOrder): Promise<Identified> {
  try {
    const first = await handOverCard(order);
    return first === 'session-ended' ? toIdentified(await handOverCard(order)) : first;
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof NetworkProblem)
      return { refusal: { detail: error.message, ...(error instanceof ApiProblem && requestIdOf(error)) } };
    throw error;
  }
}

const toIdentified = (outcome: Identified | 'session-ended'): Identified =>
  outcome === 'session-ended' ? { refusal: { detail: cardServiceText } } : outcome;

async function handOverCard({ values, summary, today, gatewayUrl, isLive }: PaymentOrder) {
  // The attempt of one filing begins with its key; that of several when they are paid for.
  const query = isSeveral(summary) ? {} : { filingId: summary.filingId };
  const { merchantSessionKey, vendorTxCode } = await call('getMerchantSessionKey', { query });
  const typed = parseCardExpiry(values.expiryDate, today);
  const outcome = await tokeniseCard({
    baseUrl: gatewayUrl,
    merchantSessionKey,
    card: {
      cardholderName: nameOnCard(values, isLive),
      cardNumber: cardDigits(values.cardNumber),
      expiryDate: typed.ok ? toGatewayExpiry(typed.expiry) : '',
      securityCode: values.securityCode,
    },
  });
  return readToken(outcome, { sessionKey: merchantSessionKey, vendorTxCode });
}

const formFields: Readonly<Record<string, keyof PaymentValues>> = {
  'cardDetails.cardholderName': 'firstName',
  'cardDetails.cardNumber': 'cardNumber',
  'cardDetails.expiryDate': 'expiryDate',
  'cardDetails.securityCode': 'securityCode',
};

function readToken(
  outcome: CardTokenOutcome,
  key: Omit<CardToken, 'cardIdentifier'>,
): Identified | 'session-ended' {
  switch (outcome.kind) {
    case 'tokenised':
      return { ...key, cardIdentifier: outcome.cardIdentifier };
    case 'session-ended':
      return 'session-ended';
    case 'failed':
      return { refusal: { detail: cardServiceText } };
    case 'field-errors': {
      const errors = outcome.errors.map(({ property, message }) => [
        formFields[property] ?? property,
        message,
      ]);
      return { refusal: { detail: cardServiceText, errors: Object.fromEntries(errors) } };
    }
  }
}

const wireFields: Readonly<Record<string, keyof PaymentValues>> = {
  billTo: 'billTo',
  customerEmail: 'otherEmail',
  address1: 'addressLine1',
  address2: 'addressLine2',
  city: 'city',
  country: 'country',
  state: 'county',
  postalCode: 'postcode',
  customerFirstName: 'firstName',
  customerLastName: 'lastName',
};

function toRefusal(problem: ApiProblem): FormRefusal {
  const errors = Object.entries(problem.errors).map(([field, message]) => [
    wireFields[field] ?? field,
    message,
  ]);
  return { detail: problem.message, errors: Object.fromEntries(errors), ...requestIdOf(problem) };
}

const requestIdOf = ({ requestId }: ApiProblem) => ({ requestId });

/** Below this width the bank's page gets all of the window. */
const narrow = 440;

/** Who pays and with which card, and what the bank is told of the browser. */
function toPayer({ values }: PaymentOrder, { sessionKey, cardIdentifier }: CardToken) {
  const browser = collectBrowserDetails(window);
  return {
    merchantSessionKey: sessionKey,
    cardIdentifier,
    customerFirstName: values.firstName.trim(),
    customerLastName: values.lastName.trim(),
    address1: values.addressLine1.trim(),
    address2: values.addressLine2.trim(),
    city: values.city.trim(),
    postalCode: values.postcode.trim(),
    country: values.country,
    state: values.county,
    billTo: values.billTo,
    customerEmail: values.billTo === 'other' ? values.otherEmail.trim() : '',
    screenHeight: browser.screenHeight,
    screenWidth: browser.screenWidth,
    browserLanguage: browser.language,
    browserColorDepth: browser.colorDepth,
    browserTimezoneOffset: browser.timezoneOffset,
    browserJavaEnabled: browser.javaEnabled,
    challengeWindowSize: innerWidth < narrow ? 'FullScreen' : 'Medium',
  } as const;
}
