import { checkNameEnding } from '../../../companies/company-name-ending.ts';
import { findSameName } from '../../../companies/same-name.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import type { Warning } from '../../readiness.ts';
import { answerAt } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { findSensitiveWords } from './sensitive-words.ts';

const SHORTEST_NAME = 3;
const PERMITTED = /[\p{Lu}\d &@£$€¥.,:;'’‘“”"«»()[\]{}<>!?/\\*=#%+-]/gu;

/** What is wrong with a new name: its characters, its length, its end (SI 2015/17; ss. 58, 59). */
export function checkName({ facts, answers }: FormCase): readonly FieldError[] {
  const name = nameFrom(answerAt(answers, 'proposedName'));
  if (name === '') return [];
  const refuse = (code: string, message: string) => [fieldError('proposedName', code, message)];
  if (name === nameFrom(facts.company.name)) {
    return refuse('no-change', 'Enter another name: this is the name now');
  }
  const others = [...new Set(name.replaceAll(PERMITTED, ''))];
  if (others.length > 0) return refuse('not-permitted', `Leave ${others.join(' ')} out of the name`);
  if (/^.{0,2}[*=#%+]/u.test(name)) {
    return refuse('not-so-early', 'Begin the name with three characters other than * = # % +');
  }
  if (name.length < SHORTEST_NAME) return refuse('too-short', `Enter at least ${SHORTEST_NAME} characters`);
  const wrongEnding = checkNameEnding(name, facts.company);
  if (wrongEnding !== undefined) return refuse('wrong-ending', wrongEnding);
  const taken = whyTaken({ facts, answers }, name);
  return taken === undefined ? [] : refuse('same-name', taken);
}

/** Why the name is not free beside those that are known to be taken (s. 66); the consent of a company of the group frees some. */
function whyTaken({ facts, answers }: Pick<FormCase, 'facts' | 'answers'>, name: string): string | undefined {
  const same = findSameName(name, facts.otherNames ?? []);
  if (same === undefined) return undefined;
  const taken = `${same.name} has this name in law (section 66): choose another`;
  if (!same.isFreeByConsent) return taken;
  if (answerAt(answers, 'nameConsent') !== '') return undefined;
  return `${taken}, or add its consent under “Documents” if both are of one group`;
}

/** A name as the register has it: capitals, one blank between words. */
export function nameFrom(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

/** Words of the new name that may need an approval. */
export function warnOfWords({ answers }: FormCase): readonly Warning[] {
  const words = findSensitiveWords(answerAt(answers, 'proposedName'));
  if (words.length === 0 || answerAt(answers, 'nameApproval') !== '') return [];
  const message = `${words.join(', ')} may need an approval (section 55): add it under “Documents” if so.`;
  return [{ code: 'sensitive-word', message }];
}
