import { errorKinds } from '@statbook/contract';
import type { FormId } from '@statbook/domain/filing';
import { strictestProtection } from '@statbook/domain/people';
import {
  type ChangedRole,
  findRoleBlocker,
  type FormFacts,
  roleOfOfficer,
  roleOfPsc,
} from '@statbook/domain/filing/forms';
import { readFormFacts } from '../../features/forms/facts/form-facts.ts';
import type { FormDependencies } from '../../features/forms/draft/form-case.ts';
import { whyOnPaper } from '../../features/forms/why-on-paper.ts';
import { listRolesOf, type RoleOfPerson } from '../../features/people/person-queries.ts';
import { isHeld } from '../../features/people/present-person.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** An entry of a person, with the form that changes its details, as far as one can be begun. */
export interface RoleToChange {
  readonly entry: RoleOfPerson;
  /** Undefined for an entry that no form changes. */
  readonly role: ChangedRole | undefined;
  /** Why no draft is begun for it, whatever is new; undefined where one can be. */
  readonly whyNot: string | undefined;
  /** The draft or filing in its way. */
  readonly openFilingId: string | undefined;
}

/** A role for which a draft can be begun. */
export type OpenRole = RoleToChange & { readonly role: ChangedRole };

export const isOpenRole = (each: RoleToChange): each is OpenRole =>
  each.role !== undefined && each.whyNot === undefined;

/** The entries of a person within reach, company by company. */
export async function readRoles(
  tx: Transaction,
  dependencies: FormDependencies,
  personId: string,
): Promise<readonly RoleToChange[]> {
  const entries = await listRolesOf(tx, [personId]);
  const roles: RoleToChange[] = [];
  for (const [companyId, ofCompany] of Map.groupBy(entries, ({ role }) => role.companyId)) {
    const [{ companyName: name, companyNumber: number } = { companyName: '', companyNumber: '' }] = ofCompany;
    const facts = await readFormFacts(tx, dependencies, { id: companyId, name, number });
    roles.push(...ofCompany.map((entry) => toRole(entry, facts, dependencies)));
  }
  return roles;
}

function toRole(
  entry: RoleOfPerson,
  facts: FormFacts | Refusal,
  dependencies: FormDependencies,
): RoleToChange {
  const closed = (whyNot: string, role?: ChangedRole): RoleToChange => ({
    entry,
    role,
    whyNot,
    openFilingId: undefined,
  });
  if (facts instanceof Refusal) return closed(facts.detail ?? errorKinds[facts.code].detail);
  const never = whyNever(entry, facts);
  if (never !== undefined) return closed(never);
  const { register, registerKey } = entry.role;
  const role = register === 'psc' ? roleOfPsc(facts, registerKey) : roleOfOfficer(facts, registerKey);
  if (role === undefined) return closed('No form that software sends changes this entry.');
  const onPaper = whyOnPaper(role.form, facts, dependencies);
  if (onPaper !== undefined) return closed(onPaper, role);
  const open = facts.openFilings.find(({ form, subject }) => form === role.form && subject === registerKey);
  const blocker = findRoleBlocker(role);
  return {
    entry,
    role,
    whyNot: blocker?.message ?? (open && whyOpen(role.form)),
    openFilingId: open?.id,
  };
}

const whyOpen = (form: FormId) => `A ${form} about this entry is open already: finish it, or take it away.`;

/** Why an entry is not changed by a notice, whatever its company. */
function whyNever({ role, detail, saidOf }: RoleOfPerson, { today }: FormFacts): string | undefined {
  if (role.register === 'holder')
    return 'The company keeps its register of members itself: change it there, no notice is due.';
  if (!isHeld(detail, today)) return 'This role has ended.';
  const protection = strictestProtection([detail.protection, saidOf]);
  if (protection === 'super-secure')
    return 'The register hides this person: such a notice goes to Companies House on paper only.';
  if (protection === 'protected')
    return 'The particulars of this person are protected: such a notice is begun by itself, by its own form.';
  return undefined;
}
