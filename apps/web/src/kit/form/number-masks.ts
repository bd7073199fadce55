import type { Mask } from './mask.ts';

interface FigureRule {
  /** How many digits may stand before the point. */
  readonly whole: number;
  /** How many may stand after it; none means that there is no point. */
  readonly decimals: number;
  readonly canBeZero?: boolean | undefined;
}

/**
 * The figure in a text, as typed or as pasted from a letter or a sheet: "£1,250.50 " is 1250.50. Nothing is rounded: what
 * is too long is cut. A minus before it stays, to be refused at the field: without it the figure would be another one.
 */
function figureIn(text: string, rule: FigureRule): string {
  const isNegative = /^\s*[-\u2212]/.test(text);
  return `${isNegative ? '-' : ''}${unsignedIn(text, rule)}`;
}

function unsignedIn(text: string, { whole: most, decimals, canBeZero = true }: FigureRule): string {
  const [before = '', ...after] = withoutGroups(text.replace(/[^\d.,]/g, '')).split('.');
  const whole = before.replace(/^0+/, '').slice(0, most);
  if (decimals === 0 || after.length === 0) return whole === '' && canBeZero && before !== '' ? '0' : whole;
  return `${whole === '' ? '0' : whole}.${after.join('').slice(0, decimals)}`;
}

/**
 * Leaves out what groups the digits. A comma before the last one or two digits is read as the point that it was meant to be,
 * and points group them then, as where there are several.
 */
function withoutGroups(figures: string): string {
  if (/,\d{1,2}$/.test(figures) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(figures))
    return figures
      .replaceAll('.', '')
      .replace(/,(?=\d{1,2}$)/, '.')
      .replaceAll(',', '');
  return figures.replaceAll(',', '');
}

/** A number of shares: eleven digits, no point, no zero before them. */
export const shareCountMask: Mask = Object.assign(
  (text: string) => figureIn(text, { whole: 11, decimals: 0, canBeZero: false }),
  { isWhole: true },
);

/** The same where nothing left is an answer too. */
export const shareCountOrZeroMask: Mask = Object.assign(
  (text: string) => figureIn(text, { whole: 11, decimals: 0 }),
  { isWhole: true },
);

/** A price, a nominal value, what is paid or unpaid: eight digits before the point, six after it. "0." may begin it. */
export const amountMask: Mask = (text) => figureIn(text, { whole: 8, decimals: 6 });

/** The total of a class or a currency: as many digits as the registry takes. */
export const totalMask: Mask = (text) => figureIn(text, { whole: 15, decimals: 6 });

/** An amount with its pence, as it is shown when the field is left: "1.5" as "1.50". Nothing is cut off. */
export function withPence(text: string): string {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? text.trim() : `${whole}.${decimals.padEnd(2, '0')}`;
}
