import { getAskedApprovals } from '@statbook/contract/calls';
import { canComplete } from '@statbook/domain/approvals';
import {
  approverIdOf,
  listDecisions,
  listPolicies,
  listRequestsBy,
} from '../../filings/approval/approval-queries.ts';
import { listApprovers, listDeciders } from '../../filings/approval/approver-queries.ts';
import { judgeApproval } from '../../filings/approval/filing-approval.ts';
import { prepareDraft } from '../../filings/approval/prepare-draft.ts';
import { handle } from '../../pipeline/handler.ts';
import { presentDecision, presentFiling } from './present-approval.ts';
import type { Dependencies } from './read-filing-approval.ts';

/** What the caller has asked for, as it stands: also what has lapsed since, or nobody has to approve any more. */
export const getAskedApprovalsHandler = (needs: Dependencies) =>
  handle(getAskedApprovals, async ({ tx, person }) => {
    const policies = await listPolicies(tx);
    const asked = await listRequestsBy(tx, person.userId);
    const all = await listDecisions(
      tx,
      asked.map(({ request }) => request.id),
    );
    const entity = [];
    for (const { filing, request, company } of asked) {
      const decisions = all.filter(({ requestId }) => requestId === request.id);
      const { content } = await prepareDraft(tx, needs, { filing, company });
      const { picture } = judgeApproval({ filing, content, policies, request, decisions });
      const { state, awaited } = picture;
      const approvers = await listApprovers(tx, [...awaited, ...decisions.map(approverIdOf)]);
      const approver = (id: string) => approvers.find(({ approverId }) => approverId === id);
      const ids = picture.levels.flatMap((level) => level.approvers);
      const deciders = await listDeciders(tx, { ids, companyId: company.id });
      entity.push({
        requestId: request.id,
        ...presentFiling(filing, company),
        state,
        askedAt: request.askedAt.toISOString(),
        awaited: awaited.map((id) => ({
          fullName: approver(id)?.fullName ?? '',
          mayDecide: deciders.has(id),
        })),
        canComplete: canComplete(picture, deciders),
        decisions: decisions.map((decision) => presentDecision(decision, approver(approverIdOf(decision)))),
      });
    }
    return { entity };
  });
