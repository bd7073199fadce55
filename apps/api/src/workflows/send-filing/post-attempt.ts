import type { SubmissionOutcome } from '@statbook/registry-client';
import type { PresenterGateway } from '../../clients/presenter-gateway.ts';
import { findLatestAttempt, lockFiling, updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { BegunSending } from './begin-sending.ts';
import { refuseAtGate } from './refuse-at-gate.ts';
import {
  enqueuePoll,
  type FilingKey,
  followQueue,
  type LockedFiling,
  type Sender,
  sendQueue,
  toScope,
  waitingSeconds,
} from './sender.ts';
import { countPost, postponePoll } from './sending-queries.ts';

export interface Posting {
  key: FilingKey;
  begun: BegunSending;
  gateway: PresenterGateway['gateway'];
  signal: AbortSignal;
}

/** Posts the sealed bytes once. The posting is counted before it begins, so that a crash leaves no doubt that it may have. */
export async function postAttempt(sender: Sender, { key, begun, gateway, signal }: Posting): Promise<void> {
  const { attempt, submission } = begun;
  sender.onStep?.('count');
  await sender.database.transaction(toScope(key), (tx) => countPost(tx, attempt.id));
  sender.onStep?.('post');
  const outcome = await gateway.submitForm(submission, { priority: 'background', signal });
  sender.onStep?.('settle');
  await inSending(sender, key, (tx, locked) => settle(sender, tx, locked, outcome));
}

/** Does `work` if the filing is still being sent; anything else was settled by somebody faster. */
export async function inSending(
  { database }: Sender,
  key: FilingKey,
  work: (tx: Transaction, locked: LockedFiling) => Promise<void>,
): Promise<void> {
  await database.transaction(toScope(key), async (tx) => {
    const filing = await lockFiling(tx, key.filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing?.state === 'sending' && attempt !== undefined) await work(tx, { filing, attempt });
  });
}

async function settle(
  sender: Sender,
  tx: Transaction,
  locked: LockedFiling,
  outcome: SubmissionOutcome,
): Promise<void> {
  switch (outcome.outcome) {
    case 'receipt':
      return takeReceipt(sender, tx, locked, outcome.receivedAt);
    case 'unknown':
      sender.logger.warn({ filingId: locked.filing.id, what: outcome.what }, 'filing: unknown outcome');
      return askLater(sender, tx, locked);
    case 'refused': {
      const { text, errorClass, meaning, number } = outcome;
      const refusal = { text, errorClass, meaning, ...(number !== undefined && { number }) };
      const isFirst = locked.attempt.postCount === 1;
      if (isFirst && errorClass !== 'duplicate-submission-number')
        return refuseAtGate(sender, tx, locked, refusal);
      // Something is held under this number already, or an earlier sending may be: the status will tell.
      await updateAttempt(tx, locked.attempt.id, { gateRefusal: refusal });
      return askLater(sender, tx, locked);
    }
  }
}

/** The registry holds the filing: from now on it is followed. */
export async function takeReceipt(
  sender: Sender,
  tx: Transaction,
  { filing, attempt }: LockedFiling,
  receivedAt: string | undefined,
): Promise<void> {
  const moved = await moveFiling(tx, sender, filing, {
    to: 'pending',
    why: 'Companies House has received it',
  });
  if (moved === undefined) return;
  await updateAttempt(tx, attempt.id, {
    receivedAt: toInstant(receivedAt) ?? sender.clock.now(),
    askCount: 0,
  });
  await scheduleFollow(sender, tx, { filing: moved, attempt: { ...attempt, askCount: 0 } });
  await sender.activity.record(tx, {
    accountId: filing.accountId,
    actor: 'job:send-filing',
    action: 'filing.received',
    companyId: filing.companyId,
    subject: filing.form,
    details: {
      filingId: filing.id,
      submissionNumber: attempt.submissionNumber ?? attempt.restTransactionId,
    },
  });
}

function toInstant(text: string | undefined): Date | undefined {
  const instant = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(instant) ? undefined : new Date(instant);
}

/** Asks for the status after a while that grows with each question. */
export function askLater(sender: Sender, tx: Transaction, locked: LockedFiling): Promise<void> {
  return pollLater(sender, tx, locked, sendQueue);
}

/** Schedules the next poll of a filing that the registry holds. */
export function scheduleFollow(sender: Sender, tx: Transaction, locked: LockedFiling): Promise<void> {
  return pollLater(sender, tx, locked, followQueue);
}

async function pollLater(
  sender: Sender,
  tx: Transaction,
  { filing, attempt }: LockedFiling,
  queue: string,
): Promise<void> {
  const afterSeconds = waitingSeconds(sender, attempt.askCount);
  await postponePoll(tx, attempt.id, afterSeconds);
  const key = { filingId: filing.id, accountId: filing.accountId };
  await enqueuePoll(sender, tx, { queue, key, afterSeconds });
}
