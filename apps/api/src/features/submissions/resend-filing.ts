import { resendFiling } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { readOutcome } from '../../filings/attempt/attempt-outcome.ts';
import { copyAttempt } from '../../filings/attempt/copy-attempt.ts';
import {
  type Filing,
  type FilingAttempt,
  findLatestAttempt,
  lockFiling,
  updateAttempt,
} from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { isFilingPaid, isRefundUnderWay } from '../../filings/paid-filing-queries.ts';
import { refuseTooLate } from '../../filings/refuse-too-late.ts';
import { handle } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { remedyBySendingAgain } from './remedies.ts';

type Dependencies = Pick<Platform, 'live' | 'vault' | 'jobs' | 'clock'>;

/** Puts a filing that was not taken in back into the queue, unchanged. */
export const resendFilingHandler = (needs: Dependencies) =>
  handle(resendFiling, async ({ tx, body, person, record }) => {
    const filing = await lockFiling(tx, body.filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing === undefined || attempt === undefined) return refuse('not-found');
    const remedy = remedyBySendingAgain(filing.state, attempt);
    if (remedy !== 'allowed')
      return refuse(remedy === 'may-be-held' ? 'filing-may-be-held' : 'filing-not-resendable');
    const unpaid = await refuseUnpaid(tx, filing);
    if (unpaid !== undefined) return unpaid;
    // What was not answered may lie at the registry, delivered in time: it is asked for before it goes again.
    const tooLate = isUnanswered(attempt) ? undefined : refuseTooLate(filing, needs.clock.today());
    if (tooLate !== undefined) return tooLate;
    await prepareAgain(needs, tx, filing, attempt);
    const move = { to: 'queued', why: 'sent again, unchanged', byUser: person.userId } as const;
    const moved = await moveFiling(tx, needs, filing, move);
    if (moved === undefined) return refuse('filing-not-resendable');
    const { id: filingId, accountId } = filing;
    await needs.jobs.enqueue(tx, 'send-filing', { filingId, accountId }, { key: filingId });
    record({ companyId: filing.companyId, subject: filing.form, details: { filingId } });
    return { done: true as const };
  });

/** A payment that was refunded, or may have been, covers nothing any more. */
async function refuseUnpaid(tx: Transaction, { id, feePence }: Filing): Promise<Refusal | undefined> {
  if ((feePence ?? 0) === 0) return undefined;
  if (await isRefundUnderWay(tx, id)) return refuse('payment-reversal-unclear');
  if (await isFilingPaid(tx, id)) return undefined;
  return refuse('filing-not-resendable', { detail: unpaidText });
}

const unpaidText =
  'Its payment was refunded, so that it cannot be sent again as it is. Correct it instead: it is then paid for anew.';

/**
 * - Unanswered: the same bytes under the same number, asked for before they go.
 * - A number that is not ours: the same content as an attempt of its own, which gets a new number.
 * - Refused: the same number, since the registry has not taken it in and would refuse a second filing under it; the
 *   message is written anew, because what was wrong (presenter, company code) stands in its head.
 */
async function prepareAgain(
  needs: Dependencies,
  tx: Transaction,
  filing: Filing,
  attempt: FilingAttempt,
): Promise<void> {
  const { gateRefusal } = readOutcome(attempt);
  if (gateRefusal?.errorClass === 'duplicate-submission-number') {
    await copyAttempt(tx, needs, filing, attempt);
    return;
  }
  const again = { gateRefusal: null, decidedAt: null, askCount: 0 };
  // Counted as sent once: asked for first, and then sent as often as before.
  const changed = isUnanswered(attempt)
    ? { ...again, postCount: 1 }
    : { ...again, sentSealed: null, postCount: 0 };
  await updateAttempt(tx, attempt.id, changed);
}

const isUnanswered = (attempt: FilingAttempt) => readOutcome(attempt).gateRefusal?.errorClass === 'no-answer';
