import { getPaymentState } from '@statbook/contract/calls';
import { findFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { findLatestPayment } from './payment-queries.ts';
import { toStanding } from './present-payment.ts';

/** What is true now; it asks nobody and changes nothing. */
export const getPaymentStateHandler = (needs: Pick<PaymentDependencies, 'payments' | 'clock'>) =>
  handle(getPaymentState, async ({ tx, query }) => {
    const filing = await findFiling(tx, query.filingId);
    if (filing === undefined) return refuse('not-found');
    return toStanding(needs, { payment: await findLatestPayment(tx, filing.id), filing });
  });
