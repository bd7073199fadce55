import type { Platform } from '../../../composition.ts';
import type { ApprovalRequest } from '../../../filings/approval/approval-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueLinkMail } from './link-mail.ts';
import { insertLink, listLinks, voidLink } from './link-queries.ts';

/** How long a link can be used. */
const lastingDays = 14;

type Dependencies = Pick<Platform, 'clock' | 'jobs'>;

/** Sends those whose decision is asked for now their first link of a request. */
export async function sendFirstLinks(
  tx: Transaction,
  needs: Dependencies,
  { request, signatoryIds }: { request: ApprovalRequest; signatoryIds: readonly string[] },
): Promise<void> {
  if (signatoryIds.length === 0) return;
  const asked = new Set((await listLinks(tx, request.id)).map(({ signatoryId }) => signatoryId));
  for (const signatoryId of signatoryIds)
    if (!asked.has(signatoryId)) await sendLink(tx, needs, { request, signatoryId });
}

/** Sends a link: the one before is void from now on. */
export async function sendLink(
  tx: Transaction,
  needs: Dependencies,
  { request, signatoryId }: { request: ApprovalRequest; signatoryId: string },
): Promise<void> {
  const { accountId, companyId, id: requestId } = request;
  const now = needs.clock.now();
  await voidLink(tx, { requestId, signatoryId }, now);
  const expiresAt = new Date(now.getTime() + lastingDays * 24 * 3600 * 1000);
  const linkId = await insertLink(tx, { accountId, companyId, requestId, signatoryId, expiresAt });
  await enqueueLinkMail(needs, tx, { accountId, linkId });
}
