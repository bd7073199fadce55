import { type FieldError, fieldError } from './answers.ts';
import {
  type Body,
  checkBoolean,
  checkInteger,
  checkTexts,
  missing,
  oneOf,
  readPath,
  readText,
  type TextRule,
  uuidPattern,
} from './field-checks.ts';

export const sessionKeyPath = 'paymentMethod.card.merchantSessionKey';
export const cardIdentifierPath = 'paymentMethod.card.cardIdentifier';

const personName = /^[\p{L} &./'-]*$/u;
const addressText = /^[\p{L}\d +'/&:,.\-()\n]*$/u;
const phoneNumber = /^\+?[\d ]*$/;
const checkModes = oneOf('UseMSPSetting', 'Force', 'Disable', 'ForceIgnoringRules');
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** Two letters of ISO 3166-1; the United Kingdom is GB and nothing else. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'UK' && countryNames.of(code) !== undefined;
}

export const vendorTxCodeRule: TextRule = {
  property: 'vendorTxCode',
  required: true,
  max: 40,
  pattern: /^[A-Za-z0-9\-._{}]*$/,
};
export const descriptionRule: TextRule = {
  property: 'description',
  label: 'description',
  required: true,
  max: 100,
};

const rules: readonly TextRule[] = [
  { property: sessionKeyPath, required: true, accepts: (text) => uuidPattern.test(text) },
  { property: cardIdentifierPath, required: true, accepts: (text) => uuidPattern.test(text) },
  vendorTxCodeRule,
  descriptionRule,
  { property: 'currency', required: true, min: 3, max: 3, pattern: /^[A-Za-z]*$/ },
  { property: 'customerFirstName', label: 'first name', required: true, max: 20, pattern: personName },
  { property: 'customerLastName', label: 'last name', required: true, max: 20, pattern: personName },
  {
    property: 'customerEmail',
    label: 'email address',
    max: 80,
    accepts: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  },
  { property: 'customerPhone', label: 'phone number', max: 19, pattern: phoneNumber },
  { property: 'customerMobilePhone', label: 'mobile phone number', max: 19, pattern: phoneNumber },
  { property: 'customerWorkPhone', label: 'work phone number', max: 19, pattern: phoneNumber },
  {
    property: 'billingAddress.address1',
    label: 'billing address',
    required: true,
    max: 50,
    pattern: addressText,
  },
  { property: 'billingAddress.address2', label: 'billing address line 2', max: 50, pattern: addressText },
  { property: 'billingAddress.address3', label: 'billing address line 3', max: 50, pattern: addressText },
  { property: 'billingAddress.city', label: 'billing city', required: true, max: 40, pattern: addressText },
  { property: 'billingAddress.country', label: 'billing country', required: true, accepts: isCountry },
  {
    property: 'entryMethod',
    accepts: oneOf('Ecommerce', 'MailOrder', 'TelephoneOrder', 'ContinuousAuthority'),
  },
  { property: 'apply3DSecure', accepts: checkModes },
  { property: 'applyAvsCvcCheck', accepts: checkModes },
  { property: 'settlementReferenceText', max: 30, pattern: /^[A-Za-z0-9]*$/ },
  { property: 'referrerId', max: 40 },
];

/** Everything wrong with the fields of a payment but the authentication object, several at once. */
export function checkPaymentFields(body: Body): FieldError[] {
  return [
    ...checkTexts(body, [...rules, ...toAddressRules(readText(body, 'billingAddress.country'))]),
    ...checkInteger(body, 'amount'),
    ...checkCurrency(readText(body, 'currency')),
    ...checkBoolean(body, 'paymentMethod.card.save', false),
    ...checkBoolean(body, 'paymentMethod.card.reusable', false),
    ...checkBoolean(body, 'giftAid', false),
    ...checkSavedCard(body),
  ];
}

/** Ireland has addresses without a code; only the United States have a state. */
function toAddressRules(country: string): TextRule[] {
  return [
    {
      property: 'billingAddress.postalCode',
      label: 'billing postal code',
      required: country !== 'IE',
      max: 10,
      pattern: /^[A-Za-z0-9 -]*$/,
    },
    {
      property: 'billingAddress.state',
      label: 'billing state',
      required: country === 'US',
      min: 2,
      max: 2,
      pattern: /^[A-Z]*$/,
      accepts: () => country === 'US',
    },
  ];
}

function checkCurrency(currency: string): FieldError[] {
  if (!/^[A-Za-z]{3}$/.test(currency) || currencies.includes(currency)) return [];
  return [fieldError(1010, 'currency')];
}

function checkSavedCard(body: Body): FieldError[] {
  const isSaved = readPath(body, 'paymentMethod.card.save') === true;
  return isSaved && readPath(body, 'credentialType') === undefined ? [missing('credentialType')] : [];
}
