import { fieldError, type FieldError } from '../field-error.ts';
import { findCountry } from '../reference-data/countries.ts';
import { PAYMENT_LIMITS, PAYMENT_MESSAGES } from './payment-messages.ts';
import { isGatewayPostcode, isUkPostcode } from './postcode.ts';

/** The payer's details besides the card. */
export interface BillingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-1 code. */
  readonly country: string;
  /** State, for the United States only. */
  readonly county: string;
  /** An e-mail address other than the company's or the user's; undefined where one of those is used. */
  readonly otherEmail?: string | undefined;
}

const NAME = /^[\p{L}\d &.'-]+$/u;
const ADDRESS = /^[\p{L}\d +'/&:,.()\n-]+$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The errors in billing details, in the order of the fields. */
export function checkBillingDetails(details: BillingDetails): readonly FieldError[] {
  const text = (path: keyof BillingDetails, rule: TextRule) => checkText(details[path] ?? '', path, rule);
  const messages = PAYMENT_MESSAGES;
  return [
    ...checkOtherEmail(details.otherEmail),
    ...text('addressLine1', {
      required: messages.addressLine1Required,
      invalid: messages.addressLine1Invalid,
      pattern: ADDRESS,
      longest: PAYMENT_LIMITS.addressLine1,
    }),
    ...text('city', {
      required: messages.cityRequired,
      invalid: messages.cityInvalid,
      pattern: ADDRESS,
      longest: PAYMENT_LIMITS.city,
    }),
    ...checkCountry(details),
    ...checkPostcode(details),
    ...text('firstName', {
      required: messages.firstNameRequired,
      invalid: messages.firstNameInvalid,
      pattern: NAME,
      longest: PAYMENT_LIMITS.name,
    }),
    ...text('lastName', {
      required: messages.lastNameRequired,
      invalid: messages.lastNameInvalid,
      pattern: NAME,
      longest: PAYMENT_LIMITS.name,
    }),
  ];
}

interface TextRule {
  readonly required: string;
  readonly invalid: string;
  readonly pattern: RegExp;
  readonly longest: number;
}

function checkText(value: string, path: string, rule: TextRule): readonly FieldError[] {
  const typed = value.trim();
  if (typed === '') return [fieldError(path, 'missing', rule.required)];
  if (typed.length > rule.longest || !rule.pattern.test(typed))
    return [fieldError(path, 'invalid', rule.invalid)];
  return [];
}

function checkOtherEmail(email: string | undefined): readonly FieldError[] {
  if (email === undefined) return [];
  const { emailRequired, emailInvalid } = PAYMENT_MESSAGES;
  const rule = {
    required: emailRequired,
    invalid: emailInvalid,
    pattern: EMAIL,
    longest: PAYMENT_LIMITS.email,
  };
  return checkText(email, 'otherEmail', rule);
}

function checkCountry({ country, county }: BillingDetails): readonly FieldError[] {
  if (!findCountry(country)) return [fieldError('country', 'missing', PAYMENT_MESSAGES.countryRequired)];
  const lacksState = country === 'US' && !/^[A-Z]{2}$/.test(county);
  return lacksState ? [fieldError('county', 'missing', PAYMENT_MESSAGES.countyRequired)] : [];
}

/** Optional in Ireland; of the full pattern in the United Kingdom; elsewhere as the gateway accepts it. */
function checkPostcode({ country, postcode }: BillingDetails): readonly FieldError[] {
  const typed = postcode.trim();
  if (country === 'IE') return [];
  if (typed === '') return [fieldError('postcode', 'missing', PAYMENT_MESSAGES.postcodeRequired)];
  const isRight = country === 'GB' ? isUkPostcode(typed) : isGatewayPostcode(typed);
  return isRight ? [] : [fieldError('postcode', 'invalid', PAYMENT_MESSAGES.postcodeInvalid)];
}
