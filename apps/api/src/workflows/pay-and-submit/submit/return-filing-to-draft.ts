import { returnFilingToDraft } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { moveFiling } from '../../../filings/move-filing.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { cancel } from '../card/cancel-payment.ts';
import { closeLatestAttempt } from './close-latest-attempt.ts';
import { cancelUnsent } from '../card/open-attempt.ts';
import { actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findBlockingPayment } from '../payment-queries.ts';
import { isCancellable } from '../present-payment.ts';

/** Takes a filing that waits for its payment back to its draft; a payment that may go through keeps it where it is. */
export const returnFilingToDraftHandler = (needs: PaymentDependencies & Pick<Platform, 'vault'>) =>
  handle(returnFilingToDraft, async ({ tx, body, person, record, requestId }) => {
    const filing = await lockFiling(tx, body.filingId);
    if (filing === undefined) return refuse('not-found');
    if (filing.state !== 'awaiting-payment')
      return refuse('filing-not-awaiting-payment', { facts: { state: filing.state } });
    const by = actorOf(person, requestId);
    const payment = await findBlockingPayment(tx, filing.id);
    if (payment !== undefined) {
      if (!isCancellable(payment))
        return refuse(payment.state === 'unclear' ? 'payment-unclear' : 'payment-under-way');
      const cancelled = await cancel(tx, needs, payment, by);
      if (cancelled instanceof Refusal) return cancelled;
    }
    await cancelUnsent(tx, needs, filing, by);
    const { userId: byUser } = person;
    const why = 'to be corrected before it is paid for';
    const ready = await moveFiling(tx, needs, filing, { to: 'ready', why, byUser });
    const draft = ready && (await moveFiling(tx, needs, ready, { to: 'draft', why, byUser }));
    if (draft === undefined) return refuse('changed-meanwhile');
    await closeLatestAttempt(tx, needs.vault, filing.id);
    record({ companyId: filing.companyId, subject: filing.form, details: { filingId: filing.id } });
    return { done: true as const };
  });
