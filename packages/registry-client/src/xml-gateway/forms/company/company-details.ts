import { element, textElement, type XmlChild } from '../../message/xml-writer.ts';
import type { FieldChecker } from '../field-checker.ts';

const MAX_EMAIL_LENGTH = 256;

/** What a company does, by the codes of its activities. */
export function sicCodesElement(check: FieldChecker, codes: readonly string[] | undefined): XmlChild {
  if (!codes?.length) return undefined;
  if (codes.length > 4) check.refuse('sicCodes', 'must be at most 4');
  if (new Set(codes).size < codes.length) check.refuse('sicCodes', 'must not repeat a code');
  const rule = { form: /^\d{5}$/, message: 'must be five digits' };
  return element(
    'SICCodes',
    codes.map((code, index) => textElement('SICCode', check.pattern(`sicCodes[${index}]`, code, rule))),
  );
}

/** A registered email address. */
export function checkEmail(
  check: FieldChecker,
  field: string,
  address: string | undefined,
): string | undefined {
  if (!address) return undefined;
  const rule = { form: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, message: 'must be an e-mail address' };
  const text = check.freeText(field, address, MAX_EMAIL_LENGTH);
  return check.pattern(field, text, rule);
}

/**
 * Capitals only, one fewer than elsewhere, and the first three characters from a smaller set
 * (`companyNameString`, baseTypes v3-7).
 */
export function newName(check: FieldChecker, field: string, name: string): string {
  const text = check.text(field, name.toUpperCase(), 160).toUpperCase();
  check.require(text.length >= 3, field, 'must be at least 3 characters');
  check.require(
    !/^.{0,2}[*=#%+]/u.test(text),
    field,
    'must not have * = # % + among its first three characters',
  );
  check.require(!text.includes('Ǻ'), field, 'must not have Ǻ');
  return text;
}
