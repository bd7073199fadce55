import { toLondonMinute } from './london.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-27` as "27 November 2026"; a text that is no civil date comes back as it is. */
export function formatDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const month = parts && monthNames[Number(parts[2]) - 1];
  return parts && month ? `${Number(parts[3])} ${month} ${parts[1]}` : date;
}

/** `2026-11-27` as "27 Nov 2026", for tables. */
export function formatShortDate(date: string): string {
  return formatDate(date).replace(/ ([A-Z][a-z]{2})[a-z]* /, ' $1 ');
}

/** An ISO instant as "27 November 2026, 14:05" in London, where the registry is. */
export function formatInstant(instant: string): string {
  const { date, time } = toLondonMinute(instant);
  return `${formatDate(date)}, ${time}`;
}

/** Groups the digits of an exact decimal: "1250000.50" as "1,250,000.50". Nothing is rounded. */
export function formatNumber(amount: string | number | bigint): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(String(amount)) ?? [];
  if (whole === '') return String(amount);
  return `${sign === '-' ? '\u2212' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

/** "share" after one, "shares" after any other number. */
export const sharesWord = (count: string): string => (count === '1' ? 'share' : 'shares');

/** A number of shares: "1 share", "1,000 shares". */
export const formatShares = (count: string): string => `${formatNumber(count)} ${sharesWord(count)}`;

const signs: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

/** An exact decimal of a currency: "1250" as "£1,250.00"; more decimals than two are kept. */
export function formatMoney(amount: string, currency = 'GBP'): string {
  const [whole = '', decimals = ''] = amount.split('.');
  const text = formatNumber(`${whole}.${decimals.padEnd(2, '0')}`);
  const sign = signs[currency];
  if (sign === undefined) return `${currency} ${text}`;
  return text.startsWith('\u2212') ? `\u2212${sign}${text.slice(1)}` : `${sign}${text}`;
}

/** Days from one civil date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The distance of a deadline: "8 days left", "due today", "3 days overdue". */
export function formatDistance(days: number): string {
  const count = Math.abs(days);
  if (days === 0) return 'due today';
  const unit = count === 1 ? 'day' : 'days';
  return days > 0 ? `${formatNumber(count)} ${unit} left` : `${formatNumber(count)} ${unit} overdue`;
}

/** Whole pence as an exact decimal of pounds. */
export function toPounds(pence: number): string {
  const text = String(pence).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
