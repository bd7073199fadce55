import { withdrawFiling } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { moveFiling } from '../../../filings/move-filing.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { cancel } from '../card/cancel-payment.ts';
import { closeLatestAttempt } from './close-latest-attempt.ts';
import { mayBeHeld } from './may-be-filed.ts';
import { cancelUnsent } from '../card/open-attempt.ts';
import { actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findBlockingPayment } from '../payment-queries.ts';
import { isCancellable } from '../present-payment.ts';
import { scheduleReversal } from '../settle-payment.ts';

/** Withdraws a filing that is not in the registry's hands. What was paid for it is given back by background work. */
export const withdrawFilingHandler = (needs: PaymentDependencies & Pick<Platform, 'vault'>) =>
  handle(withdrawFiling, async ({ tx, body, person, record, requestId }) => {
    const filing = await lockFiling(tx, body.filingId);
    if (filing === undefined) return refuse('not-found');
    if (await mayBeHeld(tx, filing)) return refuse('filing-may-be-held');
    const by = actorOf(person, requestId);
    const payment = await findBlockingPayment(tx, filing.id);
    if (payment !== undefined && payment.state !== 'confirmed') {
      if (!isCancellable(payment))
        return refuse(payment.state === 'unclear' ? 'payment-unclear' : 'payment-under-way');
      const cancelled = await cancel(tx, needs, payment, by);
      if (cancelled instanceof Refusal) return cancelled;
    }
    await cancelUnsent(tx, needs, filing, by);
    const why = body.reason === '' ? 'withdrawn' : `withdrawn: ${body.reason}`;
    const moved = await moveFiling(tx, needs, filing, { to: 'withdrawn', why, byUser: person.userId });
    if (moved === undefined) return refuse('filing-in-flight', { facts: { state: filing.state } });
    await closeLatestAttempt(tx, needs.vault, filing.id);
    if (payment?.state === 'confirmed') await scheduleReversal(tx, needs, payment);
    const { id: filingId, companyId, form } = filing;
    record({ companyId, subject: form, details: { filingId, reason: body.reason } });
    return { done: true as const };
  });
