import type { GovTalkError } from '../message/answer.ts';

/** What kind of trouble a gateway error is: who can mend it, and whether sending again can help. */
export type GatewayErrorClass =
  | 'configuration'
  | 'credit-account'
  | 'company-authentication'
  | 'form-content'
  | 'duplicate-submission-number'
  | 'nothing-found'
  | 'other';

/** Wordings that the gateway's unpublished texts are recognised by; settings, because CH may change them. */
export interface ErrorWordings {
  readonly duplicateNumber: RegExp;
  readonly nothingFound: RegExp;
  readonly companyAuthentication: RegExp;
}

/**
 * As reported by other users of the gateway: 9999 "Invalid Envelope Number", "No Transaction Found",
 * "Company Authentication Code and Company Number combination did not match".
 */
export const DEFAULT_WORDINGS: ErrorWordings = {
  duplicateNumber:
    /invalid (envelope|submission) number|submission number.*(already|duplicate|used)|duplicate.*(submission|envelope)/i,
  nothingFound: /no transaction found/i,
  companyAuthentication: /(authentication code.*not match|invalid company authentication code)/i,
};

const NUMBER_CLASSES: Readonly<Record<string, GatewayErrorClass>> = {
  '501': 'configuration',
  '502': 'configuration',
  '604': 'configuration',
  '5003': 'credit-account',
  '5006': 'credit-account',
  '9984': 'credit-account',
  '8026': 'nothing-found',
  '9999': 'form-content',
};

const MEANINGS: Readonly<Record<GatewayErrorClass, string>> = {
  configuration:
    'The connection to Companies House is not set up correctly: the presenter ID or code, the test setting or the kind of message was refused. Nothing was filed.',
  'credit-account':
    'The presenter has no credit account at Companies House for filings that carry a fee, or its limit is reached. Nothing was filed.',
  'company-authentication':
    'The company’s authentication code does not belong to this company number. Nothing was filed.',
  'form-content': 'Companies House refused something in the form. Nothing was filed.',
  'duplicate-submission-number':
    'Companies House already holds a submission under this number, so an earlier sending had arrived.',
  'nothing-found': 'Companies House holds nothing under this number or has nothing waiting.',
  other: 'Companies House refused the message. Nothing was filed.',
};

/** A 502 can also mean that the presenter has no credit account, when the form carries a fee (part 12). */
const CONFIGURATION_WORDINGS = /invalid testmode|authorisation failure/i;

/** Sorts a gateway error by number, and by wording where the number says too little. */
export function classifyError(error: GovTalkError, wordings: ErrorWordings): GatewayErrorClass {
  if (wordings.duplicateNumber.test(error.text)) return 'duplicate-submission-number';
  if (wordings.nothingFound.test(error.text)) return 'nothing-found';
  if (wordings.companyAuthentication.test(error.text)) return 'company-authentication';
  if (CONFIGURATION_WORDINGS.test(error.text)) return 'configuration';
  return NUMBER_CLASSES[error.number ?? ''] ?? 'other';
}

/** What a class of errors means to the person who files, in plain words. */
export function explainErrorClass(errorClass: GatewayErrorClass): string {
  return MEANINGS[errorClass];
}
