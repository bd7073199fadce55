import { EMAIL_REFUSALS, findEmailRefusal } from '../../../companies/registered-email.ts';
import { civilDate, isAfter, isCivilDate } from '../../../dates/civil-date.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import { isSicCode, MOST_SIC_CODES } from '../../../reference-data/sic-codes.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import { type ConfirmationStatementFacts, hasShareCapital } from '../facts.ts';

/** Statements up to this date could still leave the registered e-mail address out (ECCTA 2023 s.30). */
const LAST_DATE_WITHOUT_EMAIL = civilDate('2024-03-04');

/** The errors in the answers on market trading. */
export function checkTrading(
  { trading }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (hasShareCapital(facts) && trading.onMarket === undefined) {
    const message = 'Say whether any shares were traded on a market in the period';
    errors.push(fieldError('trading.onMarket', 'missing', message));
  }
  if (trading.onMarket && trading.dtr5Applies === undefined) {
    errors.push(fieldError('trading.dtr5Applies', 'missing', 'Say whether DTR5 applies to the company'));
  }
  if (trading.dtr5Applies && !trading.onMarket) {
    const message = 'Choose "no", or say that shares are traded: DTR5 applies to traded companies only';
    errors.push(fieldError('trading.dtr5Applies', 'without-market', message));
  }
  if (trading.pscExemptions.length > 0 && !trading.onMarket) {
    const message =
      'Remove the PSC exemption, or say that shares are traded: it is for traded companies only';
    errors.push(fieldError('trading.pscExemptions', 'without-market', message));
  }
  return errors;
}

/** The errors in the SIC codes, confirmed or replaced. */
export function checkSicCodes(
  { sicCodes }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  if (!sicCodes.answer) {
    return [fieldError('sicCodes.answer', 'missing', 'Say whether the SIC codes are right')];
  }
  if (sicCodes.answer === 'replace') return checkCodes(sicCodes.codes);
  if (checkCodes(facts.sicCodes).length === 0) return [];
  const message = 'Choose new SIC codes: those on the register cannot be confirmed as they are';
  return [fieldError('sicCodes.answer', 'cannot-confirm', message)];
}

function checkCodes(codes: readonly string[]): readonly FieldError[] {
  if (codes.length === 0) return [fieldError('sicCodes.codes', 'missing', 'Choose at least one SIC code')];
  return codes.flatMap((code, index) => {
    const error = codeError(codes, code, index);
    return error ? [{ path: `sicCodes.codes.${index}`, ...error }] : [];
  });
}

function codeError(
  codes: readonly string[],
  code: string,
  index: number,
): Omit<FieldError, 'path'> | undefined {
  if (index >= MOST_SIC_CODES) {
    return {
      code: 'too-many',
      message: `Remove this code: a company has at most ${MOST_SIC_CODES} SIC codes`,
    };
  }
  if (!isSicCode(code)) return { code: 'unknown', message: 'Choose a code from the list, like 62012' };
  if (codes.indexOf(code) !== index)
    return { code: 'duplicate', message: 'Remove this code: it is already in the list' };
  return undefined;
}

/** The errors in the answers that confirm what other forms file. */
export function checkSections(draft: ConfirmationStatementDraft): readonly FieldError[] {
  const questions = [
    ['officers', 'Say whether the directors and secretaries are right'],
    ['pscs', 'Say whether the people with significant control are right'],
    ['registeredOffice', 'Say whether the registered office is right'],
    ['recordsLocation', 'Say whether the company records are kept where the register says'],
  ] as const;
  return questions.flatMap(([path, message]) => (draft[path] ? [] : [fieldError(path, 'missing', message)]));
}

/** The errors in the registered e-mail address, which is given once and then confirmed (s.88A). */
export function checkRegisteredEmail(
  { registeredEmail, madeUpTo }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly FieldError[] {
  if (facts.hasRegisteredEmail) {
    if (registeredEmail.answer) return [];
    const message = 'Say whether the registered email address is right';
    return [fieldError('registeredEmail.answer', 'missing', message)];
  }
  const isOptional = isCivilDate(madeUpTo) && !isAfter(madeUpTo, LAST_DATE_WITHOUT_EMAIL);
  const refusal = findEmailRefusal(registeredEmail.address);
  if (!refusal || (refusal === 'empty' && isOptional)) return [];
  return [fieldError('registeredEmail.address', refusal, EMAIL_REFUSALS[refusal])];
}
