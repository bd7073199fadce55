import { parseAmount, toDecimalText } from '@statbook/domain/money';

/** What a cell says, and why it is no figure for the field it stands in. */
interface ReadFigure {
  readonly text: string;
  readonly fault?: string;
}

const sign = String.raw`\p{Sc}|[A-Z]{3}`;
const withSign = new RegExp(`^(?<before>${sign})?\\s*(?<figure>[\\d.,]+)\\s*(?<after>${sign})?$`, 'u');

/** An amount in the currency of its class: "£1.50", "1,000" and "1.50 GBP" are figures; what is none stays as it is. */
export function readAmount(cell: string, currency: string | undefined): ReadFigure {
  const { before, figure = cell, after } = withSign.exec(cell)?.groups ?? {};
  const given = before ?? after;
  if (given !== undefined && currency !== undefined && given !== currency && given !== signOf(currency))
    return { text: cell, fault: `Enter the amount in ${currency}: “${cell}” is in another currency` };
  const parsed = parseAmount(figure);
  return { text: parsed.ok ? toDecimalText(parsed.value) : cell };
}

/** Whether a cell says an amount of money and nothing else, in whatever currency. */
export function isPlainAmount(cell: string): boolean {
  const figure = withSign.exec(cell)?.groups?.figure;
  return figure !== undefined && parseAmount(figure).ok;
}

/** "$" is the sign of many currencies: whichever the class has is meant. */
function signOf(currency: string): string | undefined {
  const shown = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return shown.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** A number of shares: "1,000" and "1000.00" are figures. "1.000" may be one share or a thousand, and stays as it is. */
export function readCount(cell: string): string {
  const whole = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/.exec(cell)?.[1];
  return whole?.replaceAll(',', '').replace(/^0+(?=\d)/, '') ?? cell;
}
