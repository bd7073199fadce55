import type { SubmissionStatus } from '@statbook/registry-client';
import { lockFiling } from '../../filings/filing-queries.ts';
import { type FilingKey, type Sender, toScope } from '../send-filing/sender.ts';
import { getCompanyToFile } from '../send-filing/sending-queries.ts';
import { applyStatus } from './apply-status.ts';
import { listByNumber } from './follow-queries.ts';
import { findFollowed } from './followed.ts';
import { isOurs } from './is-ours.ts';

/**
 * Takes in the answers of a general poll, each in the account of its filing. Gives the submission numbers that were left
 * alone: those of nobody here, and those that could not be stored.
 */
export async function takeStatuses(
  sender: Sender,
  presenterKey: string,
  statuses: readonly SubmissionStatus[],
): Promise<string[]> {
  // A number may come several times in one answer: the last word counts.
  const latest = new Map(statuses.map((status) => [status.submissionNumber, status]));
  const attempts = await sender.database.transaction({ as: 'worker' }, (tx) =>
    listByNumber(tx, presenterKey, [...latest.keys()]),
  );
  const keyOf = new Map(attempts.map((attempt) => [attempt.submissionNumber, attempt]));
  const left: string[] = [];
  for (const [number, status] of latest) {
    const key = keyOf.get(number);
    if (key === undefined || !(await takeStatus(sender, key, status))) left.push(number);
  }
  return left;
}

interface AttemptKey extends FilingKey {
  attemptId: string;
}

/** False when the answer is about somebody else's filing, or could not be stored. */
async function takeStatus(sender: Sender, key: AttemptKey, status: SubmissionStatus): Promise<boolean> {
  const { filingId, attemptId } = key;
  try {
    return await sender.database.transaction(toScope(key), async (tx) => {
      const filing = await lockFiling(tx, filingId);
      if (filing === undefined) return false;
      const company = await getCompanyToFile(tx, filing.companyId);
      if (!isOurs(status, { id: attemptId }, company)) return false;
      const followed = await findFollowed(tx, filingId);
      // Decided before, or corrected under a new number since: heard again, it changes nothing.
      if (followed?.attempt.id === attemptId) await applyStatus(sender, tx, followed, status);
      return true;
    });
  } catch (error) {
    // The other answers do not wait for this one, which the registry repeats until it is acknowledged.
    sender.logger.error({ err: error, filingId }, 'filing: a status could not be stored');
    return false;
  }
}
