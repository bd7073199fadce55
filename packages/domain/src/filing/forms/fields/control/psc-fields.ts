import { civilDate } from '../../../../dates/civil-date.ts';
import { toComparableRegistration } from '../../../../people/names/body-registration.ts';
import { formatMonthOfYear } from '../../../../dates/date-text.ts';
import { type FieldError, fieldError } from '../../../../field-error.ts';
import type { FormId } from '../../../form-catalogue.ts';
import type { Blocker, Warning } from '../../../readiness.ts';
import type { FiledPscRegistration, RegisteredPsc } from '../../filed-psc.ts';
import { checkEventDate, dateAt, type EarliestDay } from '../../kernel/event-dates.ts';
import { type Answers, answerAt, type FormField } from '../../kernel/form-fields.ts';
import { bodyOf, type FormFacts, type PscFacts, type PscStatementFacts } from '../../kernel/form-facts.ts';
import type { FormCase, FormOrigin, KnownRejection } from '../../kernel/form-rules.ts';
import { isHeld, isUndecided, notSentYet } from '../../kernel/order-of-filings.ts';
import { describeName, registeredNameOf } from '../officer-fields.ts';

type PscKind = PscFacts['kind'];

/** Which kind of person a form is of; undefined where it is of every kind. */
const KINDS: Partial<Record<FormId, PscKind>> = {
  PSC01: 'individual',
  PSC02: 'corporate-entity',
  PSC03: 'legal-person',
  PSC04: 'individual',
  PSC05: 'corporate-entity',
  PSC06: 'legal-person',
  VS01: 'individual',
};

const PSC_KINDS: Readonly<Record<PscKind, string>> = {
  individual: 'individual person with significant control',
  'corporate-entity': 'relevant legal entity',
  'legal-person': 'other registrable person',
  'super-secure': 'protected person',
};

/** The kind of person whom a notification or a change is about. @throws RangeError for a form of every kind. */
export function pscKindOf(form: FormId): Exclude<PscKind, 'super-secure'> {
  const kind = KINDS[form];
  if (kind === undefined || kind === 'super-secure') throw new RangeError(`${form} is of every kind`);
  return kind;
}

/** The persons on the register whom a form may be about. Of protected ones nothing is known that could name them. */
export function pscsOf(form: FormId, { pscs }: FormFacts): readonly PscFacts[] {
  return pscs.filter(({ kind }) => kind !== 'super-secure' && (KINDS[form] ?? kind) === kind);
}

/** Said of persons whose particulars Companies House keeps from everybody. */
export const PAPER_ONLY =
  'Companies House protects every particular of this person (section 790ZG). Such a notice goes to it on paper only, by its own form.';

/** Why a form about somebody on the register cannot be begun. */
export function whyNoPsc(form: FormId, facts: FormFacts): string | undefined {
  if (pscsOf(form, facts).length > 0) return undefined;
  const isProtected = KINDS[form] === undefined || KINDS[form] === 'individual';
  if (isProtected && facts.pscs.some(({ kind }) => kind === 'super-secure')) return PAPER_ONLY;
  return `There is no ${KINDS[form] === undefined ? 'person with significant control' : PSC_KINDS[pscKindOf(form)]} on the register.`;
}

/** The path of the answer that says which person a form is about. */
export const PSC_PATH = 'pscId';

/** The answer with which a form about somebody on the register begins. */
export function pscAnswer({ pscId }: FormOrigin): Answers {
  return pscId === undefined ? {} : { [PSC_PATH]: pscId };
}

/** The person whom the form is about; undefined while none is chosen. */
export function chosenPsc({ form, facts, answers }: FormCase): PscFacts | undefined {
  const chosen = answerAt(answers, PSC_PATH);
  return pscsOf(form, facts).find(({ id }) => id === chosen);
}

/** The question which person a form is about, by their names on the register. */
export function pscChoice({ form, facts }: FormCase): FormField {
  const options = pscsOf(form, facts).map(({ id, fullName, born }) => ({
    value: id,
    label: fullName,
    ...(born && { hint: `Born ${formatMonthOfYear(born.month, born.year)}` }),
  }));
  return {
    path: PSC_PATH,
    label: 'Person with significant control',
    kind: 'select',
    options,
    decidesFields: true,
    missing: 'Choose the person with significant control',
  };
}

