import type { FieldError } from '@statbook/domain/field-error';
import {
  type Answers,
  type FormSection,
  isSecretPath,
  knownOf,
  type Likeness,
  likenessOf,
  type PlannedRole,
  planRole,
  sharedQuestions,
  toSharedAnswers,
} from '@statbook/domain/filing/forms';
import { checkCharacters } from '../../features/forms/draft/check-characters.ts';
import { type FormDependencies, openForm } from '../../features/forms/draft/form-case.ts';
import { presentSecrets } from '../../features/forms/draft/form-draft.ts';
import { findFiling } from '../../filings/filing-queries.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isOpenRole, type OpenRole, readRoles, type RoleToChange } from './read-roles.ts';

/** Whose details change, what is new, and the draft that says some of it already. */
export interface NewDetails {
  readonly personId: string;
  readonly answers: Answers;
  readonly fromFilingId?: string | undefined;
}

/** A role with what the change would be in it; one that cannot be begun has none. */
export interface PlannedEntry extends RoleToChange {
  readonly planned: PlannedRole | undefined;
  readonly likeness: Likeness;
}

export interface ChangePlan {
  readonly entries: readonly PlannedEntry[];
  readonly sections: readonly FormSection[];
  /** What is wrong with the answers, in whatever company. */
  readonly errors: readonly FieldError[];
  readonly known: Answers;
  readonly secretsHeld: readonly { path: string; masked: string }[];
}

/** Plans a change over all roles of a person within reach; refused where there is no such person. */
export async function planChange(
  tx: Transaction,
  dependencies: FormDependencies,
  { personId, answers, fromFilingId }: NewDetails,
): Promise<ChangePlan | Refusal> {
  const roles = await readRoles(tx, dependencies, personId);
  if (roles.length === 0) return refuse('not-found');
  const source =
    fromFilingId === undefined ? noSource : await readSource(tx, dependencies, roles, fromFilingId);
  if (source instanceof Refusal) return source;
  const shared = mergeAnswers(source.answers, answers);
  const open = roles.filter(isOpenRole);
  const changed = open.map(({ role }) => role);
  const likeness = likenessOf(changed, shared, source.of?.role);
  const planned = new Map(
    open.map((each, place) => [
      each.entry,
      { planned: planRole(each.role, shared), likeness: likeness[place] ?? 'other' },
    ]),
  );
  const sections = sharedQuestions(changed, shared);
  const entries = roles.map((each): PlannedEntry => {
    const { planned: role, likeness: near = 'other' } = planned.get(each.entry) ?? {};
    return { ...each, planned: role, likeness: near };
  });
  return {
    entries,
    sections,
    errors: errorsOf(entries, sections, shared),
    known: { ...knownOfAll(open), ...openOnes(source.answers) },
    secretsHeld: source.secretsHeld,
  };
}

interface Source {
  readonly answers: Answers;
  readonly secretsHeld: ChangePlan['secretsHeld'];
  readonly of?: RoleToChange;
}

const noSource: Source = { answers: {}, secretsHeld: [] };

/** What a form says already that is about one of these roles. */
async function readSource(
  tx: Transaction,
  dependencies: FormDependencies,
  roles: readonly RoleToChange[],
  filingId: string,
): Promise<Source | Refusal> {
  const filing = await findFiling(tx, filingId);
  const of = roles.find(
    ({ entry: { role }, openFilingId }) =>
      role.companyId === filing?.companyId &&
      role.registerKey === filing.subject &&
      (openFilingId === undefined || openFilingId === filingId),
  );
  const form = of && (await openForm(tx, dependencies, filing));
  if (of === undefined || form === undefined) return refuse('not-found');
  if (form instanceof Refusal) return form;
  return {
    answers: toSharedAnswers(form.asked.answers),
    secretsHeld: presentSecrets(form.draft),
    of,
  };
}

/** What is answered takes the place of what the draft says; of what is sealed in it, only what is typed anew. */
function mergeAnswers(held: Answers, given: Answers): Answers {
  const typed = Object.entries(given).filter(([path, answer]) => answer !== '' || !isSecretPath(path));
  return { ...held, ...Object.fromEntries(typed) };
}

const openOnes = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !isSecretPath(path)));

/** What the first register says, and the one about control of a registration, which it alone has in full. */
function knownOfAll(open: readonly OpenRole[]): Answers {
  const [first] = open;
  const psc = open.find(({ entry }) => entry.role.register === 'psc');
  const registration = Object.entries(psc === undefined ? {} : knownOf(psc.role)).filter(([path]) =>
    path.startsWith('change.registration.'),
  );
  return openOnes({ ...Object.fromEntries(registration), ...(first && knownOf(first.role)) });
}

/** Each error once, at its question. */
function errorsOf(
  entries: readonly PlannedEntry[],
  sections: readonly FormSection[],
  shared: Answers,
): readonly FieldError[] {
  const strange = checkCharacters([{ id: '', title: '', sections }], shared);
  const all = [...entries.flatMap(({ planned }) => planned?.errors ?? []), ...strange];
  return [...new Map(all.toReversed().map((error) => [error.path, error])).values()].toReversed();
}

/** Why no draft is begun for an entry; undefined where one can be. */
export const whyNotBegun = ({ whyNot, planned }: PlannedEntry): string | undefined =>
  whyNot ?? planned?.whyNot;
