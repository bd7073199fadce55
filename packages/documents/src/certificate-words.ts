import { describeNumberRanges, formatAmount, formatCount, wholeCountOf } from '@statbook/domain';
import { addressText } from './address-text.ts';
import type { CertificateContent, CertificateExecution } from './certificate-content.ts';
import { countInWords } from './count-in-words.ts';

/** Distinguishing numbers of more letters than this stand on a page of their own. */
const LONGEST_NUMBERS = 240;

/** Whether the distinguishing numbers need a page of their own. */
export function hasNumbersOverleaf({ numbers }: CertificateContent): boolean {
  return describeNumberRanges(numbers).length > LONGEST_NUMBERS;
}

/** Where the holder lives, as the certificate says it; empty where it is not known. */
export function residence({ address }: CertificateContent): string {
  const text = addressText(address);
  return text === '' ? '' : `of ${text}`;
}

/** What is certified, after the holder's name (model articles, art. 24). */
export function certifiedText(content: CertificateContent): string {
  const { shares, className, nominalEach, currency } = content;
  const whole = wholeCountOf(shares);
  const inWords = whole === undefined ? '' : ` (${countInWords(whole)})`;
  const unit = whole === 1n ? 'share' : 'shares';
  const each = formatAmount(nominalEach, currency);
  const facts = [paidText(content), numbersText(content)].filter((text) => text !== '');
  return `is the registered holder of ${formatCount(shares)}${inWords} ${named(className, unit)} of ${each} each, ${facts.join(', ')}.`;
}

/** A class that is called "Ordinary shares" is not said twice. */
function named(className: string, unit: string): string {
  return /\bshares?$/i.test(className) ? className : `${className} ${unit}`;
}

function paidText({ paidUp, currency }: CertificateContent): string {
  switch (paidUp.kind) {
    case 'fully':
      return 'fully paid';
    case 'partly':
      return `${formatAmount(paidUp.paidEach, currency)} of each being paid`;
    case 'see-register':
      return 'paid up as the register of members states';
  }
}

function numbersText(content: CertificateContent): string {
  const { numbers } = content;
  if (numbers.length === 0) return '';
  return hasNumbersOverleaf(content)
    ? 'bearing the numbers listed overleaf'
    : `numbered ${describeNumberRanges(numbers)}`;
}

/** How the company executes, with the usual offices of those who sign. */
export const executions: Readonly<
  Record<CertificateExecution, { readonly words: string; readonly signatories: readonly [string, string] }>
> = {
  'two-signatories': {
    words: 'and signed for the company by two authorised signatories',
    signatories: ['Director', 'Director or secretary'],
  },
  'director-and-witness': {
    words: 'and signed for the company by a director in the presence of a witness who attests the signature',
    signatories: ['Director', 'Witness: signature, name and address'],
  },
  seal: {
    words: 'under the seal of the company, put to this certificate in the presence of those who sign',
    signatories: ['Director', 'Director or secretary'],
  },
};
