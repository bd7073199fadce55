import { COMPANY_NUMBER_ASKED, parseCompanyNumber } from '../../../companies/company-number.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import type { FiledRegistration } from '../filed-officer.ts';
import { type Answers, answerAt, type FormField, givenAt, textsAt } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';

/** The name of a corporate body or firm. */
export function corporateNameField(path: string): FormField {
  return { path, label: 'Name', kind: 'text', maxLength: 160, autocomplete: 'organization' };
}

/** Where a corporate body is registered (ss. 167K, 279K): by number in the United Kingdom, by law and form elsewhere. */
export function registrationFields(answers: Answers, path: string): readonly FormField[] {
  const question: FormField = {
    path: `${path}.kind`,
    label: 'Registered as',
    kind: 'choice',
    options: [
      { value: 'uk-company', label: 'A company of the United Kingdom' },
      { value: 'other', label: 'Another body or firm' },
    ],
    decidesFields: true,
    missing: 'Say what it is registered as',
  };
  const kind = answerAt(answers, `${path}.kind`);
  const text = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
    path: `${path}.${name}`,
    label,
    kind: 'text',
    maxLength: 50,
    ...more,
  });
  if (kind === 'uk-company') {
    return [
      question,
      text('registrationNumber', 'Company number', { kind: 'company-number', maxLength: 20 }),
    ];
  }
  if (kind !== 'other') return [question];
  return [
    question,
    text('legalForm', 'Legal form', { hint: 'For example GmbH, or partnership.' }),
    text('lawGoverned', 'Law that governs it', { hint: 'For example German law.' }),
    text('placeRegistered', 'Register, and its country', { isOptional: true }),
    text('registrationNumber', 'Number in that register', { isOptional: true, maxLength: 20 }),
  ];
}

/** The registration at a path. */
export function registrationAt(answers: Answers, path: string): FiledRegistration {
  if (answerAt(answers, `${path}.kind`) === 'uk-company') {
    const number = answerAt(answers, `${path}.registrationNumber`);
    const typed = parseCompanyNumber(number);
    return { kind: 'uk-company', registrationNumber: typed.ok ? typed.number : number };
  }
  return {
    kind: 'other',
    ...givenAt(answers, path, ['placeRegistered', 'registrationNumber']),
    ...textsAt(answers, path, ['lawGoverned', 'legalForm']),
  };
}

/** A registration in lines, as a person reads it. */
export function registrationLines(registration: FiledRegistration): readonly string[] {
  if (registration.kind === 'uk-company') return [`Company number ${registration.registrationNumber}`];
  const { legalForm, lawGoverned, placeRegistered, registrationNumber } = registration;
  const lines = [legalForm, lawGoverned, placeRegistered, registrationNumber];
  return lines.filter((line): line is string => line !== undefined && line !== '');
}

/** What is wrong with a company number: not one, or the company's own. */
export function checkRegistration(answers: Answers, path: string, facts: FormFacts): readonly FieldError[] {
  if (answerAt(answers, `${path}.kind`) !== 'uk-company') return [];
  const typed = parseCompanyNumber(answerAt(answers, `${path}.registrationNumber`));
  const at = `${path}.registrationNumber`;
  if (!typed.ok) return [fieldError(at, 'not-a-company-number', COMPANY_NUMBER_ASKED)];
  if (typed.number !== facts.company.number) return [];
  return [fieldError(at, 'own-number', 'Enter another number: this is the company itself')];
}
