import { decideApprovals } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import {
  type ApprovalRequest,
  insertDecision,
  listLatestRequests,
  listRequestsByIds,
} from '../../filings/approval/approval-queries.ts';
import { readApproval } from '../../filings/approval/filing-approval.ts';
import { type Filing, lockFilings } from '../../filings/filing-queries.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Dependencies, type DraftApproval, readDraftApproval } from './read-filing-approval.ts';
import { tellAsker, tellAwaited, tellScreens } from './tell-approval.ts';

type Body = BodyOf<typeof decideApprovals>;

interface Decided extends DraftApproval {
  readonly request: ApprovalRequest;
}

/** Decides on all that is named, or on nothing: who approves several has seen each of them as it is. */
export const decideApprovalsHandler = (needs: Dependencies) =>
  handle(decideApprovals, async ({ body, person, requestId }) => {
    const missing = refuseWords(body);
    if (missing !== undefined) return missing;
    return needs.database.transaction(person.scope, async (tx) => {
      const decided = await readDecided(tx, needs, { body, person });
      if (decided instanceof Refusal) return decided;
      for (const each of decided) await decide(tx, needs, { each, body, person, requestId });
      return { done: true as const };
    });
  });

function refuseWords({ decision, words, authority }: Body): Refusal | undefined {
  if (decision === 'refused' && !words)
    return refuse('invalid-request', { errors: { words: 'Say why you do not approve' } });
  if (decision === 'approved' && !authority)
    return refuse('invalid-request', {
      errors: { authority: 'Say under which authority you approve, such as director' },
    });
  return undefined;
}

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

interface Decision {
  readonly each: Decided;
  readonly body: Body;
  readonly person: Person;
  readonly requestId: string;
}

async function decide(
  tx: Transaction,
  needs: Dependencies,
  { each, body, person, requestId }: Decision,
): Promise<void> {
  const { filing, company, request } = each;
  const { decision, words, authority } = body;
  const { accountId, userId } = person;
  const given = { decision, words: words || null, authority: authority || null };
  const { contentSha256 } = request;
  await insertDecision(tx, {
    accountId,
    companyId: company.id,
    requestId: request.id,
    contentSha256,
    userId,
    ...given,
  });
  await needs.activity.record(tx, {
    accountId,
    actor: `person:${userId}`,
    action: decision === 'approved' ? 'approval.given' : 'approval.refused',
    companyId: company.id,
    subject: `${filing.form} ${company.number}`,
    details: { filingId: filing.id, sha256: contentSha256, ...given },
    requestId,
  });
  await tell(tx, needs, { filing, person, before: each });
}

async function tell(
  tx: Transaction,
  needs: Dependencies,
  { filing, person, before }: { filing: Filing; person: Person; before: Decided },
): Promise<void> {
  const { contentSha256, secretsMark } = before.request;
  const approval = await readApproval(tx, { filing, content: { contentSha256, secretsMark } });
  await tellAwaited(tx, needs.live, { filing, approval });
  await tellAsker(tx, needs.live, { filing, approval, by: person });
  await tellScreens(tx, needs.live, filing);
}