/** Somebody exactly as the register names them. @throws RangeError for a protected person, who is never chosen. */
export function registeredPscOf(psc: PscFacts): RegisteredPsc {
  const { kind, born, surname } = psc;
  if (kind === 'super-secure') throw new RangeError('A protected person is not named');
  if (kind !== 'individual') return { kind, corporateName: surname };
  return { kind, name: registeredNameOf(psc), ...(born && { born }) };
}

/** What "psc_name" of the filing history says. */
export function describePsc(psc: RegisteredPsc): string {
  return psc.kind === 'individual' ? describeName(psc.name) : psc.corporateName;
}

/** The person whom a form is composed for. @throws RangeError where none is chosen, which the form's check refuses. */
export function getPsc(asked: FormCase): PscFacts {
  const psc = chosenPsc(asked);
  if (psc === undefined) throw new RangeError('The form names no person with significant control');
  return psc;
}

/** Companies House cannot tell two persons apart who share name and month of birth. */
export function warnOfTwoPscs(asked: FormCase): readonly Warning[] {
  const psc = chosenPsc(asked);
  const known = (each: PscFacts) =>
    [describeName(registeredNameOf(each)).toUpperCase(), each.kind, each.born?.year, each.born?.month].join();
  if (psc === undefined || asked.facts.pscs.filter((each) => known(each) === known(psc)).length < 2)
    return [];
  const message =
    'Two persons with significant control share this name and month of birth, so Companies House may not find the right one. If it refuses this form, send it on paper.';
  return [{ code: 'two-alike', message }];
}

/** When the register of people with significant control began. */
const FIRST_PSC_EVENT = civilDate('2016-04-06');

/** What is wrong with the day of an event of control. */
export function checkPscDate(
  asked: FormCase,
  path: string,
  earliest: readonly EarliestDay[] = [],
): readonly FieldError[] {
  const date = dateAt(asked.answers, path);
  if (date === undefined || date >= FIRST_PSC_EVENT) return checkEventDate(asked, path, earliest);
  return [
    fieldError(path, 'before-april-2016', 'Enter 6 April 2016 or a later date: the register began then'),
  ];
}

const CONFIRMED = 'confirmedOn';

/** The day from which the fourteen days run (ss. 790LA, 790LD, 790LF). */
export function confirmationField(facts: FormFacts): FormField {
  return {
    path: CONFIRMED,
    label: `Date on which the ${bodyOf(facts)} had confirmation`,
    kind: 'date',
    hint: 'On which the person told it, or confirmed what it knew. The 14 days for this notice begin with it; it is kept here and not on the register.',
  };
}

/** What is wrong with the event of a notice and its confirmation, which cannot come before it. */
export function checkConfirmed(
  asked: FormCase,
  event: { readonly path: string; readonly of: string; readonly notBefore?: EarliestDay },
): readonly FieldError[] {
  const { path, of, notBefore } = event;
  return [
    ...checkPscDate(asked, path, notBefore && [notBefore]),
    ...checkPscDate(asked, CONFIRMED, [{ on: dateAt(asked.answers, path), of }]),
  ];
}

/** The day from which the last day of a notice counts. */
export const confirmedOn = ({ answers }: FormCase) => dateAt(answers, CONFIRMED);

/** Statements that say nobody is known: while one stands, the registrar takes no notice about persons. */
const COMPANY_LEVEL = new Set([
  'no-individual-or-entity-with-signficant-control',
  'steps-to-find-psc-not-yet-completed',
]);

export function isCompanyLevel(statement: string): boolean {
  return COMPANY_LEVEL.has(statement);
}

/** The statements that stand in the place of every person. */
export function companyStatements({ pscStatements }: FormFacts): readonly PscStatementFacts[] {
  return pscStatements.filter(({ statement }) => isCompanyLevel(statement));
}

