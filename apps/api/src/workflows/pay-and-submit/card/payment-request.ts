import type { BodyOf } from '@statbook/contract';
import type { processPayment } from '@statbook/contract/calls';
import { checkBillingDetails } from '@statbook/domain/payments';
import { findCountry } from '@statbook/domain/reference-data';
import { type PaymentRequest, toStrongCustomerAuthentication } from '@statbook/payment-client';
import { getForm } from '@statbook/domain/filing';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { BilledTo } from '../../../filings/billed-to.ts';
import type { Caller } from '../../../pipeline/handler.ts';
import { amountsOfFiling, isSameSum } from '../../../filings/filing-amounts.ts';
import { notificationUrl } from './notification-url.ts';

type PaymentBody = BodyOf<typeof processPayment>;

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
export function checkPayer(body: PaymentBody): Readonly<Record<string, string>> {
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
export function authenticationOf(body: PaymentBody, caller: Caller, publicUrl: string) {
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
  body: PaymentBody;
  filing: Filing;
  vendorTxCode: string;
  customerEmail: string;
  strongCustomerAuthentication: PaymentRequest['strongCustomerAuthentication'];
}

/** Who pays, and where the card is billed. */
export function billedToOf(body: PaymentBody): BilledTo {
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
  filing,
  vendorTxCode,
  customerEmail,
  strongCustomerAuthentication,
}: Asking): PaymentRequest {
  const isUs = body.country === 'US';
  return {
    merchantSessionKey: body.merchantSessionKey,
    cardIdentifier: body.cardIdentifier,
    vendorTxCode,
    amount: amountsOfFiling(filing).total,
    description: getForm(filing.form).name,
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
