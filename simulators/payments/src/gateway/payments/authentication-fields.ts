import { isIP } from 'node:net';
import { type FieldError, fieldError } from '../answers.ts';
import {
  type Body,
  checkBoolean,
  checkTexts,
  oneOf,
  readPath,
  type TextRule,
  toBody,
} from '../field-checks.ts';

export const authenticationPath = 'strongCustomerAuthentication';

/** The shop's names for the sizes of the bank's window, and the numbers in the messages to the bank. */
export const windowSizes: Readonly<Record<string, string>> = {
  Small: '01',
  Medium: '02',
  Large: '03',
  ExtraLarge: '04',
  FullScreen: '05',
};

const at = (field: string) => `${authenticationPath}.${field}`;

const always: readonly TextRule[] = [
  { property: at('notificationURL'), required: true, max: 256, accepts: isNotificationUrl },
  { property: at('browserIP'), required: true, max: 39, accepts: (text) => isIP(text) !== 0 },
  { property: at('browserAcceptHeader'), required: true, max: 2048 },
  { property: at('browserLanguage'), required: true, max: 8, pattern: /^[A-Za-z0-9-]*$/ },
  { property: at('browserUserAgent'), required: true, max: 2048 },
  { property: at('challengeWindowSize'), required: true, accepts: oneOf(...Object.keys(windowSizes)) },
  {
    property: at('transType'),
    required: true,
    accepts: oneOf(
      'GoodsAndServicePurchase',
      'CheckAcceptance',
      'AccountFunding',
      'QuasiCashTransaction',
      'PrepaidActivationAndLoad',
    ),
  },
  { property: at('acctID'), max: 64 },
  { property: at('website'), max: 100 },
  {
    property: at('threeDSExemptionIndicator'),
    accepts: oneOf(
      'LowValue',
      'TransactionRiskAnalysis',
      'TrustedMerchant',
      'SecureCorporatePayment',
      'DelegatedAuthentication',
    ),
  },
];

const withJavascript: readonly TextRule[] = [
  {
    property: at('browserColorDepth'),
    required: true,
    numberToo: true,
    accepts: oneOf('1', '4', '8', '15', '16', '24', '32', '48'),
  },
  { property: at('browserScreenHeight'), required: true, numberToo: true, max: 6, pattern: /^\d*$/ },
  { property: at('browserScreenWidth'), required: true, numberToo: true, max: 6, pattern: /^\d*$/ },
  { property: at('browserTZ'), required: true, numberToo: true, max: 6, pattern: /^[+-]?\d*$/ },
];

/** Everything wrong with the object that describes the customer's browser; nothing when it was left out. */
export function checkAuthenticationFields(body: Body): FieldError[] {
  const given = readPath(body, authenticationPath);
  if (given === undefined || given === null) return [];
  if (toBody(given) === undefined) return [fieldError(1009, authenticationPath)];
  const hasJavascript = readPath(body, at('browserJavascriptEnabled')) === true;
  return [
    ...checkTexts(body, hasJavascript ? [...always, ...withJavascript] : always),
    ...checkBoolean(body, at('browserJavascriptEnabled'), true),
    ...checkBoolean(body, at('browserJavaEnabled'), hasJavascript),
  ];
}

/** A whole address; the real gateway refuses the bare name "localhost". */
function isNotificationUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== 'localhost';
}
