import { getAwaitedApprovals } from '@statbook/contract/calls';
import {
  approverIdOf,
  listDecisions,
  listEarlierDecisions,
  listOpenRequests,
  listPolicies,
} from '../../filings/approval/approval-queries.ts';
import { listApprovers } from '../../filings/approval/approver-queries.ts';
import { judgeApproval, ruleOf } from '../../filings/approval/filing-approval.ts';
import { listDraftContents } from '../../filings/approval/prepare-draft.ts';
import { handle } from '../../pipeline/handler.ts';
import { presentDecision, presentFiling } from './present-approval.ts';
import type { Dependencies } from './read-filing-approval.ts';

/** What awaits the caller. What has changed since it was asked about is not on the list: there is nothing to decide. */
export const getAwaitedApprovalsHandler = (needs: Dependencies) =>
  handle(getAwaitedApprovals, async ({ tx, person }) => {
    const policies = await listPolicies(tx);
    const open = (await listOpenRequests(tx, person.userId)).filter(({ filing }) =>
      ruleOf(policies, filing)?.levels.some(({ approvers }) => approvers.includes(person.userId)),
    );
    const decisions = await listDecisions(
      tx,
      open.map(({ request }) => request.id),
    );
    const earlier = await listEarlierDecisions(
      tx,
      open.map(({ request }) => request),
    );
    const people = await listApprovers(tx, [
      ...open.map(({ request }) => request.askedBy),
      ...earlier.map(({ decision }) => approverIdOf(decision)),
    ]);
    const named = (id: string) => people.find(({ approverId }) => approverId === id);
    const contents = await listDraftContents(tx, needs, open);
    const entity = [];
    for (const { filing, request, company } of open) {
      const { picture } = judgeApproval({
        filing,
        content: contents.get(filing.id),
        policies,
        request,
        decisions: decisions.filter(({ requestId }) => requestId === request.id),
      });
      if (!picture.awaited.includes(person.userId)) continue;
      const first = picture.levels.findIndex(({ isComplete }) => !isComplete);
      entity.push({
        requestId: request.id,
        ...presentFiling(filing, company),
        contentSha256: request.contentSha256,
        askedBy: named(request.askedBy)?.fullName ?? '',
        askedAt: request.askedAt.toISOString(),
        level: first === -1 ? picture.levels.length : first + 1,
        levels: picture.levels.length,
        hasSecrets: request.secretsMark !== '',
        rows: request.lines.map(({ section, label, value }) => ({ section, label, value })),
        changes: request.changes,
        earlierDecisions: earlier
          .filter(({ filingId }) => filingId === filing.id)
          .map(({ decision }) => presentDecision(decision, named(approverIdOf(decision)))),
      });
    }
    return { entity };
  });
