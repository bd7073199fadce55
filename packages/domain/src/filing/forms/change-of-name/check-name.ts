import { checkNameEnding } from '../../../companies/company-name-ending.ts';
import { findSameName } from '../../../companies/same-name.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import type { Warning } from '../../readiness.ts';
import { answerAt, type FormField } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { findSensitiveWords } from './sensitive-words.ts';

const SHORTEST_NAME = 3;
/** The letters of the regulations are Latin ones. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/gu;
const PERMITTED = /[\p{Lu}\d &@£$€¥.,:;'’‘“”"«»()[\]{}<>!?/\\*=#%+-]/gu;

/** What is wrong with the new name of a company (SI 2015/17; ss. 58, 59). */
export function checkName(asked: FormCase): readonly FieldError[] {
  const { facts, answers } = asked;
  const name = nameFrom(answerAt(answers, 'proposedName'));
  if (name !== '' && name === nameFrom(facts.company.name)) {
    return [fieldError('proposedName', 'no-change', 'Enter another name: this is the name now')];
  }
  return checkNameAt(asked, 'proposedName');
}

/** What is wrong with a name at a path: its characters, its length, its end, and that it is taken. */
export function checkNameAt({ facts, answers }: FormCase, path: string): readonly FieldError[] {
  const name = nameFrom(answerAt(answers, path));
  if (name === '') return [];
  const refuse = (code: string, message: string) => [fieldError(path, code, message)];
  const others = [
    ...new Set([...Array.from(name.replaceAll(PERMITTED, '')), ...(name.match(NOT_LATIN) ?? [])]),
  ];
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

/** The documents that a name may need, by the paths of every form that gives a name. */
export const NAME_DOCUMENTS: readonly FormField[] = [
  {
    path: 'nameApproval',
    label: 'Approval of a word in the name',
    kind: 'document',
    category: 'SUPPNAMEAUTH',
    isOptional: true,
    hint: 'Where a word of the name needs one (section 55).',
  },
  {
    path: 'nameConsent',
    label: 'Consent of a company that has the same name',
    kind: 'document',
    category: 'SUPPEXISTNAME',
    isOptional: true,
    hint: 'Only of a company of the same group.',
  },
];

/** Why the name is not free beside those that are known to be taken (s. 66); the consent of a company of the group frees some. */
function whyTaken({ facts, answers }: Pick<FormCase, 'facts' | 'answers'>, name: string): string | undefined {
  const same = findSameName(name, facts.otherNames ?? []);
  if (same === undefined) return undefined;
  const taken = `${same.name} counts as the same name (section 66): choose another`;
  if (!same.isFreeByConsent) return taken;
  if (answerAt(answers, 'nameConsent') !== '') return undefined;
  return `${taken}, or add “Consent of a company that has the same name” if both are of one group`;
}

/** A name as the register has it: capitals, one blank between words. */
export function nameFrom(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

/** Words of the new name that may need an approval. */
export function warnOfWords({ answers }: FormCase, path = 'proposedName'): readonly Warning[] {
  const words = findSensitiveWords(answerAt(answers, path));
  if (words.length === 0 || answerAt(answers, 'nameApproval') !== '') return [];
  const message = `${words.join(', ')} may need an approval (section 55): add “Approval of a word in the name” if so.`;
  return [{ code: 'sensitive-word', message }];
}
