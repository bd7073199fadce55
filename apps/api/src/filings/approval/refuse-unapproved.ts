import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import type { PreparedFiling } from '../form-preparer.ts';
import { listApprovers, listDeciders } from './approver-queries.ts';
import {
  type ApprovalDependencies,
  contentToApprove,
  type FilingApproval,
  readApproval,
} from './filing-approval.ts';

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
  const awaited = await awaitedNames(tx, approval);
  const ids = approval.picture.awaited;
  const deciders = await listDeciders(tx, { ids, companyId: filing.companyId });
  const detail = detailOf(approval, awaited, deciders.size > 0);
  return refuse('approval-missing', { facts: { state, awaited }, detail });
}

function detailOf(
  { picture: { state, needsAnother } }: FilingApproval,
  awaited: readonly string[],
  canDecide: boolean,
) {
  if (state === 'refused') return 'The approval was refused. Correct the form, and ask again.';
  if (state !== 'asked') return undefined;
  if (awaited.length === 0)
    return 'Somebody other than who prepared this has to approve it, and the policy names nobody else. A main user can change the policy.';
  if (!canDecide)
    return `Nobody who is still to approve it can: ${awaited.join(', ')} no longer active, or without access to this company. A main user can give access, or change the policy.`;
  const whom = needsAnother ? 'Somebody other than who prepared this has to approve it: ' : 'Still to come: ';
  return `Approval of exactly this is asked for. ${whom}${awaited.join(', ')}.`;
}

async function awaitedNames(tx: Transaction, { picture }: FilingApproval): Promise<string[]> {
  const approvers = await listApprovers(tx, picture.awaited);
  const nameOf = new Map(approvers.map(({ approverId, fullName }) => [approverId, fullName]));
  return picture.awaited.flatMap((id) => nameOf.get(id) ?? []);
}
