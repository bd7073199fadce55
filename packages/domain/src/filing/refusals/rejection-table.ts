import type { FormId } from '../form-catalogue.ts';
import type { RefusalExplanation } from './explanation.ts';

/** What is known of one reason for a rejection: by its code, or by its wording where codes differ or are not given. */
export interface KnownRejection extends RefusalExplanation {
  /** Undefined where every form can be rejected for it. */
  readonly form?: FormId;
  readonly codes?: readonly string[];
  readonly wording?: RegExp;
  /** Of the statement, or of the form's family. */
  readonly step?: string;
}

/**
 * The registrar publishes no list. Codes are those seen by filers (gateway reference, part 14); wordings come after them,
 * the narrow ones first.
 */
export const KNOWN_REJECTIONS: readonly KnownRejection[] = [
  {
    form: 'CS01',
    codes: ['11686'],
    meaning: 'The statement gives no shareholders although Companies House expects them.',
    whatToDo: 'Provide the full list of shareholders, even if nothing has changed.',
    step: 'shareholders',
    field: 'shareholdings',
  },
  {
    form: 'CS01',
    codes: ['12604'],
    meaning:
      'A director in the identity statement was not found among the company’s directors. Most often the other forenames are missing or the date of birth differs from the register.',
    whatToDo: 'Compare each name and date of birth with the register, other forenames included.',
    step: 'identity',
    field: 'identity',
  },
  {
    form: 'CS01',
    codes: ['12682'],
    meaning: 'Companies House already holds the identity statement of this person for this company.',
    whatToDo:
      'Update the company from Companies House. The corrected statement leaves out who is verified already.',
    step: 'identity',
    field: 'identity',
  },
  {
    form: 'CS01',
    wording: /identity verification|personal code/i,
    meaning: 'A personal code, or the name or date of birth given with it, does not belong to that director.',
    whatToDo: 'Ask the director for the code that Companies House gave, and check name and date of birth.',
    step: 'identity',
    field: 'identity',
  },
  {
    form: 'CS01',
    wording: /statement of capital|capital|nominal value/i,
    meaning: 'The statement of capital does not agree with the register or does not add up.',
    whatToDo:
      'Compare classes, numbers and nominal values with the last statement of capital and the allotments since.',
    step: 'capital',
    field: 'statementOfCapital',
  },
  {
    form: 'CS01',
    wording: /shareholder|shareholding|member|transfer/i,
    meaning: 'The list of shareholders does not agree with the statement of capital or with the last list.',
    whatToDo:
      'Check that the holdings of each class add up to its shares, and that transfers are in the period.',
    step: 'shareholders',
    field: 'shareholdings',
  },
  {
    form: 'CS01',
    wording: /\bSIC\b|nature of business/i,
    meaning: 'A SIC code is missing or is not in the Companies House list.',
    whatToDo: 'Choose between one and four codes of the list.',
    step: 'sic-codes',
    field: 'sicCodes',
  },
  {
    form: 'CS01',
    wording: /e-?mail/i,
    meaning: 'The registered email address is missing, or was given although the register holds one.',
    whatToDo: 'Update the company from Companies House and give an address only where it holds none.',
    step: 'places',
    field: 'registeredEmail',
  },
  {
    form: 'CS01',
    wording: /trading|DTR5|regulated market/i,
    meaning: 'The answers about trading on a market contradict one another or the register.',
    whatToDo: 'Check the trading status and the exemption from the PSC rules.',
    step: 'trading',
    field: 'trading',
  },
  {
    form: 'CS01',
    wording: /review (date|period)|made up|future/i,
    meaning: 'The confirmation date is in the future or outside the review period.',
    whatToDo: 'Choose a date no later than today and within the review period.',
    step: 'date',
    field: 'madeUpTo',
  },
  {
    form: 'CS01',
    wording: /director|officer|secretary|significant control|PSC/i,
    meaning: 'An officer or a person with significant control is not on the register as the statement says.',
    whatToDo: 'File the change of officers or PSCs first, then the statement.',
    step: 'people',
    field: 'officers',
  },
  {
    wording: /company name/i,
    meaning: 'The company’s name is not the one on the register.',
    whatToDo: 'Update the company from Companies House, then file again.',
  },
  {
    codes: ['1'],
    wording: /unreadable attachment/i,
    meaning: 'Companies House could not process what was sent, or its test service rejected it at random.',
    whatToDo: 'File it again. If it comes back, ring Companies House with the submission number.',
  },
];
