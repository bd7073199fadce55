import type { ReplyOf } from '@statbook/contract';
import type { getApprovalByLink } from '@statbook/contract/calls';
import { listLatestRequests } from '../../../filings/approval/approval-queries.ts';
import { type Filing, findFiling } from '../../../filings/filing-queries.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { hashToken } from '../../../platform/secrets/link-token.ts';
import { type Dependencies, type DraftApproval, readDraftApproval } from '../read-filing-approval.ts';
import { findLinkByToken, findLinkFacts, type LinkFacts } from './link-queries.ts';

export type LinkState = ReplyOf<typeof getApprovalByLink>['entity'][number]['state'];

/** A link, what it is about as that stands now, and whether it still decides. */
export interface LinkCase extends LinkFacts {
  readonly state: LinkState;
  readonly draft: DraftApproval;
}

/** Works on what a link is about, in its account; gives undefined for a link that there is not. */
export async function throughLink<Result>(
  database: Database,
  token: string,
  work: (tx: Transaction, linkId: string) => Promise<Result>,
): Promise<Result | undefined> {
  const found = await database.transaction({ as: 'sign-in' }, (tx) => findLinkByToken(tx, hashToken(token)));
  if (found === undefined) return undefined;
  const { id, accountId } = found;
  return database.transaction({ as: 'account', accountId }, (tx) => work(tx, id));
}

/** Reads all that a link is about. `take` finds the filing: locked by who decides. */
export async function readLinkCase(
  tx: Transaction,
  needs: Dependencies,
  linkId: string,
  take: (tx: Transaction, filingId: string) => Promise<Filing | undefined> = findFiling,
): Promise<LinkCase | undefined> {
  const first = await findLinkFacts(tx, linkId);
  const filing = first && (await take(tx, first.request.filingId));
  // Read again: while another had the filing locked, the link may have been used.
  const facts = filing && (await findLinkFacts(tx, linkId));
  if (facts === undefined) return undefined;
  const draft = await readDraftApproval(tx, needs, filing);
  if (draft === undefined) return undefined;
  const [latest] = await listLatestRequests(tx, [facts.request.filingId]);
  const isLatest = latest?.id === facts.request.id;
  return { ...facts, draft, state: stateOf(facts, { draft, isLatest, now: needs.clock.now() }) };
}

function stateOf(
  { link, request, signatory }: LinkFacts,
  { draft, isLatest, now }: { draft: DraftApproval; isLatest: boolean; now: Date },
): LinkState {
  if (link.usedAt !== null) return 'used';
  if (link.voidedAt !== null) return 'replaced';
  if (link.expiresAt <= now) return 'expired';
  if (draft.filing.state !== 'draft') return 'closed';
  const { picture } = draft.approval;
  if (picture.state === 'lapsed' || draft.content?.contentSha256 !== request.contentSha256) return 'lapsed';
  return isLatest && picture.awaited.includes(signatory.id) ? 'open' : 'closed';
}
