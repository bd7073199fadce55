import { type FilingState, getForm, transitionFiling as checkMove } from '@statbook/domain/filing';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { LiveEvents } from '../platform/live/live-events.ts';
import { type Filing, findLatestAttempt, insertMove, setState } from './filing-queries.ts';
import { notifyAnswer } from './notify-answer.ts';

export interface Move {
  to: FilingState;
  /** In a few words, for the timeline of the receipt. */
  why: string;
  /** A person, or nobody when the product itself moves it. */
  byUser?: string | undefined;
}

/**
 * Moves a locked filing along the one table of allowed moves, by the channel for which it was frozen, writes the row of the move, and tells browsers and people.
 * Returns undefined when the table does not allow it: somebody else was faster.
 */
export async function moveFiling(
  tx: Transaction,
  { live, clock }: { readonly live: LiveEvents; readonly clock: Clock },
  filing: Filing,
  { to, why, byUser }: Move,
): Promise<Filing | undefined> {
  const attempt = await findLatestAttempt(tx, filing.id);
  const channel = attempt?.channel ?? getForm(filing.form).channel;
  if (!checkMove(filing.state, to, channel).ok) return undefined;
  const changed = await setState(tx, filing.id, to);
  const moveId = await insertMove(tx, filing, { to, why, byUser, at: clock.now() });
  await live.publish(tx, {
    accountId: filing.accountId,
    companyId: filing.companyId,
    topic: 'filing',
    payload: { filingId: filing.id, companyId: filing.companyId, state: to },
  });
  const moved = { ...filing, ...changed };
  await notifyAnswer(tx, live, { filing: moved, moveId, why });
  return moved;
}
