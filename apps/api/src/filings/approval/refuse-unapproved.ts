import { type ApprovalPicture, canComplete } from '@statbook/domain/approvals';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import type { PreparedFiling } from '../form-preparer.ts';
import { listApprovers, listDeciders } from './approver-queries.ts';
import { type ApprovalDependencies, contentToApprove, readApproval } from './filing-approval.ts';

interface Order {
  readonly filing: Filing;
  readonly prepared: PreparedFiling;
  readonly submitter: string;
}

/** Refuses to send what a policy wants approved and nobody, or not everybody, has approved. */
export async function refuseUnapproved(
  tx: Transaction,
  needs: ApprovalDependencies,
  { filing, prepared, submitter }: Order,
): Promise<Refusal | undefined> {
  const content = contentToApprove(needs, filing.id, prepared);
  const approval = await readApproval(tx, { filing, content, submitter });
  const { state } = approval.picture;
  if (state === 'not-needed' || state === 'approved') return undefined;
  if (state === 'lapsed') return refuse('approval-lapsed');
  const ids = approval.picture.levels.flatMap(({ approvers }) => approvers);
  const approvers = await listApprovers(tx, ids);
  const deciders = await listDeciders(tx, { ids, companyId: filing.companyId });
  const nameOf = new Map(approvers.map(({ approverId, fullName }) => [approverId, fullName]));
  const namesOf = (named: Iterable<string>) => [...named].flatMap((id) => nameOf.get(id) ?? []);
  const awaited = namesOf(approval.picture.awaited);
  const missing = canComplete(approval.picture, deciders)
    ? undefined
    : namesOf(unableOf(approval.picture, deciders));
  return refuse('approval-missing', {
    facts: { state, awaited },
    detail: detailOf(approval.picture, { awaited, missing }),
  });
}

/** Who is named, has not approved, and cannot. */
function unableOf({ levels }: ApprovalPicture, deciders: ReadonlySet<string>): ReadonlySet<string> {
  const without = levels.flatMap(({ approvers, approvedBy }) =>
    approvers.filter((id) => !approvedBy.includes(id) && !deciders.has(id)),
  );
  return new Set(without);
}

interface Named {
  readonly awaited: readonly string[];
  /** Who would have to be able to approve; undefined where there are enough who can. */
  readonly missing: readonly string[] | undefined;
}

function detailOf({ state, needsAnother }: ApprovalPicture, { awaited, missing }: Named): string | undefined {
  if (needsAnother && awaited.length === 0)
    return 'Somebody other than who prepared this has to approve it, and the policy names nobody else. A main user can change the policy.';
  if (missing !== undefined)
    return `Too few of those who are named can approve it: ${missing.join(', ')} no longer active, or without access to this company. A main user can give access, or change the policy.`;
  if (state === 'refused') return 'The approval was refused. Correct the form, and ask again.';
  if (state !== 'asked') return undefined;
  const whom = needsAnother ? 'Somebody other than who prepared this has to approve it: ' : 'Still to come: ';
  return `Approval of exactly this is asked for. ${whom}${awaited.join(', ')}.`;
}
