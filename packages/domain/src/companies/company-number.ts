import type { Brand } from '../brand.ts';
import { findNumberPrefix, type NumberPrefix } from './number-prefixes.ts';

/** A registered number (s.1066): eight upper-case letters and digits, which never change. */
export type CompanyNumber = Brand<string, 'CompanyNumber'>;

/** A typed company number, understood or refused. */
export type TypedCompanyNumber =
  | { readonly ok: true; readonly number: CompanyNumber }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-company-number' };

/** Whether the text is in the form of a registered number. Any eight letters and digits may be looked up. */
function isCompanyNumber(text: string): text is CompanyNumber {
  return /^[A-Z0-9]{8}$/.test(text);
}

/**
 * The company number written in full.
 * @throws RangeError when the text is not one: for stored values and literals, never for what a person typed.
 */
export function companyNumber(text: string): CompanyNumber {
  if (!isCompanyNumber(text)) throw new RangeError(`Not a company number: ${text}`);
  return text;
}

/** The message for an unreadable company number. */
export const COMPANY_NUMBER_ASKED =
  'Enter a company number of eight characters, such as 01234567 or SC123456';

/** Reads a number as people type it: blanks dropped, upper case, digits padded after the prefix (`SC1234` -> `SC001234`). */
export function parseCompanyNumber(text: string): TypedCompanyNumber {
  const typed = text.replaceAll(/\s/g, '').toUpperCase();
  if (typed === '') return { ok: false, reason: 'empty' };
  const parts = /^([A-Z]{2}|R0|)(\d+)$/.exec(typed);
  const prefix = parts?.[1] ?? '';
  const padded = parts ? prefix + (parts[2] ?? '').padStart(8 - prefix.length, '0') : typed;
  return isCompanyNumber(padded)
    ? { ok: true, number: padded }
    : { ok: false, reason: 'not-a-company-number' };
}

/** The jurisdiction and kind of entity by the prefix of a number; undefined for an unknown prefix. */
export function findEntityKind(number: CompanyNumber): NumberPrefix | undefined {
  return findNumberPrefix(/^\d{8}$/.test(number) ? '' : number.slice(0, 2));
}
