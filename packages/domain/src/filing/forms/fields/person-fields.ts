import { type CivilDate, isAfter } from '../../../dates/civil-date.ts';
import { monthsAfter } from '../../../dates/statutory-periods.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { COUNTRIES, NATIONALITIES } from '../../../reference-data/countries.ts';
import type { FiledName, FiledPreviousName } from '../filed-officer.ts';
import { dateAt } from '../kernel/event-dates.ts';
import {
  type Answers,
  answerAt,
  type FieldOption,
  type FormField,
  type FormSection,
  givenAt,
  repeatSection,
  rowsOf,
  textsAt,
} from '../kernel/form-fields.ts';

/**
 * The name of a person; lengths as `PersonBaseType` of baseTypes v3-7 has them. A person has a first name; a peer may have a
 * title in its place (ss. 167J, 279J).
 */
export function nameFields(answers: Answers, path: string): readonly FormField[] {
  const hasTitle = answerAt(answers, `${path}.title`) !== '';
  const part = (name: keyof FiledName, label: string, more: Partial<FormField>): FormField => ({
    path: `${path}.${name}`,
    label,
    kind: 'text',
    maxLength: 50,
    ...more,
  });
  return [
    part('title', 'Title', { isOptional: true, decidesFields: true, autocomplete: 'honorific-prefix' }),
    part('forename', 'First name', {
      isOptional: hasTitle,
      autocomplete: 'given-name',
      missing: 'Enter the first name; a peer gives the title instead',
    }),
    part('otherForenames', 'Middle names', { isOptional: true, autocomplete: 'additional-name' }),
    part('surname', 'Surname', { maxLength: 160, autocomplete: 'family-name' }),
  ];
}

/** The name at a path, its empty parts left out. */
export function nameAt(answers: Answers, path: string): FiledName {
  return {
    ...givenAt(answers, path, ['title', 'forename', 'otherForenames']),
    ...textsAt(answers, path, ['surname']),
  };
}

/** The question whether there are former names. */
export const FORMER_NAMES_ASKED = 'hasFormerNames';
const formerNames = (path: string) => ({ path, max: 20, noun: 'former name', least: 1 });

/** Names used for business in the last 20 years: the question, and a section for each. */
export function formerNameSections(
  answers: Answers,
  path: string,
  askedAt = FORMER_NAMES_ASKED,
): readonly FormSection[] {
  const question: FormSection = {
    title: 'Former names',
    fields: [
      {
        path: askedAt,
        label: 'Has this person used another name for business in the last 20 years?',
        kind: 'choice',
        options: YES_OR_NO,
        decidesFields: true,
        hint: 'Names used before the age of 16 do not count, nor does a peer’s name before the title.',
        missing: 'Say whether there is a former name',
      },
    ],
  };
  if (answerAt(answers, askedAt) !== 'yes') return [question];
  const rows = repeatSection(answers, formerNames(path), (row) => ({
    title: `Former name ${row.index + 1}`,
    fields: [
      { path: `${row.path}.forename`, label: 'First names', kind: 'text', maxLength: 50, isOptional: true },
      { path: `${row.path}.surname`, label: 'Surname', kind: 'text', maxLength: 50 },
    ],
  }));
  return [question, ...rows];
}

/** The former names; undefined where there are none. */
export function formerNamesAt(
  answers: Answers,
  path: string,
  askedAt = FORMER_NAMES_ASKED,
): readonly FiledPreviousName[] | undefined {
  if (answerAt(answers, askedAt) !== 'yes') return undefined;
  const rows = rowsOf(answers, { ...formerNames(path), least: 0 });
  return rows.map((row) => ({
    ...givenAt(answers, row, ['forename']),
    ...textsAt(answers, row, ['surname']),
  }));
}

/** The two answers of a question that is never answered beforehand. */
export const YES_OR_NO: readonly FieldOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const byName = (name: string): FieldOption => ({ value: name, label: name });

