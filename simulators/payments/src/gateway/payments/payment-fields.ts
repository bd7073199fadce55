import { type FieldError, fieldError } from '../answers.ts';
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
} from '../field-checks.ts';

export const sessionKeyPath = 'paymentMethod.card.merchantSessionKey';
export const cardIdentifierPath = 'paymentMethod.card.cardIdentifier';

const personName = /^[\p{L} &./'-]*$/u;
const addressText = /^[\p{L}\d +'/&:,.\-()\n]*$/u;
const phoneNumber = /^\+?[\d ]*$/;
const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const checkModes = oneOf('UseMSPSetting', 'Force', 'Disable', 'ForceIgnoringRules');
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const currencies: readonly string[] = Intl.supportedValuesOf('currency');

/** Two letters of ISO 3166-1; the United Kingdom is GB and nothing else. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'UK' && countryNames.of(code) !== undefined;
}

const plainCode = /^[A-Za-z0-9\-._{}]*$/;
export const vendorTxCodeRule: TextRule = {
  property: 'vendorTxCode',
  required: true,
  max: 40,
  pattern: plainCode,
};
export const descriptionRule: TextRule = {
  property: 'description',
  label: 'description',
  required: true,
  max: 100,
};

const labelled = (property: string, label: string, rule: Omit<TextRule, 'property' | 'label'>): TextRule => ({
  property,
  label,
  ...rule,
});
const nameRule = { required: true, max: 20, pattern: personName };
const phoneRule = { max: 19, pattern: phoneNumber };
const addressRule = { max: 50, pattern: addressText };

const rules: readonly TextRule[] = [
  { property: sessionKeyPath, required: true, accepts: (text) => uuidPattern.test(text) },
  { property: cardIdentifierPath, required: true, accepts: (text) => uuidPattern.test(text) },
  vendorTxCodeRule,
  descriptionRule,
  { property: 'currency', required: true, min: 3, max: 3, pattern: /^[A-Za-z]*$/ },
  labelled('customerFirstName', 'first name', nameRule),
  labelled('customerLastName', 'last name', nameRule),
  labelled('customerEmail', 'email address', { max: 80, accepts: (text) => emailAddress.test(text) }),
  labelled('customerPhone', 'phone number', phoneRule),
  labelled('customerMobilePhone', 'mobile phone number', phoneRule),
  labelled('customerWorkPhone', 'work phone number', phoneRule),
  labelled('billingAddress.address1', 'billing address', { ...addressRule, required: true }),
  labelled('billingAddress.address2', 'billing address line 2', addressRule),
  labelled('billingAddress.address3', 'billing address line 3', addressRule),
  labelled('billingAddress.city', 'billing city', { ...addressRule, required: true, max: 40 }),
  labelled('billingAddress.country', 'billing country', { required: true, accepts: isCountry }),
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
  const isIrish = country === 'IE';
  const isAmerican = country === 'US';
  const stateRule = { min: 2, max: 2, pattern: /^[A-Z]*$/, accepts: () => isAmerican };
  return [
    labelled('billingAddress.postalCode', 'billing postal code', {
      required: !isIrish,
      max: 10,
      pattern: /^[A-Za-z0-9 -]*$/,
    }),
    labelled('billingAddress.state', 'billing state', { required: isAmerican, ...stateRule }),
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
