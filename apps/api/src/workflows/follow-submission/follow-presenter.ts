import { MOST_STATUSES } from '@statbook/registry-client';
import type { PresenterGateway } from '../../clients/presenter-gateway.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { scheduleFollow } from '../send-filing/post-attempt.ts';
import { inPresenterTurn } from '../send-filing/presenter-turn.ts';
import { type Sender, toScope } from '../send-filing/sender.ts';
import { listDue } from './follow-queries.ts';
import { findFollowed } from './followed.ts';
import { followSubmission } from './follow-submission.ts';
import { takeStatuses } from './take-statuses.ts';

export const presenterQueue = 'follow-presenter';

/** More than so many due submissions of a presenter are asked for by one general poll. */
export const fewDue = 3;
const mostAnswers = 5;

/** Only a question by number tells of a submission that is parked or has failed: every fourth question is one. */
export const isAskedByNumber = (askCount: number) => askCount % 4 === 3;

/** The presenter, and an account that files by it. */
export interface PresenterOrder {
  presenterKey: string;
  accountId: string;
}

export function enqueuePresenter(
  { jobs }: Pick<Sender, 'jobs'>,
  tx: Transaction,
  { presenterKey, accountId }: PresenterOrder,
  afterSeconds = 0,
): Promise<void> {
  return jobs.enqueue(tx, presenterQueue, { presenterKey, accountId }, { key: presenterKey, afterSeconds });
}

/**
 * Asks once for everything that is decided of a presenter's submissions, in all accounts that file by it, and schedules
 * those that were due and have no decision. Two that asked at once would acknowledge each other's answers: it is done in
 * the presenter's turn.
 */
export async function followPresenter(
  sender: Sender,
  order: PresenterOrder,
  signal: AbortSignal,
): Promise<void> {
  const presenter = await sender.gateways(order.accountId);
  const { presenterKey } = order;
  // The account has another presenter since: what it filed before is asked for by number.
  if (presenter.presenterKey !== presenterKey) return;
  const round: { next: 'later' | 'by-number' } = { next: 'later' };
  const turn = { database: sender.database, presenterKey, signal };
  const hadTurn = await inPresenterTurn(turn, async (signal) => {
    round.next = await takeDecisions(sender, presenter, signal);
  });
  if (!hadTurn) {
    await sender.database.transaction(toScope(order), (tx) => enqueuePresenter(sender, tx, order, 1));
    return;
  }
  const due = await sender.database.transaction({ as: 'worker' }, (tx) => listDue(tx, presenterKey));
  for (const { askCount, ...key } of due) {
    if (round.next === 'by-number') await followSubmission(sender, key, signal);
    // Otherwise its own job asks for it now.
    else if (!isAskedByNumber(askCount)) await followLater(sender, key);
  }
}

/** Takes in answer after answer; gives how to follow the submissions that no answer mentioned. */
async function takeDecisions(
  sender: Sender,
  { gateway, presenterKey }: PresenterGateway,
  signal: AbortSignal,
): Promise<'later' | 'by-number'> {
  const options = { priority: 'background', signal } as const;
  for (let answer = 0; answer < mostAnswers; answer += 1) {
    sender.onStep?.('ask');
    const reply = await gateway.pollStatuses(options);
    if (!reply.ok) {
      sender.logger.warn({ reason: reply.reason }, 'filing: no usable answer to the general poll');
      return reply.reason === 'unavailable' ? 'later' : 'by-number';
    }
    const isLast = reply.value.length < MOST_STATUSES;
    sender.onStep?.('apply');
    const left = await takeStatuses(sender, presenterKey, reply.value);
    if (left.length > 0) {
      // To acknowledge the answer would take them from whoever they belong to.
      sender.logger.warn({ submissionNumbers: left }, 'filing: statuses left alone and not acknowledged');
      return isLast ? 'later' : 'by-number';
    }
    sender.onStep?.('acknowledge');
    if (reply.value.length > 0 && !(await gateway.statusAck(options)).ok) return 'later';
    if (isLast) return 'later';
  }
  return 'later';
}

async function followLater(sender: Sender, key: { filingId: string; accountId: string }): Promise<void> {
  await sender.database.transaction(toScope(key), async (tx) => {
    await lockFiling(tx, key.filingId);
    const followed = await findFollowed(tx, key.filingId);
    if (followed !== undefined) await scheduleFollow(sender, tx, followed);
  });
}
