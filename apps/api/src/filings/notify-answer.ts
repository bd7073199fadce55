import type { FilingState } from '@statbook/domain/filing';
import type { Transaction } from '../platform/database/database.ts';
import type { LiveEvents } from '../platform/live/live-events.ts';
import { notify } from '../platform/messages/notifications.ts';
import type { Filing } from './filing-queries.ts';

/** States by which the registry, or the way to it, has answered. */
const answers: readonly FilingState[] = ['accepted', 'rejected', 'parked', 'failed'];

/** Who may open the receipt is told of the answer. */
export async function notifyAnswer(
  tx: Transaction,
  live: LiveEvents,
  { filing, moveId, why }: { filing: Filing; moveId: number; why: string },
): Promise<void> {
  const { id, accountId, companyId, form, state } = filing;
  if (!answers.includes(state)) return;
  await notify(tx, live, {
    accountId,
    companyId,
    kind: 'submission-answered',
    key: `filing-move:${moveId}`,
    details: { filingId: id, form, state, why },
    to: { flags: ['viewSubmission', 'submitCompany'] },
  });
}
