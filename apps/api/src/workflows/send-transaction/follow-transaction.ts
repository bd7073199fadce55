import type { RegistryTransaction } from '@statbook/registry-client';
import { findFiling, findLatestAttempt, lockFiling } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { applyStatus, type Decision } from '../follow-submission/apply-status.ts';
import { scheduleFollow } from '../send-filing/post-attempt.ts';
import { type FilingKey, type LockedFiling, type Sender, toScope } from '../send-filing/sender.ts';
import { getCompanyToFile } from '../send-filing/sending-queries.ts';
import { listGrantsOf, noteGrant, openTransactionAccess } from './open-access.ts';

/** Asks the registry whether the filings of a closed transaction are decided, and takes in what it says. */
export async function followTransaction(sender: Sender, key: FilingKey, signal: AbortSignal): Promise<void> {
  const followed = await sender.database.transaction(toScope(key), async (tx) => {
    const locked = await findFollowed(tx, key.filingId);
    if (locked === undefined) return undefined;
    const { filing, attempt } = locked;
    const { number } = await getCompanyToFile(tx, filing.companyId);
    const grants = await listGrantsOf(sender, tx, { attempt, company: { id: filing.companyId, number } });
    return { id: attempt.restTransactionId, attempt, grants };
  });
  if (followed?.id === undefined || followed.id === null) return;
  const { id, attempt, grants } = followed;
  sender.onStep?.('ask');
  const access = await openTransactionAccess(sender, { key, id, grants, signal });
  sender.onStep?.('apply');
  await sender.database.transaction(toScope(key), async (tx) => {
    await lockFiling(tx, key.filingId);
    const locked = await findFollowed(tx, key.filingId);
    if (locked?.attempt.id === attempt.id) await takeAnswer(sender, tx, locked, access);
  });
}

/** No usable answer says nothing about the filing: it is asked for again, later each time. */
async function takeAnswer(
  sender: Sender,
  tx: Transaction,
  locked: LockedFiling,
  access: Awaited<ReturnType<typeof openTransactionAccess>>,
): Promise<void> {
  if (access.ok || access.reason === 'not-signed-in')
    await noteGrant(tx, locked.attempt, access.ok ? access.grant : undefined);
  if (!access.ok || access.transaction.status !== 'closed') return scheduleFollow(sender, tx, locked);
  return applyStatus(sender, tx, locked, decisionOf(access.transaction));
}

async function findFollowed(tx: Transaction, filingId: string): Promise<LockedFiling | undefined> {
  const filing = await findFiling(tx, filingId);
  const attempt = filing && (await findLatestAttempt(tx, filing.id));
  return filing?.state === 'pending' && attempt !== undefined ? { filing, attempt } : undefined;
}

/** Decided when every filing in it is; one rejection rejects it. */
function decisionOf({ filings }: RegistryTransaction): Decision {
  const isDecided = filings.length > 0 && filings.every(({ status }) => /^(accepted|rejected)$/.test(status));
  const rejected = filings.filter(({ status }) => status === 'rejected');
  const statusCode = isDecided ? (rejected.length > 0 ? 'REJECT' : 'ACCEPT') : 'PENDING';
  const reasons = isDecided ? rejected.flatMap(({ rejectReasons }) => rejectReasons) : [];
  // The registry gives words, in English and Welsh, and no code.
  const rejections = reasons.map(({ english }) => ({ code: '', text: english, instance: undefined }));
  return { statusCode, rejections, examiner: undefined };
}
