/**
 * What a transaction's `statusCode` means for the money.
 *
 * `authentication-timed-out` is read from 1012 ("Transaction not found"): the window for the bank's challenge has
 * closed and the gateway no longer knows the transaction. `duplicate-code` and `unclear` prove nothing about money.
 */
export type StatusClass =
  | 'paid'
  | 'challenge'
  | 'declined'
  | 'rejected-by-rules'
  | 'authentication-failed'
  | 'authentication-timed-out'
  | 'bank-unavailable'
  | 'voided'
  | 'refused-details'
  | 'duplicate-code'
  | 'unclear';

const named: Readonly<Record<string, StatusClass>> = {
  '0000': 'paid',
  '1012': 'authentication-timed-out',
  '2000': 'declined',
  '2001': 'rejected-by-rules',
  '2002': 'bank-unavailable',
  '2003': 'unclear',
  '2005': 'voided',
  '2008': 'bank-unavailable',
  '2009': 'bank-unavailable',
  '2013': 'declined',
  '2021': 'challenge',
  '2022': 'authentication-failed',
  '3336': 'authentication-failed',
  '3377': 'authentication-failed',
  '4001': 'duplicate-code',
  '4002': 'duplicate-code',
  '4003': 'duplicate-code',
  '4004': 'duplicate-code',
  '4005': 'duplicate-code',
  '4026': 'authentication-failed',
  '4027': 'authentication-failed',
  '4042': 'duplicate-code',
  '4043': 'rejected-by-rules',
  '4046': 'authentication-failed',
  '5003': 'unclear',
  '5086': 'authentication-failed',
  '5993': 'bank-unavailable',
};

const refusalOfValues = /^(?:10|3|4|5)\d+$/;

/** Sorts a four-digit status code of the gateway (its list of codes and messages); codes not known are `unclear`. */
export function classifyStatus(statusCode: string): StatusClass {
  return named[statusCode] ?? (refusalOfValues.test(statusCode) ? 'refused-details' : 'unclear');
}
