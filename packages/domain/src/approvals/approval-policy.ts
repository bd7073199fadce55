import type { FormId } from '../filing/index.ts';

/** So many levels are possible. */
export const MOST_LEVELS = 9;

/** Whoever decides on one level, and how many of them have to approve. */
export interface ApprovalLevel {
  /** Ids of users, and of signatories outside the account. */
  readonly approvers: readonly string[];
  readonly needed: number;
}

/** Whose approvals a filing needs. Levels are asked one after the other; without any, nothing has to be approved. */
export interface ApprovalRule {
  readonly levels: readonly ApprovalLevel[];
  /** Who may be the only one to approve what they submit themselves. */
  readonly mayApproveAlone: readonly string[];
}

/** What a policy is for: everything of the account, one company, one form, or one form of one company. */
export interface ApprovalScope {
  readonly companyId: string | null;
  readonly form: FormId | null;
}

/** How narrow a scope is. A company counts for more than a form: whose matter it is decides first. */
const narrowness = ({ companyId, form }: ApprovalScope) =>
  (companyId === null ? 0 : 2) + (form === null ? 0 : 1);

/** The policy that a filing of a company goes by: the narrowest of those that fit. */
export function findPolicy<Policy extends ApprovalScope>(
  policies: readonly Policy[],
  { companyId, form }: { companyId: string; form: FormId },
): Policy | undefined {
  return policies
    .filter(
      (policy) =>
        (policy.companyId === null || policy.companyId === companyId) &&
        (policy.form === null || policy.form === form),
    )
    .toSorted((a, b) => narrowness(b) - narrowness(a))[0];
}

/** What is wrong with a rule, by the path of its field. */
export function checkRule({ levels, mayApproveAlone }: ApprovalRule): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (levels.length > MOST_LEVELS) errors['levels'] = `There can be at most ${MOST_LEVELS} levels`;
  for (const [index, { approvers, needed }] of levels.entries()) {
    const people = new Set(approvers).size;
    if (people === 0) errors[`levels.${index}.approvers`] = 'Choose who approves';
    else if (people < approvers.length) errors[`levels.${index}.approvers`] = 'Choose each person once';
    else if (!Number.isInteger(needed) || needed < 1 || needed > people)
      errors[`levels.${index}.needed`] = `Enter a number from 1 to ${people}`;
  }
  const named = new Set(levels.flatMap(({ approvers }) => approvers));
  if (mayApproveAlone.some((userId) => !named.has(userId)))
    errors['mayApproveAlone'] = 'Choose people who approve on one of the levels';
  return errors;
}
