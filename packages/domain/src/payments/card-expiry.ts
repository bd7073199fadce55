import { type CivilDate, datePartsOf } from '../dates/civil-date.ts';

/** How far ahead a two-digit year can lie. */
const YEARS_AHEAD = 20;

/** The last month in which a card is valid. */
export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

/** A typed expiry date, understood or refused. */
export type TypedExpiry =
  | { readonly ok: true; readonly expiry: CardExpiry }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-month' | 'passed' | 'too-far-ahead' };

/**
 * Reads MM/YY, MM/YYYY, or the same digits without the slash. A two-digit year is of this century; a year is at most twenty
 * ahead. The month of `today` is still valid.
 */
export function parseCardExpiry(text: string, today: CivilDate): TypedExpiry {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return { ok: false, reason: 'empty' };
  const parts = /^(\d{2})\/?(\d{4}|\d{2})$/.exec(typed);
  const month = Number(parts?.[1]);
  if (!parts || month < 1 || month > 12) return { ok: false, reason: 'not-a-month' };
  const now = datePartsOf(today);
  const digits = parts[2] ?? '';
  const year = digits.length === 2 ? Math.floor(now.year / 100) * 100 + Number(digits) : Number(digits);
  if (year < now.year || (year === now.year && month < now.month)) return { ok: false, reason: 'passed' };
  if (year > now.year + YEARS_AHEAD) return { ok: false, reason: 'too-far-ahead' };
  return { ok: true, expiry: { month, year } };
}

/** The text typed so far, with a slash after the month; one of a single digit, "1/", gets its nought. */
export function formatTypedExpiry(text: string): string {
  const digits = text
    .replace(/^\D*(\d)\D+/, '0$1/')
    .replaceAll(/\D/g, '')
    .slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** MMYY, as the gateway takes it. */
export function toGatewayExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;
}
