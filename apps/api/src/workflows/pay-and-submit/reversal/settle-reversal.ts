import type { Scope } from '../../../platform/database/database.ts';
import { type ReversalVerdict, settleGivenBack } from './reverse-payment.ts';
import type { Actor, PaymentDependencies } from '../payment-dependencies.ts';
import type { Payment } from '../payment-queries.ts';
import type { Reversal } from './reversal-queries.ts';

interface Reversing {
  payment: Payment;
  reversal: Reversal;
  scope: Extract<Scope, { as: 'account' }>;
  by: Actor;
}

/** Settles a reversal whose answer was lost, by what the gateway says now. Nothing is sent again. */
export async function settleLostReversal(needs: PaymentDependencies, order: Reversing): Promise<void> {
  const { payment, reversal, scope, by } = order;
  const verdict = await retrieveReversal(needs, order);
  const { kind, why } = reversal;
  if (verdict !== undefined)
    await settleGivenBack(needs, {
      paymentId: payment.id,
      scope,
      kind,
      why,
      by,
      reversal,
      verdict,
      wasLost: true,
    });
}

async function retrieveReversal(
  { payments }: PaymentDependencies,
  { payment, reversal }: Reversing,
): Promise<ReversalVerdict | undefined> {
  if (reversal.kind === 'void') {
    if (payment.transactionId === null) return undefined;
    const found = await payments.getTransaction(payment.transactionId, { waitsMs: [] });
    if (found.kind !== 'found') return undefined;
    return found.because === 'voided' ? { state: 'done' } : notCarriedOut;
  }
  const found = await payments.findByVendorTxCode(reversal.vendorTxCode);
  if (found.kind === 'unknown') return undefined;
  if (found.kind === 'not-found') return notCarriedOut;
  return found.because === 'paid'
    ? { state: 'done', transactionId: found.transaction.transactionId }
    : { state: 'refused', statusDetail: found.transaction.statusDetail };
}

const notCarriedOut: ReversalVerdict = {
  state: 'refused',
  statusDetail: 'The card service has not carried it out.',
};
