import type { ApprovalState, FilingLabelFacts } from '@statbook/domain/approvals';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Filing } from '../filing-queries.ts';
import { listStateFacts } from '../order/name-wait-queries.ts';
import { listDecisions, listLatestRequests, listPolicies } from './approval-queries.ts';
import { judgeApproval, ruleOf } from './filing-approval.ts';
import { prepareDraft, type PreparingDependencies } from './prepare-draft.ts';

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
  for (const [id, approval] of await listAskedStates(tx, needs, labelled))
    facts.set(id, { ...facts.get(id), approval });
  return facts;
}

/** Where the drafts stand whose approval was asked for: only those are put together, to know whether it has lapsed. */
async function listAskedStates(
  tx: Transaction,
  needs: PreparingDependencies,
  { company, filings }: Labelled,
): Promise<ReadonlyMap<string, ApprovalState>> {
  const policies = await listPolicies(tx);
  const drafts = filings.filter((each) => each.state === 'draft' && ruleOf(policies, each) !== undefined);
  const requests = await listLatestRequests(
    tx,
    drafts.map(({ id }) => id),
  );
  const decisions = await listDecisions(
    tx,
    requests.map(({ id }) => id),
  );
  const states = new Map<string, ApprovalState>();
  for (const filing of drafts) {
    const request = requests.find(({ filingId }) => filingId === filing.id);
    if (request === undefined) continue;
    const { content } = await prepareDraft(tx, needs, { filing, company });
    const given = decisions.filter(({ requestId }) => requestId === request.id);
    const { picture } = judgeApproval({ filing, content, policies, request, decisions: given });
    states.set(filing.id, picture.state);
  }
  return states;
}
