import type { ApprovalState, FilingLabelFacts } from '@statbook/domain/approvals';
import type { FilingState } from '@statbook/domain/filing';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import type { Draft } from '../form-preparer.ts';
import { listStateFacts } from '../order/name-wait-queries.ts';
import { listDecisions, listDrafts, listLatestRequests, listPolicies } from './approval-queries.ts';
import { judgeApproval, ruleOf } from './filing-approval.ts';
import { listDraftContents, type PreparingDependencies } from './prepare-draft.ts';

interface Labelled {
  readonly company: CompanyInReach;
  readonly filings: readonly Filing[];
}

/** What the labels of a company's filings depend on besides their states, by their ids; of those alone on which it bears. */
export async function listLabelFacts(
  tx: Transaction,
  needs: PreparingDependencies,
  labelled: Labelled,
): Promise<ReadonlyMap<string, FilingLabelFacts>> {
  const facts = new Map<string, FilingLabelFacts>(await listStateFacts(tx, labelled.company.id));
  const drafts = labelled.filings.map((filing) => ({ filing, company: labelled.company }));
  for (const [id, approval] of await listAskedStates(tx, needs, drafts))
    facts.set(id, { ...facts.get(id), approval });
  return facts;
}

/** Where the drafts among some filings stand whose approval was asked for, by their ids: for the labels of a list over companies. */
export async function listApprovals(
  tx: Transaction,
  needs: PreparingDependencies,
  filings: readonly { readonly filingId: string; readonly state: FilingState }[],
): Promise<ReadonlyMap<string, ApprovalState>> {
  const drafts = filings.filter(({ state }) => state === 'draft').map(({ filingId }) => filingId);
  return listAskedStates(tx, needs, await listDrafts(tx, drafts));
}

/** Where the drafts stand whose approval was asked for: only those are put together, to know whether it has lapsed. */
async function listAskedStates(
  tx: Transaction,
  needs: PreparingDependencies,
  filings: readonly Draft[],
): Promise<ReadonlyMap<string, ApprovalState>> {
  if (filings.length === 0) return new Map();
  const policies = await listPolicies(tx);
  const drafts = filings.filter(
    ({ filing }) => filing.state === 'draft' && ruleOf(policies, filing) !== undefined,
  );
  const requests = await listLatestRequests(
    tx,
    drafts.map(({ filing }) => filing.id),
  );
  const requestOf = new Map(requests.map((request) => [request.filingId, request]));
  const decisions = await listDecisions(
    tx,
    requests.map(({ id }) => id),
  );
  const asked = drafts.filter(({ filing }) => requestOf.has(filing.id));
  const contents = await listDraftContents(tx, needs, asked);
  return new Map(
    asked.map(({ filing }) => {
      const request = requestOf.get(filing.id);
      const given = decisions.filter(({ requestId }) => requestId === request?.id);
      const content = contents.get(filing.id);
      return [
        filing.id,
        judgeApproval({ filing, content, policies, request, decisions: given }).picture.state,
      ];
    }),
  );
}
