import type { Mask } from './mask.ts';

interface FigureRule {
  /** How many digits may stand before the point. */
  readonly whole: number;
  /** How many may stand after it; none means that there is no point. */
  readonly decimals: number;
  readonly canBeZero?: boolean | undefined;
}

/**
 * The figure in a text, as typed or as pasted from a letter or a sheet: "£1250.50 " is 1250.50. Nothing is rounded: what
 * is too long is cut. A minus before it stays, and so does a comma, for the field to be refused unless the comma groups
 * the digits: without it "1000,50" would be another figure.
 */
function figureIn(text: string, rule: FigureRule): string {
  const isNegative = /^\s*[-\u2212]/.test(text);
  return `${isNegative ? '-' : ''}${unsignedIn(text, rule)}`;
}

function unsignedIn(text: string, { whole: most, decimals, canBeZero = true }: FigureRule): string {
  const [before = '', ...after] = digitsIn(text).split('.');
  const whole = firstDigits(before.replace(/^0+(?=\d)/, ''), most);
  if (decimals === 0 || after.length === 0) return whole === '0' && !canBeZero ? '' : whole;
  return `${whole === '' ? '0' : whole}.${after.join('').slice(0, decimals)}`;
}

/** The digits with their points and commas; points that can only group them, as in "1.250.000", are left out. */
function digitsIn(text: string): string {
  const digits = text.replace(/[^\d.,]/g, '');
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits) ? digits.replaceAll('.', '') : digits;
}

/** So many digits from the start, and the commas among them. */
function firstDigits(text: string, most: number): string {
  return new RegExp(`^,*(?:\\d,*){0,${most}}`).exec(text)?.[0] ?? '';
}

/** "1,250.50" without its commas, once it is entered to the end: a comma groups only before exactly three digits. */
function withoutGroups(figure: string): string {
  return /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(figure) ? figure.replaceAll(',', '') : figure;
}

/** Why a text is no number of shares: a share has no parts. "1000.00" is a thousand, "1.000" may be one. */
function refusalOfPart(text: string): string | undefined {
  const digits = digitsIn(text);
  const isWhole = /^(?:[\d,]*|[\d,]+\.0{1,2})$/.test(digits) && !digits.startsWith(',');
  return isWhole ? undefined : 'Enter a whole number of shares, like 1000';
}

/** Which digits are cut off: without a word it would be another figure. */
function lossIn(text: string, { whole, decimals }: FigureRule): string | undefined {
  const [before = '', ...after] = digitsIn(text).replaceAll(',', '').split('.');
  if (before.replace(/^0+/, '').length > whole)
    return decimals === 0 ? `Cut to ${whole} digits` : `Cut to ${whole} digits before the point`;
  const isCut = decimals > 0 && after.join('').length > decimals;
  return isCut ? `Cut to ${decimals} digits after the point` : undefined;
}

const figureMask = (rule: FigureRule) =>
  Object.assign((text: string) => figureIn(text, rule), {
    finish: withoutGroups,
    lossOf: (text: string) => lossIn(text, rule),
  });

const countMask = (canBeZero: boolean): Mask =>
  Object.assign(figureMask({ whole: 11, decimals: 0, canBeZero }), { refusalOf: refusalOfPart });

/** A number of shares: eleven digits, no point, no zero before them. */
export const shareCountMask = countMask(false);

/** The same where nothing left is an answer too. */
export const shareCountOrZeroMask = countMask(true);

/**
 * A figure that the server judges: nothing that would make it another one is cut off, so that "1.5" is refused as a number of
 * shares, and not filed as 1.
 */
const wholeFigure = (text: string): string => {
  const isNegative = /^\s*[-\u2212]/.test(text);
  const digits = digitsIn(text)
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
  return `${isNegative ? '-' : ''}${digits}`;
};

/** An amount that the server judges. */
export const amountAnswerMask: Mask = Object.assign((text: string) => wholeFigure(text), {
  finish: withoutGroups,
});

/** A whole number that the server judges: "1000.00" is a thousand. */
export const countAnswerMask: Mask = Object.assign((text: string) => wholeFigure(text), {
  finish: (text: string) => withoutGroups(text).replace(/^(\d+)\.0{1,2}$/, '$1'),
});

/** A price, a nominal value, what is paid or unpaid: eight digits before the point, six after it. "0." may begin it. */
export const amountMask: Mask = figureMask({ whole: 8, decimals: 6 });

/** The total of a class or a currency: as many digits as the registry takes. */
export const totalMask: Mask = figureMask({ whole: 15, decimals: 6 });

/** An amount with its pence, as it is shown when the field is left: "1.5" as "1.50". Nothing is cut off. */
export function withPence(text: string): string {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? text.trim() : `${whole}.${decimals.padEnd(2, '0')}`;
}
