import { getAskedApprovals } from '@statbook/contract/calls';
import { type ApprovalPicture, canComplete } from '@statbook/domain/approvals';
import {
  approverIdOf,
  listDecisions,
  listPolicies,
  listRequestsBy,
} from '../../filings/approval/approval-queries.ts';
import { listApprovers, listDeciders } from '../../filings/approval/approver-queries.ts';
import { judgeApproval, ruleOf } from '../../filings/approval/filing-approval.ts';
import { listDraftContents } from '../../filings/approval/prepare-draft.ts';
import { type CompanyInReach, handle } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
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
    // What no policy asks for any more is not put together: it stands nowhere, whatever it says.
    const needed = asked.filter(({ filing }) => ruleOf(policies, filing) !== undefined);
    const contents = await listDraftContents(tx, needs, needed);
    const standing = asked.map(({ filing, request, company }) => {
      const decisions = all.filter(({ requestId }) => requestId === request.id);
      const content = contents.get(filing.id);
      const { picture } = judgeApproval({ filing, content, policies, request, decisions });
      return { filing, request, company, decisions, picture };
    });
    const decidersOf = await listDecidersByCompany(tx, standing);
    const approvers = await listApprovers(tx, [
      ...standing.flatMap(({ picture }) => picture.awaited),
      ...all.map(approverIdOf),
    ]);
    const approverOf = new Map(approvers.map((each) => [each.approverId, each]));
    return {
      entity: standing.map(({ filing, request, company, decisions, picture }) => {
        const deciders = decidersOf.get(company.id) ?? new Set();
        return {
          requestId: request.id,
          ...presentFiling(filing, company),
          state: picture.state,
          askedAt: request.askedAt.toISOString(),
          awaited: picture.awaited.map((id) => ({
            fullName: approverOf.get(id)?.fullName ?? '',
            mayDecide: deciders.has(id),
          })),
          canComplete: canComplete(picture, deciders),
          decisions: decisions.map((decision) =>
            presentDecision(decision, approverOf.get(approverIdOf(decision))),
          ),
        };
      }),
    };
  });

interface Standing {
  readonly company: CompanyInReach;
  readonly picture: ApprovalPicture;
}

/** Of each company who of those whom its filings name can decide, asked once for all of its filings. */
async function listDecidersByCompany(tx: Transaction, standing: readonly Standing[]) {
  const named = Map.groupBy(standing, ({ company }) => company.id);
  const deciders = new Map<string, ReadonlySet<string>>();
  for (const [companyId, ofCompany] of named) {
    const ids = ofCompany.flatMap(({ picture }) => picture.levels.flatMap(({ approvers }) => approvers));
    deciders.set(companyId, await listDeciders(tx, { ids: [...new Set(ids)], companyId }));
  }
  return deciders;
}
