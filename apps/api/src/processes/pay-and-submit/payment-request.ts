import type { BodyOf } from '@statbook/contract';
import type { processPayment } from '@statbook/contract/calls';
import { checkBillingDetails, findCountry } from '@statbook/domain';
import { type PaymentRequest, toStrongCustomerAuthentication } from '@statbook/payment-client';
import { getForm } from '@statbook/domain';
import type { Filing } from '../../filings/filing-queries.ts';
import type { BilledTo } from '../../filings/billed-to.ts';
import type { Caller } from '../../pipeline/handler.ts';
import { amountsOfFiling, isSameSum } from '../../filings/filing-amounts.ts';
import { notificationUrl } from './notification-url.ts';

type PaymentBody = BodyOf<typeof processPayment>;

const wireNames: Readonly<Record<string, string>> = {
  otherEmail: 'CustomerEmail',
  addressLine1: 'Address1',
  city: 'City',
  country: 'Country',
  county: 'State',
  postcode: 'PostalCode',
  firstName: 'CustomerFirstName',
  lastName: 'CustomerLastName',
};

/** What is wrong with the payer's details, by the names of the request. */
export function checkPayer(body: PaymentBody): Readonly<Record<string, string>> {
  const errors = checkBillingDetails({
    firstName: body.CustomerFirstName,
    lastName: body.CustomerLastName,
    addressLine1: body.Address1,
    city: body.City,
    postcode: body.PostalCode,
    country: body.Country,
    county: body.State,
    otherEmail: body.BillTo === 'other' && body.CustomerEmail !== '' ? body.CustomerEmail : undefined,
  });
  return Object.fromEntries(errors.map(({ path, message }) => [wireNames[path] ?? path, message]));
}

/** Whether every sum that the caller names is the server's. */
export function namesOurSums(body: PaymentBody, filing: Filing): boolean {
  const { fee, processingFee, tax, total } = amountsOfFiling(filing);
  return (
    body.TotalAmount === total &&
    isSameSum(body.Amount, fee) &&
    isSameSum(body.ProcessingFee, processingFee) &&
    isSameSum(body.TaxAmount, tax)
  );
}

/** What the gateway needs to know of the browser: its own words for the screen, ours for address and headers. */
export function authenticationOf(body: PaymentBody, caller: Caller, publicUrl: string) {
  const browser = {
    javaEnabled: body.BrowserJavaEnabled,
    language: body.BrowserLanguage,
    colorDepth: body.BrowserColorDepth,
    screenHeight: body.ScreenHeight,
    screenWidth: body.ScreenWidth,
    timezoneOffset: body.BrowserTimezoneOffset,
  };
  const authentication = toStrongCustomerAuthentication({
    browser,
    notificationUrl: notificationUrl(publicUrl),
    ipAddress: caller.ip,
    acceptHeader: caller.accept,
    userAgent: caller.userAgent,
    challengeWindowSize: body.ChallengeWindowSize,
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
  const lines = [body.Address1, body.Address2, body.City, body.Country === 'US' ? body.State : undefined];
  const postcode = body.PostalCode.trim().toUpperCase();
  return {
    name: `${body.CustomerFirstName.trim()} ${body.CustomerLastName.trim()}`,
    address: [...lines.map((line) => line?.trim()), postcode, findCountry(body.Country)?.name]
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
  const isUs = body.Country === 'US';
  return {
    merchantSessionKey: body.MerchantSessionKey,
    cardIdentifier: body.CardIdentifier,
    vendorTxCode,
    amount: amountsOfFiling(filing).total,
    description: getForm(filing.form).name,
    customerFirstName: body.CustomerFirstName.trim(),
    customerLastName: body.CustomerLastName.trim(),
    customerEmail,
    billingAddress: {
      address1: body.Address1.trim(),
      ...(body.Address2 !== undefined && { address2: body.Address2.trim() }),
      city: body.City.trim(),
      postalCode: body.PostalCode.trim(),
      country: body.Country,
      ...(isUs && { state: body.State }),
    },
    strongCustomerAuthentication,
  };
}
