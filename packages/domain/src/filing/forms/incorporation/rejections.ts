import type { KnownRejection } from '../kernel/form-rules.ts';

/** What the registrar is known to reject of an application, and the step that mends it. */
export const INCORPORATION_REJECTIONS: readonly KnownRejection[] = [
  {
    wording: /identity verification|personal code|verif/i,
    meaning:
      'A personal code, or the name or date of birth given with it, does not belong to that person’s verified identity.',
    step: 'people',
  },
  {
    wording: /authoris|statement of compliance|authenticat|memorandum/i,
    meaning: 'Whoever signs the application or the memorandum is not named as the registrar wants it.',
    step: 'constitution',
  },
  {
    wording: /articles|attachment|document|unreadable/i,
    meaning: 'The articles could not be read, or are not those that the application names.',
    step: 'constitution',
  },
  {
    wording:
      /same as|too like|already on the (?:index|register)|sensitive|offensive|company name|proposed name|not permitted/i,
    meaning:
      'The name is not available: another company has the same, or a word in it needs an approval or is not permitted.',
    step: 'company',
  },
  {
    wording: /capital|nominal|subscri|shares|guarant/i,
    meaning: 'The shares that are subscribed, or the guarantees, do not add up or are incomplete.',
    step: 'shares',
  },
  {
    wording: /significant control|\bpsc\b|\bnatures?\b|\bbands?\b/i,
    meaning: 'The natures of control were not accepted, or do not fit the shares.',
    step: 'control',
  },
  {
    wording:
      /date of birth|under 16|\bage\b|years old|nationalit|country of residence|consent|director|secretary|member/i,
    meaning: 'The particulars of a person were not accepted, or an office is not filled as the law wants it.',
    step: 'people',
  },
  {
    wording: /\bsic\b|registered office|e-?mail|po box|postcode|address|premise|post town/i,
    meaning: 'The registered office, the email address or a SIC code was not accepted.',
    step: 'office',
  },
];
