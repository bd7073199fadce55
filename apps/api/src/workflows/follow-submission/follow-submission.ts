import { lockFiling } from '../../filings/filing-queries.ts';
import { scheduleFollow } from '../send-filing/post-attempt.ts';
import { type FilingKey, type Sender, toScope } from '../send-filing/sender.ts';
import { getCompanyToFile } from '../send-filing/sending-queries.ts';
import { applyStatus } from './apply-status.ts';
import { findFollowed } from './followed.ts';
import { isOurs } from './is-ours.ts';

/** Asks the registry where a submission stands, by its number, and takes in what it says. */
export async function followSubmission(sender: Sender, key: FilingKey, signal: AbortSignal): Promise<void> {
  const attempt = await sender.database.transaction(
    toScope(key),
    async (tx) => (await findFollowed(tx, key.filingId))?.attempt,
  );
  if (attempt === undefined || attempt.submissionNumber === null) return;
  const { gateway } = await sender.gateways(key.accountId);
  sender.onStep?.('ask');
  const reply = await gateway.getSubmissionStatus(attempt.submissionNumber, {
    priority: 'background',
    signal,
  });
  sender.onStep?.('apply');
  await sender.database.transaction(toScope(key), async (tx) => {
    await lockFiling(tx, key.filingId);
    const locked = await findFollowed(tx, key.filingId);
    if (locked?.attempt.id !== attempt.id) return;
    const company = await getCompanyToFile(tx, locked.filing.companyId);
    if (reply.ok && reply.value.known && isOurs(reply.value, attempt, company))
      return applyStatus(sender, tx, locked, reply.value);
    // No usable answer says nothing about the filing: it is asked for again, later each time.
    return scheduleFollow(sender, tx, locked);
  });
}
