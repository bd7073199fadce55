import { formatMonthOfYear } from '../../../dates/date-text.ts';
import { datePartsOf } from '../../../dates/civil-date.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { bodyNameKey } from '../../../people/names/body-name.ts';
import { isSameFullName } from '../../../people/names/comparable-name.ts';
import type { FormId } from '../../form-catalogue.ts';
import type { Warning } from '../../readiness.ts';
import type { FiledName, OfficerRole, RegisteredOfficerName } from '../filed-officer.ts';
import { dateAt } from '../kernel/event-dates.ts';
import { answerAt, type FormField } from '../kernel/form-fields.ts';
import type { FormFacts, OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormOrigin, KnownRejection } from '../kernel/form-rules.ts';

/** Forms of secretaries; the other forms of officers are of directors, or of members of an LLP. */
const ofSecretaries = new Set<FormId>(['AP03', 'AP04', 'TM02', 'CH03', 'CH04']);
const ofPeople = new Set<FormId>(['AP01', 'AP03', 'CH01', 'CH03']);
const ofCorporateBodies = new Set<FormId>(['AP02', 'AP04', 'CH02', 'CH04']);

/** What the offices are called, of one officer and of all. */
export const OFFICES: Readonly<Record<OfficerRole, { readonly one: string; readonly all: string }>> = {
  director: { one: 'Director', all: 'Directors' },
  secretary: { one: 'Secretary', all: 'Secretaries' },
  member: { one: 'Member', all: 'Members' },
};

/** In which office the officer of a form is. */
export function officerRoleOf(form: FormId, { company }: FormFacts): OfficerRole {
  if (ofSecretaries.has(form)) return 'secretary';
  return company.type === 'llp' ? 'member' : 'director';
}

/** Whether a form is of corporate officers alone. */
export function isCorporateForm(form: FormId): boolean {
  return ofCorporateBodies.has(form);
}

/** Why a form of secretaries is not for an LLP; undefined for every other. */
export function whyNotSecretary(form: FormId, { company }: FormFacts): string | undefined {
  if (company.type !== 'llp' || !ofSecretaries.has(form)) return undefined;
  return 'A limited liability partnership has no secretary.';
}

/** Everybody in the office of a form, people and corporate bodies. */
export function inOfficeOf(form: FormId, facts: FormFacts): readonly OfficerFacts[] {
  const role = officerRoleOf(form, facts);
  return facts.officers.filter((officer) => isInRole(officer, role));
}

/** The officers in office whom a form may be about. */
export function officersOf(form: FormId, facts: FormFacts): readonly OfficerFacts[] {
  return inOfficeOf(form, facts).filter(({ kind }) => {
    if (ofPeople.has(form)) return kind === 'person';
    return !ofCorporateBodies.has(form) || kind === 'corporate';
  });
}

/** Whether an officer is in an office; a designated member is a member. */
function isInRole(officer: OfficerFacts, role: OfficerRole): boolean {
  return officer.role === role || (role === 'member' && officer.role === 'designated-member');
}

/** The path of the answer that says which officer a form is about. */
export const OFFICER_PATH = 'officerId';

/** The answer with which a form about an officer begins. */
export function officerAnswer({ officerId }: FormOrigin): Record<string, string> {
  return officerId === undefined ? {} : { [OFFICER_PATH]: officerId };
}

/** The officer whom the form is about; undefined while none is chosen. */
export function chosenOfficer({ form, facts, answers }: FormCase): OfficerFacts | undefined {
  const chosen = answerAt(answers, OFFICER_PATH);
  return officersOf(form, facts).find(({ id }) => id === chosen);
}

/** The question which officer a form is about, by their names on the register. */
export function officerChoice({ form, facts }: FormCase): FormField {
  const role = officerRoleOf(form, facts);
  const options = officersOf(form, facts).map(({ id, fullName, born }) => {
    const hint = born && { hint: `Born ${formatMonthOfYear(born.month, born.year)}` };
    return { value: id, label: fullName, ...hint };
  });
  return {
    path: OFFICER_PATH,
    label: OFFICES[role].one,
    kind: 'select',
    options,
    decidesFields: true,
    missing: `Choose the ${role}`,
  };
}

/** Companies House finds a director or member by name and date of birth; secretaries by name alone. */
function isFoundByBirth(officer: OfficerFacts): boolean {
  return officer.kind === 'person' && officer.role !== 'secretary';
}