const UK_COUNTRIES = ['England', 'Wales', 'Scotland', 'Northern Ireland', 'United Kingdom'];
const RESIDENCES: readonly FieldOption[] = [
  ...UK_COUNTRIES,
  ...COUNTRIES.filter(({ code }) => code !== 'GB').map(({ name }) => name),
].map(byName);

/** The country, or part of the United Kingdom, in which a person usually lives. It is public. */
export function residenceCountryField(path: string): FormField {
  return { path, label: 'Country of residence', kind: 'select', options: RESIDENCES };
}

const NATIONALITY_OPTIONS = NATIONALITIES.map(byName);

/** So many the registrar takes of an officer, in one text. */
const MOST_NATIONALITIES = 3;

/** So many it takes of a person with significant control. */
export const NATIONALITIES_OF_PSC = 1;

/** One nationality, and others where more than one is taken. */
export function nationalityFields(path: string, most = MOST_NATIONALITIES): readonly FormField[] {
  const labels = ['Nationality', 'Second nationality', 'Third nationality'];
  return labels.slice(0, most).map((label, index) => ({
    path: `${path}.${index}`,
    label,
    kind: 'select',
    options: NATIONALITY_OPTIONS,
    ...(index > 0 && { isOptional: true }),
  }));
}

/** The nationalities given, in order. */
export function nationalitiesAt(
  answers: Answers,
  path: string,
  most = MOST_NATIONALITIES,
): readonly string[] {
  const given = Array.from({ length: most }, (_, index) => answerAt(answers, `${path}.${index}`));
  return given.filter((name) => name !== '');
}

/** The nationalities that the register shows in one text, as many as a form takes. */
export function splitNationalities(
  nationality: string | undefined,
  most = MOST_NATIONALITIES,
): readonly string[] {
  return (nationality ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .slice(0, most);
}

const LONGEST_NATIONALITIES = 50;

/** What is wrong with nationalities beyond their lists: one left out between, one given twice, or too many letters in all. */
export function checkNationalities(
  answers: Answers,
  path: string,
  most = MOST_NATIONALITIES,
): readonly FieldError[] {
  const asked = nationalityFields(path, most).map((field) => ({
    at: field.path,
    name: answerAt(answers, field.path),
  }));
  const given = asked.filter(({ name }) => name !== '');
  const [, second, third] = asked;
  if (second?.name === '' && third !== undefined && third.name !== '')
    return [fieldError(second.at, 'missing', 'Choose the second nationality, or clear the third')];
  const names = given.map(({ name }) => name);
  const repeated = given.find(({ name }, index) => names.indexOf(name) < index);
  if (repeated !== undefined) return [fieldError(repeated.at, 'repeated', 'Choose each nationality once')];
  const last = given.at(-1);
  if (last === undefined || names.join(',').length <= LONGEST_NATIONALITIES) return [];
  const message = `Leave one out: together they may have ${LONGEST_NATIONALITIES} characters with the commas between them`;
  return [fieldError(last.at, 'too-long', message)];
}

const YOUNGEST = 16;
const OLDEST = 110;

/** A director is at least 16 (s. 157) on the day of the appointment; Companies House takes nobody of 110. */
export function checkAge(answers: Answers, bornAt: string, appointedAt: string): readonly FieldError[] {
  return checkAgeOn(answers, bornAt, dateAt(answers, appointedAt));
}

/** The same on a day that is known. */
export function checkAgeOn(
  answers: Answers,
  bornAt: string,
  appointedOn: CivilDate | undefined,
): readonly FieldError[] {
  const born = dateAt(answers, bornAt);
  if (born === undefined || appointedOn === undefined) return [];
  if (isAfter(monthsAfter(born, YOUNGEST * 12), appointedOn)) {
    const message = `Check the date: a person has to be ${YOUNGEST} on the day of the appointment`;
    return [fieldError(bornAt, 'too-young', message)];
  }
  if (isAfter(monthsAfter(born, OLDEST * 12), appointedOn)) return [];
  return [fieldError(bornAt, 'too-old', `Check the date: it makes this person ${OLDEST} or older`)];
}
