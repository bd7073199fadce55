import type { FormId } from '../../form-catalogue.ts';
import { CHANGES_PATH, type ChangePart } from '../fields/change-parts.ts';
import { OFFICER_PATH } from '../fields/officer-fields.ts';
import { PSC_PATH } from '../fields/control/psc-fields.ts';
import { findFormRules } from '../form-families.ts';
import { type Answers, answerAt, fieldsOf, type FormStep, ticksAt } from '../kernel/form-fields.ts';
import type { FormFacts, OfficerFacts, PscFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormOrigin, FormRules } from '../kernel/form-rules.ts';
import { changePartsOf } from '../officer-change/change-parts.ts';
import { pscPartsOf } from '../psc-change/parts.ts';

type Registered = OfficerFacts | PscFacts;

/** An entry of a register whose details can be changed, with the form that does it. */
export interface ChangedRole {
  readonly form: FormId;
  readonly facts: FormFacts;
  readonly registered: Registered;
  /** The entry, as the form is begun about it. */
  readonly origin: Pick<FormOrigin, 'officerId' | 'pscId'>;
}

/** The role of an officer in office; undefined where there is no form for a change of their details. */
export function roleOfOfficer(facts: FormFacts, officerId: string): ChangedRole | undefined {
  const registered = facts.officers.find(({ id }) => id === officerId);
  if (registered === undefined || registered.role === 'other') return undefined;
  const isBody = registered.kind === 'corporate';
  const [ofPerson, ofBody] =
    registered.role === 'secretary' ? (['CH03', 'CH04'] as const) : (['CH01', 'CH02'] as const);
  return { form: isBody ? ofBody : ofPerson, facts, registered, origin: { officerId } };
}

const PSC_FORMS = {
  individual: 'PSC04',
  'corporate-entity': 'PSC05',
  'legal-person': 'PSC06',
  'super-secure': undefined,
} as const satisfies Record<PscFacts['kind'], FormId | undefined>;

/** The role of somebody with significant control; undefined for whom the register hides. */
export function roleOfPsc(facts: FormFacts, pscId: string): ChangedRole | undefined {
  const registered = facts.pscs.find(({ id }) => id === pscId);
  const form = registered && PSC_FORMS[registered.kind];
  return form && registered ? { form, facts, registered, origin: { pscId } } : undefined;
}

/** The forms by which details of somebody on a register change. */
const CHANGE_FORMS = new Set<FormId>(['CH01', 'CH02', 'CH03', 'CH04', 'PSC04', 'PSC05', 'PSC06']);

export function isChangeOfPerson(form: FormId): boolean {
  return CHANGE_FORMS.has(form);
}

/** @throws RangeError for a form that is not of these. */
export function rulesOf(form: FormId): FormRules {
  const rules = findFormRules(form);
  if (rules === undefined || !CHANGE_FORMS.has(form)) throw new RangeError(`${form} changes no person`);
  return rules;
}

/** What changes in one company alone. */
const OF_ONE_COMPANY = new Set(['control', 'designation']);

/** What can change of a person wherever they stand: what they control, and a designation, are of one company. */
export function partsOf(asked: FormCase): readonly ChangePart<Registered>[] {
  // Each form is given the entries of its own register only.
  const parts: readonly ChangePart<Registered>[] = asked.form.startsWith('PSC')
    ? pscPartsOf(asked)
    : changePartsOf(asked);
  return parts.filter(({ id }) => !OF_ONE_COMPANY.has(id));
}

const OFFICER_CHANGE = 'officer.change.';
const SHARED_CHANGE = 'change.';

/** The path of an answer as all the forms share it: that of the forms about control. */
export function toSharedPath(path: string): string {
  return path.startsWith(OFFICER_CHANGE) ? SHARED_CHANGE + path.slice(OFFICER_CHANGE.length) : path;
}

/** The path of a shared answer in a form. */
function toFormPath(form: FormId, path: string): string {
  const isMoved = path.startsWith(SHARED_CHANGE) && !form.startsWith('PSC');
  return isMoved ? OFFICER_CHANGE + path.slice(SHARED_CHANGE.length) : path;
}

/** The answers of a form, as the others share them: not of whom it is, nor what it alone asks. */
export function toSharedAnswers(answers: Answers): Answers {
  const entries = Object.entries(answers).map(([path, answer]) => [toSharedPath(path), answer] as const);
  const ofOne = (path: string) =>
    path === OFFICER_PATH || path === PSC_PATH || /^change\.(?:control|designation)\./.test(path);
  const shared = Object.fromEntries(entries.filter(([path]) => !ofOne(path)));
  const ticks = ticksAt(shared, CHANGES_PATH).filter((id) => !OF_ONE_COMPANY.has(id));
  return ticks.length === 0 ? shared : { ...shared, [CHANGES_PATH]: ticks.join(',') };
}

const withAnswers = (role: ChangedRole, answers: Answers): FormCase => ({
  form: role.form,
  facts: role.facts,
  answers,
});

/**
 * A form about the role as the shared answers fill it in: of what changes, what the form can say; of the rest, what its pages ask
 * for. A field that is left empty is empty here too, whatever the register has at it.
 */
export function caseOf(role: ChangedRole, shared: Answers, parts = changingOf(role, shared)): FormCase {
  const given = Object.fromEntries(
    Object.entries(shared).map(([path, answer]) => [toFormPath(role.form, path), answer]),
  );
  const asked = withAnswers(role, { ...given, ...subjectOf(role), [CHANGES_PATH]: parts.join(',') });
  const answers = fieldsOf(stepsOf(asked)).map(({ path }) => [path, answerAt(asked.answers, path)] as const);
  return withAnswers(role, Object.fromEntries(answers));
}

/** The parts that are ticked and that the form of the role can say. */
export function changingOf(role: ChangedRole, shared: Answers): readonly string[] {
  const known = new Set(partsOf(withAnswers(role, {})).map(({ id }) => id));
  return ticksAt(shared, CHANGES_PATH).filter((id) => known.has(id));
}

/** What the register says of the role, as answers that all forms share. */
export function knownOf(role: ChangedRole): Answers {
  return toSharedAnswers(rulesOf(role.form).begin(role.form, role.facts, role.origin));
}

export const stepsOf = (asked: FormCase): readonly FormStep[] => rulesOf(asked.form).steps(asked);

function subjectOf({ origin: { officerId, pscId } }: ChangedRole): Answers {
  return {
    ...(officerId !== undefined && { [OFFICER_PATH]: officerId }),
    ...(pscId !== undefined && { [PSC_PATH]: pscId }),
  };
}
