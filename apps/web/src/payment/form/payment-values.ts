import type { CivilDate } from '@statbook/domain/dates';
import type { FieldError } from '@statbook/domain/field-error';
import { cardholderName, checkBillingDetails, checkCardDetails } from '@statbook/domain/payments';
import type { CallReply } from '#api/call-types.ts';

export type PaymentSummary = CallReply<'getPaymentSummary'>['entity'][number];

/** Several filings that are paid for at once, as the window shows them. */
export interface SeveralSummary
  extends Pick<PaymentSummary, 'amount' | 'processingFee' | 'taxAmount' | 'totalAmount' | 'userEmail'> {
  readonly filings: CallReply<'getPaymentSummaries'>['entity'];
  /** The first of them: what is true of the payment is true of each, and it is followed by this one. */
  readonly filingId: string;
  /** The address of one company stands for no other. */
  readonly hasCompanyEmail: false;
  readonly registeredOffice: null;
}

/** What is paid for in a window. */
export type PaidFor = PaymentSummary | SeveralSummary;

/** Whether several filings are paid for at once. */
export const isSeveral = (paidFor: PaidFor): paidFor is SeveralSummary => 'filings' in paidFor;

/** What the payer fills in. The card's three fields stay in the form and go to the gateway alone. */
export interface PaymentValues {
  billTo: 'companyEmail' | 'userEmail' | 'other';
  otherEmail: string;
  billingAddress: 'SameasCompanyAddress' | 'EnterManually';
  addressLine1: string;
  addressLine2: string;
  city: string;
  postcode: string;
  country: string;
  county: string;
  firstName: string;
  lastName: string;
  cardNumber: string;
  expiryDate: string;
  securityCode: string;
}

/** The card's fields, emptied before each new try. */
export const cardFields = ['firstName', 'lastName', 'cardNumber', 'expiryDate', 'securityCode'] as const;

const blankAddress = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  postcode: '',
  country: 'GB',
  county: '',
};

/** The registered office in the form's fields; undefined where the register shows none. */
export function registeredOffice({ registeredOffice: office }: Pick<PaidFor, 'registeredOffice'>) {
  if (office === null) return undefined;
  const { addressLine1, addressLine2, city, postcode, country } = office;
  return {
    addressLine1: addressLine1.slice(0, 50),
    addressLine2: addressLine2.slice(0, 50),
    city: city.slice(0, 40),
    postcode,
    country,
    county: '',
  };
}

export function firstValues(summary: PaidFor): PaymentValues {
  const office = registeredOffice(summary);
  return {
    billTo: summary.hasCompanyEmail ? 'companyEmail' : 'userEmail',
    otherEmail: '',
    billingAddress: office === undefined ? 'EnterManually' : 'SameasCompanyAddress',
    ...(office ?? blankAddress),
    firstName: '',
    lastName: '',
    cardNumber: '',
    expiryDate: '',
    securityCode: '',
  };
}

/** What is wrong, in the order of the page. */
export function checkPayment(values: PaymentValues, today: CivilDate): readonly FieldError[] {
  const { billTo, otherEmail, ...rest } = values;
  const details = { ...rest, ...(billTo === 'other' && { otherEmail }) };
  return [...checkBillingDetails(details), ...checkCardDetails(values, today)];
}

/** The name for the card; outside live mode a name with CHALLENGE stands for the gateway's test of a challenge. */
export const nameOnCard = ({ firstName, lastName }: PaymentValues, isLive: boolean): string =>
  cardholderName(firstName, lastName, isLive);
