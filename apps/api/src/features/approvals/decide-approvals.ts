import { decideApprovals } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import { listLatestRequests, listRequestsByIds } from '../../filings/approval/approval-queries.ts';
import { lockFilings } from '../../filings/filing-queries.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Dependencies, type DraftApproval, readDraftApproval } from './read-filing-approval.ts';
import { type Decided, recordDecision, refuseWords } from './record-decision.ts';

type Body = BodyOf<typeof decideApprovals>;

/** Decides on all that is named, or on nothing: who approves several has seen each of them as it is. */
export const decideApprovalsHandler = (needs: Dependencies) =>
  handle(decideApprovals, async ({ body, person, requestId }) => {
    const missing = refuseWords(body);
    if (missing !== undefined) return missing;
    return needs.database.transaction(person.scope, async (tx) => {
      const decided = await readDecided(tx, needs, { body, person });
      if (decided instanceof Refusal) return decided;
      const { userId, fullName } = person;
      for (const each of decided)
        await recordDecision(tx, needs, each, { by: { userId, fullName }, words: body, requestId });
      return { done: true as const };
    });
  });

/** What is named, as it stands now. One that is not to be decided on as it was shown refuses all. */
async function readDecided(
  tx: Transaction,
  needs: Dependencies,
  { body, person }: { body: Body; person: Person },
): Promise<Decided[] | Refusal> {
  const named = new Map(body.approvals.map((each) => [each.requestId, each.contentSha256]));
  const requests = await listRequestsByIds(tx, [...named.keys()]);
  if (requests.length !== named.size) return refuse('not-found');
  const filings = await lockFilings(
    tx,
    requests.map(({ filingId }) => filingId),
  );
  const latest = await listLatestRequests(
    tx,
    requests.map(({ filingId }) => filingId),
  );
  const decided: Decided[] = [];
  for (const request of requests) {
    const filing = filings.find(({ id }) => id === request.filingId);
    const draft = await readDraftApproval(tx, needs, filing);
    if (draft === undefined) return refuse('not-found');
    const isLatest = latest.some(({ id }) => id === request.id);
    const isShown = named.get(request.id) === request.contentSha256;
    const refusal = refuseDecision(draft, { isCurrent: isLatest && isShown, person });
    if (refusal !== undefined) return refusal;
    decided.push({ ...draft, request });
  }
  return decided;
}

function refuseDecision(
  { filing, company, approval: { picture } }: DraftApproval,
  { isCurrent, person }: { isCurrent: boolean; person: Person },
): Refusal | undefined {
  const facts = { filingId: filing.id, form: filing.form, companyName: company.name };
  if (filing.state === 'draft' && (!isCurrent || picture.state === 'lapsed'))
    return refuse('approval-lapsed', {
      facts,
      detail: `${filing.form} of ${company.name} has changed since you were asked. Nothing was decided.`,
    });
  if (filing.state !== 'draft' || !picture.awaited.includes(person.userId))
    return refuse('approval-not-awaited', { facts });
  return undefined;
}
