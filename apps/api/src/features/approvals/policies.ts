import { getApprovalPolicies, saveApprovalPolicy } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import { checkRule } from '@statbook/domain/approvals';
import {
  type ApprovalPolicy,
  insertPolicy,
  listNameable,
  listPolicies,
} from '../../filings/approval/approval-queries.ts';
import { listSignatories } from '../../filings/approval/approver-queries.ts';
import { findCompanyById } from '../../pipeline/company-queries.ts';
import { type CompanyInReach, handle, type Person } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listCompanyNames } from './approval-company-queries.ts';
import type { Dependencies } from './read-filing-approval.ts';
import { presentSignatory } from './signatories.ts';
import { enqueueNewlyAwaited } from './tell-newly-awaited.ts';

export const getApprovalPoliciesHandler = handle(getApprovalPolicies, async ({ tx }) => {
  const inForce = (await listPolicies(tx)).filter((policy) => policy.inForce);
  const entity = await presentPolicies(tx, inForce);
  const named = new Set(inForce.flatMap(({ levels }) => levels.flatMap(({ approvers }) => approvers)));
  const people = (await listNameable(tx))
    .map(({ userId, fullName, status }) => ({ userId, fullName, isActive: status === 'active' }))
    .filter(({ userId, isActive }) => isActive || named.has(userId));
  return { entity, people, signatories: (await listSignatories(tx)).map(presentSignatory) };
});

/** Every saving is a version of its own: what was asked for when stays known. */
export const saveApprovalPolicyHandler = (needs: Dependencies) =>
  handle(saveApprovalPolicy, async ({ tx, person, body, record }) => {
    const { companyId, inForce } = body;
    const scope = { companyId: companyId ?? null, form: body.form ?? null };
    const company = companyId === undefined ? undefined : await findCompanyById(tx, companyId);
    const outside = refuseScope(companyId, { company, person });
    if (outside !== undefined) return outside;
    const before = (await listPolicies(tx)).find(
      (policy) => policy.companyId === scope.companyId && policy.form === scope.form,
    );
    const refusal = await refusePolicy(tx, body, before);
    if (refusal !== undefined) return refusal;
    const saved = await insertPolicy(tx, {
      accountId: person.accountId,
      ...scope,
      version: versionAfter(before),
      ...(inForce ? ruleIn(body) : { levels: [], mayApproveAlone: [] }),
      inForce,
      savedBy: person.userId,
    });
    if (saved === undefined) return refuse('changed-meanwhile');
    // The policies in force decide what was asked for before, too.
    await enqueueNewlyAwaited(needs, tx, { accountId: person.accountId, scope });
    await needs.live.publish(tx, { accountId: person.accountId, topic: 'approval-policy', payload: {} });
    record({
      companyId,
      subject: subjectOf(company?.name, body.form),
      details: {
        policyId: saved.id,
        version: saved.version,
        inForce,
        levels: saved.levels,
        mayApproveAlone: saved.mayApproveAlone,
      },
    });
    return { entity: inForce ? await presentPolicies(tx, [saved]) : [] };
  });

function refuseScope(
  companyId: string | undefined,
  { company, person }: { company: CompanyInReach | undefined; person: Person },
): Refusal | undefined {
  if (companyId !== undefined) return company === undefined ? refuse('not-found') : undefined;
  // What holds for every company is for who sees every company.
  return person.scope.agentId === undefined ? undefined : refuse('flag-missing');
}

const versionAfter = (before: ApprovalPolicy | undefined) => (before?.version ?? 0) + 1;

const ruleIn = ({ levels, mayApproveAlone }: BodyOf<typeof saveApprovalPolicy>) => ({
  levels,
  mayApproveAlone: [...new Set(mayApproveAlone)],
});

const subjectOf = (companyName = 'Every company', form = 'every form') => `${companyName}, ${form}`;

/** What stands against a policy: another saved it meanwhile, or it names people who cannot decide. */
async function refusePolicy(
  tx: Transaction,
  { version, levels, mayApproveAlone, inForce }: BodyOf<typeof saveApprovalPolicy>,
  before: ApprovalPolicy | undefined,
): Promise<Refusal | undefined> {
  // One that was withdrawn is not shown, and whoever begins anew has read no version.
  const read = before === undefined || !before.inForce ? 0 : before.version;
  if (version !== read) return refuse('changed-meanwhile');
  if (!inForce) return undefined;
  const errors: Record<string, string> = { ...checkRule({ levels, mayApproveAlone }) };
  const users = (await listNameable(tx)).filter(({ status }) => status === 'active');
  const nameable = new Set([
    ...users.map(({ userId }) => userId),
    ...(await listSignatories(tx)).map(({ id }) => id),
  ]);
  for (const [index, { approvers }] of levels.entries())
    if (approvers.some((userId) => !nameable.has(userId)))
      errors[`levels.${index}.approvers`] ??= 'Choose users of this account who are active, or signatories';
  return Object.keys(errors).length === 0 ? undefined : refuse('invalid-request', { errors });
}

async function presentPolicies(tx: Transaction, policies: readonly ApprovalPolicy[]) {
  const companies = await listCompanyNames(
    tx,
    policies.flatMap(({ companyId }) => companyId ?? []),
  );
  const people = await listNameable(tx);
  return policies
    .map(({ id, savedAt, savedBy, ...policy }) => {
      const company = companies.find((each) => each.id === policy.companyId);
      return {
        policyId: id,
        companyId: policy.companyId,
        companyName: company?.name,
        companyNumber: company?.number,
        form: policy.form,
        version: policy.version,
        levels: policy.levels,
        mayApproveAlone: policy.mayApproveAlone,
        savedBy: people.find(({ userId }) => userId === savedBy)?.fullName ?? '',
        savedAt: savedAt.toISOString(),
      };
    })
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** The widest first: all companies, then one after the other; in each all forms first. */
const orderOf = ({ companyName, form }: { companyName: string | undefined; form: string | null }) =>
  `${companyName ?? ''}\u0001${form ?? ''}`;
