import { maskText, Secret } from '../secret.ts';

/** The code that a person receives when their identity is verified, for all their companies and roles. */
export type PersonalCode = Secret;

/** A typed personal code, understood or refused. */
export type TypedPersonalCode =
  | { readonly ok: true; readonly code: PersonalCode; readonly masked: string }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-personal-code'; readonly message: string };

/** Reads a personal code as typed: eleven letters and digits, without blanks and hyphens, in upper case. */
export function parsePersonalCode(text: string): TypedPersonalCode {
  const typed = text.replaceAll(/[\s\-‐–]/g, '').toUpperCase();
  if (typed === '') return { ok: false, reason: 'empty', message: 'Enter the personal code' };
  if (!/^[A-Z0-9]{11}$/.test(typed)) {
    const message = 'Enter the personal code as 11 letters and digits, like ABC-1234-5678';
    return { ok: false, reason: 'not-a-personal-code', message };
  }
  return { ok: true, code: new Secret(typed), masked: maskText(typed, 4) };
}

/** Whether words of the registrar say that a personal code is none that is known, or none any more. */
export function saysCodeIsVoid(text: string): boolean {
  if (!/\bUVID\b|\bpersonal code\b/i.test(text)) return false;
  return /not recogni[sz]ed|unknown|not known|expired|withdrawn|no longer valid|is not valid/i.test(text);
}
