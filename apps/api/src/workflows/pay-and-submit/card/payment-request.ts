import type { BodyOf } from '@statbook/contract';
import type { payForFilings, processPayment } from '@statbook/contract/calls';
import { addPaymentAmounts, checkBillingDetails } from '@statbook/domain/payments';
import { findCountry } from '@statbook/domain/reference-data';
import { type PaymentRequest, toStrongCustomerAuthentication } from '@statbook/payment-client';
import { getForm } from '@statbook/domain/filing';
import type { Pence } from '@statbook/domain/money';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { BilledTo } from '../../../filings/billed-to.ts';
import type { Caller } from '../../../pipeline/handler.ts';
import { amountsOfFiling, isSameSum } from '../../../filings/filing-amounts.ts';
import { notificationUrl } from './notification-url.ts';

type PaymentBody = BodyOf<typeof processPayment>;

/** What a request says of the card and of who pays, for one filing or for several. */
export type PayerBody = Pick<
  PaymentBody,
  Exclude<keyof BodyOf<typeof payForFilings>, 'filingIds' | 'totalAmount'>
>;

const wireNames: Readonly<Record<string, string>> = {
  otherEmail: 'customerEmail',
  addressLine1: 'Address1',
  city: 'City',
  country: 'Country',
  county: 'State',
  postcode: 'postalCode',
  firstName: 'customerFirstName',
  lastName: 'customerLastName',
};

/** What is wrong with the payer's details, by the names of the request. */
export function checkPayer(body: PayerBody): Readonly<Record<string, string>> {
  const errors = checkBillingDetails({
    firstName: body.customerFirstName,
    lastName: body.customerLastName,
    addressLine1: body.address1,
    city: body.city,
    postcode: body.postalCode,
    country: body.country,
    county: body.state,
    otherEmail: body.billTo === 'other' && body.customerEmail !== '' ? body.customerEmail : undefined,
  });
  return Object.fromEntries(errors.map(({ path, message }) => [wireNames[path] ?? path, message]));
}

/** Whether every sum that the caller names is the server's. */
export function namesOurSums(body: PaymentBody, filing: Filing): boolean {
  const { fee, processingFee, tax, total } = amountsOfFiling(filing);
  return (
    body.totalAmount === total &&
    isSameSum(body.amount, fee) &&
    isSameSum(body.processingFee, processingFee) &&
    isSameSum(body.taxAmount, tax)
  );
}

/** What the gateway needs to know of the browser: its own words for the screen, ours for address and headers. */
export function authenticationOf(body: PayerBody, caller: Caller, publicUrl: string) {
  const browser = {
    javaEnabled: body.browserJavaEnabled,
    language: body.browserLanguage,
    colorDepth: body.browserColorDepth,
    screenHeight: body.screenHeight,
    screenWidth: body.screenWidth,
    timezoneOffset: body.browserTimezoneOffset,
  };
  const authentication = toStrongCustomerAuthentication({
    browser,
    notificationUrl: notificationUrl(publicUrl),
    ipAddress: caller.ip,
    acceptHeader: caller.accept,
    userAgent: caller.userAgent,
    challengeWindowSize: body.challengeWindowSize,
  });
  if (!authentication.ok) throw new Error(`PUBLIC_URL cannot take a bank's answer: ${authentication.reason}`);
  return authentication.value;
}

interface Asking {
  body: PayerBody;
  filings: readonly Filing[];
  vendorTxCode: string;
  customerEmail: string;
  strongCustomerAuthentication: PaymentRequest['strongCustomerAuthentication'];
}

/** Who pays, and where the card is billed. */
export function billedToOf(body: PayerBody): BilledTo {
  const lines = [body.address1, body.address2, body.city, body.country === 'US' ? body.state : undefined];
  const postcode = body.postalCode.trim().toUpperCase();
  return {
    name: `${body.customerFirstName.trim()} ${body.customerLastName.trim()}`,
    address: [...lines.map((line) => line?.trim()), postcode, findCountry(body.country)?.name]
      .filter((line) => line !== undefined && line !== '')
      .join(', '),
  };
}

/** The request to the gateway. */
export function toPaymentRequest({
  body,
  filings,
  vendorTxCode,
  customerEmail,
  strongCustomerAuthentication,
}: Asking): PaymentRequest {
  const isUs = body.country === 'US';
  return {
    merchantSessionKey: body.merchantSessionKey,
    cardIdentifier: body.cardIdentifier,
    vendorTxCode,
    amount: sumOf(filings),
    description: describeFilings(filings),
    customerFirstName: body.customerFirstName.trim(),
    customerLastName: body.customerLastName.trim(),
    customerEmail,
    billingAddress: {
      address1: body.address1.trim(),
      ...(body.address2 !== undefined && { address2: body.address2.trim() }),
      city: body.city.trim(),
      postalCode: body.postalCode.trim(),
      country: body.country,
      ...(isUs && { state: body.state }),
    },
    strongCustomerAuthentication,
  };
}

/** What filings come to: each has its own fee, processing fee and tax. */
export const sumOf = (filings: readonly Filing[]): Pence =>
  addPaymentAmounts(filings.map(amountsOfFiling)).total;

/** On the bank's statement: the form, or how many. */
function describeFilings(filings: readonly Filing[]): string {
  const [first, ...others] = filings;
  if (first === undefined) throw new Error('A payment is for one filing at least.');
  return others.length === 0 ? getForm(first.form).name : `${filings.length} filings with Companies House`;
}
