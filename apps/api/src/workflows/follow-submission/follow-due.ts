import { enqueuePoll, type FilingKey, followQueue, type Sender, toScope } from '../send-filing/sender.ts';
import { enqueuePresenter, fewDue, isAskedByNumber } from './follow-presenter.ts';
import { listDue, secondsUntilDue } from './follow-queries.ts';
import { findFollowed } from './followed.ts';
import { followSubmission } from './follow-submission.ts';

/** A job may begin a moment before the time that it was put off to. */
const toleranceSeconds = 1;

/**
 * Follows a submission whose time has come: by its number, or together with the presenter's others where more than a few
 * are due at once. One that was asked for meanwhile waits for its next time.
 */
export async function followDue(sender: Sender, key: FilingKey, signal: AbortSignal): Promise<void> {
  const found = await sender.database.transaction(toScope(key), async (tx) => {
    const attempt = (await findFollowed(tx, key.filingId))?.attempt;
    if (attempt === undefined) return undefined;
    const seconds = await secondsUntilDue(tx, attempt.id);
    if (seconds <= toleranceSeconds) return attempt;
    await enqueuePoll(sender, tx, { queue: followQueue, key, afterSeconds: Math.ceil(seconds) });
    return undefined;
  });
  if (found === undefined) return;
  const { presenterKey } = await sender.gateways(key.accountId);
  const mayWait = found.presenterKey === presenterKey && !isAskedByNumber(found.askCount);
  if (!mayWait || !(await areManyDue(sender, presenterKey))) return followSubmission(sender, key, signal);
  const order = { presenterKey, accountId: key.accountId };
  await sender.database.transaction(toScope(key), (tx) => enqueuePresenter(sender, tx, order));
}

async function areManyDue({ database }: Sender, presenterKey: string): Promise<boolean> {
  const due = await database.transaction({ as: 'worker' }, (tx) => listDue(tx, presenterKey));
  return due.length > fewDue;
}
