import type { CivilDate } from '../../../dates/civil-date.ts';
import type { FieldError } from '../../../field-error.ts';
import { describeName, registeredNameOf } from '../fields/officer-fields.ts';
import { checkForm } from '../kernel/check-form.ts';
import { CHANGES_PATH } from '../fields/change-parts.ts';
import { type Answers, ticksAt } from '../kernel/form-fields.ts';
import type { FormCase, FormComparison } from '../kernel/form-rules.ts';
import { findLastDay } from '../kernel/last-day.ts';
import { AUTHENTICATION_CODE_MISSING, type Blocker } from '../../readiness.ts';
import { caseOf, type ChangedRole, changingOf, partsOf, rulesOf, toSharedPath } from './changed-role.ts';

/** How near what a register says is to what it says where the change was noticed. */
export type Likeness = 'same' | 'same-postcode' | 'other';

/** What a change would be in one role. */
export interface PlannedRole {
  /** The form as it would be begun; it says only what the register does not say already. */
  readonly asked: FormCase;
  readonly changes: readonly FormComparison[];
  /** What is wrong with the answers, by the paths that all forms share. */
  readonly errors: readonly FieldError[];
  /** Why the form would say nothing in this role, or could not; undefined where it can be begun. */
  readonly whyNot: string | undefined;
  /** What is left to do before it can be filed. */
  readonly note: string | undefined;
  /** The last day for it, as far as it is known. */
  readonly dueOn: CivilDate | undefined;
}

/** What must be decided or settled before a change in this role; undefined where nothing must. */
export function findRoleBlocker(role: ChangedRole): Blocker | undefined {
  const { blockers } = checkForm(rulesOf(role.form), caseOf(role, {}));
  return blockers.find(({ code }) => code !== AUTHENTICATION_CODE_MISSING.code);
}

/** Plans a change in one role. */
export function planRole(role: ChangedRole, shared: Answers): PlannedRole {
  const ticked = changingOf(role, shared);
  const asked = withNews(role, shared, ticked);
  const rules = rulesOf(role.form);
  const { errors, blockers } = checkForm(rules, asked);
  const ofRole = errors.find(isOfOneRole);
  // What this form has no question for is no mistake of the answers.
  const isBeside = ticked.length === 0 && ticksAt(shared, CHANGES_PATH).length > 0;
  return {
    asked,
    changes: ticked.length === 0 ? [] : rules.compare(asked),
    errors: errors
      .filter(() => !isBeside)
      .filter((error) => !isOfOneRole(error) && !(ofRole?.code === 'too-early' && error.code === 'too-early'))
      .map((error) => ({ ...error, path: toSharedPath(error.path) })),
    whyNot: ticked.length === 0 ? nothingToSay : whyNot(ofRole),
    note: blockers.find(({ code }) => code === AUTHENTICATION_CODE_MISSING.code)?.message,
    dueOn: findLastDay(rules, asked),
  };
}

/** What is wrong in one role, and says nothing of the answers: it was taken up later, or has the new details already. */
const isOfOneRole = ({ code, path }: FieldError) =>
  code === 'no-change' || code === 'own-number' || (code === 'too-early' && path === 'changedOn');

const nothingToSay = 'This entry of the register has none of what changes.';

/** Without the parts that the register has already, as long as one is left. */
function withNews(role: ChangedRole, shared: Answers, ticked: readonly string[]): FormCase {
  const asked = caseOf(role, shared);
  const { errors } = checkForm(rulesOf(role.form), asked);
  const said = new Set(errors.filter(({ code }) => code === 'no-change').map(({ path }) => path));
  const news = partsOf(asked)
    .filter(({ id, at }) => ticked.includes(id) && !said.has(at))
    .map(({ id }) => id);
  return news.length === 0 || news.length === ticked.length ? asked : caseOf(role, shared, news);
}

const whyNot = (error: FieldError | undefined) =>
  error?.code === 'no-change' ? 'The register says so already.' : error?.message;

/**
 * How near each role is to the one where the change was noticed; without one, to what most of them say. Of a home address nothing is
 * known, so that in this all are the same.
 */
export function likenessOf(
  roles: readonly ChangedRole[],
  shared: Answers,
  noticedIn?: ChangedRole,
): readonly Likeness[] {
  const old = roles.map((role) => oldTexts(role, shared));
  const alike = (one: ReadonlyMap<string, string>) => old.filter((other) => isAlike(one, other)).length;
  const best = old.reduce((most, each, place) => (alike(each) > alike(old[most] ?? each) ? place : most), 0);
  const model = noticedIn ?? roles[best];
  if (model === undefined) return [];
  const texts = oldTexts(model, shared);
  return roles.map((role, place) => {
    if (isAlike(texts, old[place] ?? texts)) return 'same';
    return postcodeOf(role) !== '' && postcodeOf(role) === postcodeOf(model) ? 'same-postcode' : 'other';
  });
}

const plain = (text: string) => text.replaceAll(/[\s.,'’-]+/g, '').toUpperCase();

/** What the register says now of each thing that changes. Not every register has the title of a name. */
function oldTexts(role: ChangedRole, shared: Answers): ReadonlyMap<string, string> {
  const asked = caseOf(role, shared);
  const ticked = changingOf(role, shared);
  const parts = partsOf(asked).filter(({ id }) => ticked.includes(id));
  return new Map(
    parts.map((part) => {
      const { title: _title, ...name } = registeredNameOf(role.registered);
      const lines = part.id === 'name' ? [describeName(name)] : part.now(role.registered, asked);
      return [part.id, plain(lines.join('|'))];
    }),
  );
}

/** The same in everything that both of them have. */
function isAlike(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return [...one].every(([id, text]) => !other.has(id) || other.get(id) === text);
}

const postcodeOf = ({ registered }: ChangedRole) => plain(registered.serviceAddress?.postcode ?? '');