/** The question for the date of birth, where Companies House wants it and has not opened it to us. */
export function birthFields(officer: OfficerFacts | undefined): readonly FormField[] {
  if (officer === undefined || !isFoundByBirth(officer) || officer.dateOfBirth !== undefined) return [];
  return [
    {
      path: 'dateOfBirth',
      label: 'Date of birth',
      kind: 'date',
      hint: 'Companies House finds the officer by it. It is stored encrypted; the register shows only month and year.',
      isSecret: true,
    },
  ];
}

/** A date of birth that is not in the month which the register shows. */
export function checkBirth({ answers }: FormCase, officer: OfficerFacts | undefined): readonly FieldError[] {
  const date = dateAt(answers, 'dateOfBirth');
  if (date === undefined || officer?.born === undefined || officer.dateOfBirth !== undefined) return [];
  const { month, year } = datePartsOf(date);
  if (month === officer.born.month && year === officer.born.year) return [];
  const shown = formatMonthOfYear(officer.born.month, officer.born.year);
  return [
    fieldError('dateOfBirth', 'not-as-registered', `Enter a date in ${shown}, as the register shows it`),
  ];
}

/** Companies House cannot tell two officers apart who share name and date of birth. */
export function warnOfNamesakes(asked: FormCase): readonly Warning[] {
  const officer = chosenOfficer(asked);
  if (officer === undefined) return [];
  const known = (each: OfficerFacts) =>
    [describeName(registeredNameOf(each)).toUpperCase(), each.kind, each.born?.year, each.born?.month].join();
  const alike = officersOf(asked.form, asked.facts).filter((each) => known(each) === known(officer));
  if (alike.length < 2) return [];
  const message =
    'Two officers share this name and date of birth, so Companies House may not find the right one. If it refuses this form, send it on paper.';
  return [{ code: 'two-alike', message }];
}

/** The secret by which Companies House finds the officer. */
export function birthSecret({ answers }: FormCase, officer: OfficerFacts): Readonly<Record<string, string>> {
  if (!isFoundByBirth(officer)) return {};
  return { dateOfBirth: officer.dateOfBirth ?? answerAt(answers, 'dateOfBirth') };
}

type NameInParts = Pick<OfficerFacts, 'title' | 'forename' | 'otherForenames' | 'surname'>;

/** The name of a person, exactly as the register has it. */
export function registeredNameOf({ title, forename, otherForenames, surname }: NameInParts): FiledName {
  return {
    ...(title && { title }),
    ...(forename && { forename }),
    ...(otherForenames && { otherForenames }),
    surname,
  };
}

/** Whether the register has a person of a name, however its parts are divided and spelled; titles do not count. */
export function isNamedAlike(registered: NameInParts, name: FiledName): boolean {
  if (name.surname === '') return false;
  // A peer has no forename, by which full names are compared.
  const plain = ({ forename, otherForenames, surname }: FiledName) =>
    describeName({ forename, otherForenames, surname }).toUpperCase();
  return (
    isSameFullName({ ...registered, kind: 'human' }, { ...name, kind: 'human' }) ||
    plain(registered) === plain(name)
  );
}

/** The same of a body, however its ending is written. */
export function isBodyNamedAlike(registered: Pick<OfficerFacts, 'surname'>, name: string): boolean {
  const key = bodyNameKey(name);
  return key !== '' && key === bodyNameKey(registered.surname);
}

/** An officer exactly as the register names them. */
export function registeredOfficerOf(officer: OfficerFacts): RegisteredOfficerName {
  if (officer.kind === 'corporate') return { kind: 'corporate', corporateName: officer.surname };
  return { kind: 'person', name: registeredNameOf(officer) };
}

/** A name in one line: "Ms Anna Maria Plum". */
export function describeName({ title, forename, otherForenames, surname }: FiledName): string {
  return [title, forename, otherForenames, surname].filter(Boolean).join(' ');
}

/** What "officer_name" of the filing history says of an officer. */
export function describeOfficer(officer: RegisteredOfficerName): string {
  return officer.kind === 'corporate' ? officer.corporateName : describeName(officer.name);
}

/** The officer whom a form is composed for. @throws RangeError where none is chosen, which the form's check refuses. */
export function getOfficer(asked: FormCase): OfficerFacts {
  const officer = chosenOfficer(asked);
  if (officer === undefined) throw new RangeError('The form names no officer');
  return officer;
}

/** A rejection of the forms about an officer in office. */
export const OFFICER_NOT_FOUND: KnownRejection = {
  wording: /not found|does not match|no match|two people with the same name/i,
  meaning:
    'Companies House did not find the officer: the name or the date of birth is not as on its register, or two officers share them.',
  step: 'officer',
};
