import { formatAmount, formatCount, wholeCountOf } from '@statbook/domain/money';
import {
  addressText,
  amountEach,
  describeNumberRanges,
  isNothing,
  type PerShare,
} from '@statbook/domain/share-capital';
import type { PaidPart } from '@statbook/domain/share-capital/certificates';
import type { CertificateContent, CertificateExecution } from './certificate-content.ts';
import { countInWords } from './spell-number.ts';

/** Distinguishing numbers of more letters than this stand on a page of their own. */
const LONGEST_NUMBERS = 240;

type PartlyPaid = Extract<PaidPart['state'], { kind: 'partly' }>;

/** Whether the distinguishing numbers need a page of their own. */
export function hasNumbersOverleaf({ numbers }: CertificateContent): boolean {
  return describeNumberRanges(numbers).length > LONGEST_NUMBERS;
}

/** The distinguishing numbers for a page of their own: apart for shares that are paid up differently. */
export function numbersOverleaf({ numbers, paidUp, currency }: CertificateContent): string {
  if (paidUp.length < 2) return describeNumberRanges(numbers);
  return paidUp
    .map((part) => `${capitalised(paidText(part, currency, false))}: ${describeNumberRanges(part.numbers)}.`)
    .join(' ');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the holder lives, as the certificate says it; empty where it is not known. */
export function residence({ address }: CertificateContent): string {
  const text = addressText(address);
  return text === '' ? '' : `of ${text}`;
}

/**
 * What is certified, after the holder's name (model articles, art. 24). Where the shares are not all paid up alike, what is paid
 * on which of them follows in `paidLines`.
 */
export function certifiedText(content: CertificateContent): string {
  const { shares, className, nominalEach, currency, isJoint } = content;
  const whole = wholeCountOf(shares);
  const inWords = whole === undefined ? '' : ` (${countInWords(whole)})`;
  const unit = whole === 1n ? 'share' : 'shares';
  const each = formatAmount(nominalEach, currency);
  const who = isJoint ? 'are the registered holders' : 'is the registered holder';
  const what = `${who} of ${formatCount(shares)}${inWords} ${named(className, unit)} of ${each} each`;
  const lines = paidLines(content);
  const [only] = content.paidUp;
  const paid = lines.length > 0 ? 'of which' : paidText(only, currency, whole === 1n);
  const numbers = numbersText(content);
  return `${[what, numbers, paid].filter((text) => text !== '').join(', ')}${lines.length > 0 ? '' : '.'}`;
}

/** What is paid on which shares of a certificate, a line each; none where it is the same of all. */
export function paidLines({ paidUp, currency }: CertificateContent): readonly string[] {
  if (paidUp.length < 2) return [];
  return paidUp.map((part, place) => {
    const isOne = wholeCountOf(part.shares) === 1n;
    const numbers = describeNumberRanges(part.numbers);
    const which = numbers === '' || numbers.length > LONGEST_NUMBERS ? '' : `, numbered ${numbers},`;
    const end = place === paidUp.length - 1 ? '.' : ';';
    const count = `${formatCount(part.shares)} ${isOne ? 'share' : 'shares'}`;
    const [ofOne, ofMany] = part.state.kind === 'partly' ? ['has', 'have'] : ['is', 'are'];
    return `${count}${which} ${isOne ? ofOne : ofMany} ${paidText(part, currency, isOne)}${end}`;
  });
}

/** A class that is called "Ordinary shares" is not said twice. */
function named(className: string, unit: string): string {
  return /\bshares?$/i.test(className) ? className : `${className} ${unit}`;
}

function paidText(part: PaidPart | undefined, currency: string, isOne: boolean): string {
  switch (part?.state.kind) {
    case 'fully':
      return 'fully paid';
    case 'partly':
      return partlyPaidText(part.state, currency);
    case 'owing':
      return `paid up but for ${onShares(part.state.unpaid, currency, isOne)}`;
    case 'not-known':
    case undefined:
      return 'paid up to an amount that the company does not know';
  }
}

/** "£1.00 paid of the issue price of £2.50; £1.50 per share unpaid". */
function partlyPaidText({ price, paid, unpaid }: PartlyPaid, currency: string): string {
  const areExact = [price, paid, unpaid].every((value) => amountEach(value) !== undefined);
  // What does not end on one share is said of the fewest shares on which it does.
  const textOf = (value: PerShare) =>
    areExact
      ? formatAmount(amountEach(value) ?? value.amount, currency)
      : `${formatAmount(value.amount, currency)} on every ${value.shares}`;
  const sum = isNothing(paid) ? 'nothing' : textOf(paid);
  return `${sum} paid of the issue price of ${textOf(price)}; ${textOf(unpaid)}${areExact ? ' per share' : ''} unpaid`;
}

/** "£0.25 each"; "£10.00 on every 3" where nothing that ends falls on one share. */
function onShares(value: PerShare, currency: string, isOne: boolean): string {
  const each = amountEach(value);
  if (each === undefined) return `${formatAmount(value.amount, currency)} on every ${value.shares}`;
  return isOne ? formatAmount(each, currency) : `${formatAmount(each, currency)} each`;
}

function numbersText(content: CertificateContent): string {
  const { numbers } = content;
  // Where the shares are paid up differently, each line says which it means.
  const isSaidByLine = content.paidUp.length > 1 && !hasNumbersOverleaf(content);
  if (numbers.length === 0 || isSaidByLine) return '';
  return hasNumbersOverleaf(content)
    ? 'bearing the numbers listed overleaf'
    : `numbered ${describeNumberRanges(numbers)}`;
}

/** How the company executes, with the usual offices of those who sign. */
export const executions: Readonly<
  Record<CertificateExecution, { readonly text: string; readonly signatories: readonly [string, string] }>
> = {
  'two-signatories': {
    text: 'and signed for the company by two authorised signatories',
    signatories: ['Director', 'Director or secretary'],
  },
  'director-and-witness': {
    text: 'and signed for the company by a director in the presence of a witness who attests the signature',
    signatories: ['Director', 'Witness: signature, name and address'],
  },
  seal: {
    text: 'under the seal of the company, put to this certificate in the presence of those who sign',
    signatories: ['Director', 'Director or secretary'],
  },
};