/** A statement that nobody is known has to be withdrawn before a notice about a person. */
export function blockWhileStatementStands({ facts }: Pick<FormCase, 'facts'>): readonly Blocker[] {
  return companyStatements(facts).map(({ id }) => {
    const withdrawal = facts.openFilings.find(
      (filing) => filing.form === 'PSC09' && filing.subject === id && isUndecided(filing),
    );
    if (withdrawal === undefined) {
      const message = `A statement stands on the register that the ${bodyOf(facts)} has no person with significant control, or does not know of one. Withdraw it first: Companies House refuses this form while it stands.`;
      return { code: 'statement-stands', message, forms: ['PSC09'] };
    }
    const waiting = 'The withdrawal of the statement is with Companies House. Wait for its decision.';
    const message = isHeld(withdrawal) ? waiting : notSentYet(withdrawal);
    return { code: 'withdrawal-undecided', message, forms: [] };
  });
}

/** Where a relevant legal entity is registered, or under which law another registrable person acts (s. 790K). */
export function pscRegistrationFields(path: string, kind: PscKind): readonly FormField[] {
  const text = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
    path: `${path}.${name}`,
    label,
    kind: 'text',
    maxLength: 160,
    ...more,
  });
  const law = [
    text('legalForm', 'Legal form', { hint: 'For example private company limited by shares.' }),
    text('lawGoverned', 'Law that governs it', { hint: 'For example Companies Act 2006.' }),
  ];
  if (kind !== 'corporate-entity') return law;
  return [
    ...law,
    text('placeRegistered', 'Register', { isOptional: true, hint: 'For example Companies House.' }),
    text('registrationNumber', 'Number in that register', { isOptional: true }),
    text('country', 'Country or state of that register', { isOptional: true, maxLength: 50 }),
  ];
}

/** The registration at a path, its empty parts left out. */
export function pscRegistrationAt(answers: Answers, path: string, kind: PscKind): FiledPscRegistration {
  const at = (name: string) => answerAt(answers, `${path}.${name}`);
  const [place, number, country] = [at('placeRegistered'), at('registrationNumber'), at('country')];
  return {
    legalForm: at('legalForm'),
    lawGoverned: at('lawGoverned'),
    ...(kind === 'corporate-entity' && {
      ...(place !== '' && { placeRegistered: place }),
      ...(number !== '' && { registrationNumber: number }),
      ...(country !== '' && { country }),
    }),
  };
}

/** A registration in lines, as a person reads it. */
export function pscRegistrationLines(
  registration: Partial<Record<keyof FiledPscRegistration, string | undefined>>,
): readonly string[] {
  const { legalForm, lawGoverned, placeRegistered, registrationNumber, country } = registration;
  const lines = [legalForm, lawGoverned, placeRegistered, registrationNumber, country];
  return lines.filter((line): line is string => line !== undefined && line !== '');
}

/** A body does not control itself. */
export function checkPscRegistration(
  answers: Answers,
  path: string,
  { company }: FormFacts,
): readonly FieldError[] {
  const at = (name: string) => answerAt(answers, `${path}.${name}`);
  const register = at('placeRegistered');
  const given = toComparableRegistration({
    number: at('registrationNumber'),
    // Where nothing says otherwise a number is of the own country.
    country: at('country') || (register === '' ? 'United Kingdom' : ''),
    register,
  });
  if (given === undefined || given.number.toUpperCase() !== company.number) return [];
  const message = 'Enter another number: it is that of the entity for which you file';
  return [fieldError(`${path}.registrationNumber`, 'own-number', message)];
}

/** A rejection of the forms about somebody on the register. */
export const PSC_NOT_FOUND: KnownRejection = {
  wording: /not found|does not match|no match|two people with the same name/i,
  meaning:
    'Companies House did not find the person: the name or the month of birth is not as on its register, or two persons share them.',
  step: 'psc',
};

/** A rejection because of a statement that nobody is known. */
export const STATEMENT_STANDS: KnownRejection = {
  wording: /withdraw it first|statement of the company|company.?level/i,
  meaning:
    'A statement that there is no person with significant control, or that none is known, still stands: withdraw it first (PSC09).',
  step: 'psc',
};
