import type { ApprovalScope } from '@statbook/domain/approvals';
import { FORM_IDS } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import { listRequestsUnder } from '../../filings/approval/approval-queries.ts';
import { listSignatoriesByIds } from '../../filings/approval/approver-queries.ts';
import { readApproval } from '../../filings/approval/filing-approval.ts';
import { prepareDraft, type PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { findFilingCompany } from '../../filings/filing-company-queries.ts';
import { findFiling } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { tellUsers } from './tell-approval.ts';

const queue = 'tell-newly-awaited';

interface SavedPolicy {
  readonly accountId: string;
  readonly scope: ApprovalScope;
}

/** Once a policy was saved: those whose decision it asks for of what was asked before are told. */
export function enqueueNewlyAwaited(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  { accountId, scope: { companyId, form } }: SavedPolicy,
): Promise<void> {
  const data = { accountId, ...(companyId !== null && { companyId }), ...(form !== null && { form }) };
  return jobs.enqueue(tx, queue, data, { key: `${accountId} ${companyId ?? ''} ${form ?? ''}` });
}

type Dependencies = PreparingDependencies & Pick<Platform, 'database' | 'jobs' | 'live'>;

/** Each draft is put together for it, so it is no part of saving the policy. */
export function registerNewlyAwaitedJobs(needs: Dependencies): void {
  needs.jobs.work(queue, async ({ accountId, companyId, form }, signal) => {
    const scope = {
      companyId: companyId === undefined ? null : String(companyId),
      form: FORM_IDS.find((id) => id === form) ?? null,
    };
    const asAccount = { as: 'account', accountId: String(accountId) } as const;
    const asked = await needs.database.transaction(asAccount, (tx) => listRequestsUnder(tx, scope));
    for (const { filing } of asked) {
      signal.throwIfAborted();
      await needs.database.transaction(asAccount, (tx) => tellOfDraft(tx, needs, filing.id));
    }
  });
}

/**
 * Tells the users whose decision on a draft is asked for by now; who was told already is not told again. Signatories get no letter
 * by it: the review page says that none was sent, and sends it.
 */
async function tellOfDraft(tx: Transaction, needs: Dependencies, filingId: string): Promise<void> {
  const filing = await findFiling(tx, filingId);
  const company = filing && (await findFilingCompany(tx, filing.companyId));
  if (filing?.state !== 'draft' || company === undefined) return;
  const { content } = await prepareDraft(tx, needs, { filing, company });
  const { picture, request } = await readApproval(tx, { filing, content });
  if (request === undefined) return;
  const signatories = (await listSignatoriesByIds(tx, picture.awaited)).map(({ id }) => id);
  const userIds = picture.awaited.filter((id) => !signatories.includes(id));
  await tellUsers(tx, needs.live, { filing, request, userIds });
}
