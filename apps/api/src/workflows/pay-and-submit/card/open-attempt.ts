import type { Filing } from '../../../filings/filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import { refuseTooLate } from '../../../filings/refuse-too-late.ts';
import { amountsOfFiling } from '../../../filings/filing-amounts.ts';
import { insertCharge } from '../charge-queries.ts';
import { movePayment } from '../move-payment.ts';
import type { Actor, PaymentDependencies } from '../payment-dependencies.ts';
import { findBlockingPayment, listUnsentPayments, type Payment } from '../payment-queries.ts';
import { newVendorTxCode } from './vendor-code.ts';

/** Why no attempt may start for a locked filing; undefined when one may. */
export async function refuseAttempt(
  tx: Transaction,
  { clock }: Pick<PaymentDependencies, 'clock'>,
  filing: Filing,
): Promise<Refusal | undefined> {
  const blocking = await findBlockingPayment(tx, filing.id);
  if (blocking !== undefined) {
    const facts = { paymentId: blocking.id, state: blocking.state };
    if (blocking.state === 'confirmed') return refuse('payment-made', { facts });
    return refuse(blocking.state === 'unclear' ? 'payment-unclear' : 'payment-under-way', { facts });
  }
  const isPayable = filing.state === 'awaiting-payment' && amountsOfFiling(filing).total > 0;
  if (!isPayable) return refuse('filing-not-awaiting-payment', { facts: { state: filing.state } });
  return refuseTooLate(filing, clock.today());
}

/** The attempt that a locked filing is paid by alone: the one begun already, else a new one with a code of its own. */
export async function openAttempt(
  tx: Transaction,
  needs: Pick<PaymentDependencies, 'clock'>,
  filing: Filing,
  userId: string,
): Promise<Payment> {
  const [begun] = await listUnsentPayments(tx, filing.id);
  if (begun !== undefined) return begun;
  const [opened] = await openCharge(tx, needs, [filing], userId);
  if (opened === undefined) throw new Error('The payment was not stored.');
  return opened;
}

/** A new charge to a card for locked filings, with a payment for each. */
export function openCharge(
  tx: Transaction,
  { clock }: Pick<PaymentDependencies, 'clock'>,
  filings: readonly Filing[],
  userId: string,
): Promise<Payment[]> {
  const [first, ...others] = filings;
  if (first === undefined) throw new Error('A charge is for one filing at least.');
  return insertCharge(tx, {
    accountId: first.accountId,
    vendorTxCode: newVendorTxCode(others.length === 0 ? first.form : 'SET', clock.today()),
    createdBy: userId,
    shares: filings.map((filing) => ({ filing, amounts: amountsOfFiling(filing) })),
  });
}

/** Takes an attempt through the steps up to `last` that it has not made yet. */
export async function advance(
  tx: Transaction,
  needs: PaymentDependencies,
  attempt: Payment,
  { last, by }: { last: 'key-issued' | 'card-identified'; by: Actor },
): Promise<Payment> {
  const steps = [
    { to: 'key-issued', why: 'a key for the card was given out' },
    { to: 'card-identified', why: 'the gateway knows the card' },
  ] as const;
  let payment = attempt;
  for (const step of steps) {
    if (payment.state === last) break;
    payment = (await movePayment(tx, needs, payment, { ...step, ...by })) ?? payment;
  }
  return payment;
}

/** Gives up every attempt of a filing that has not been sent to the bank. */
export async function cancelUnsent(tx: Transaction, needs: PaymentDependencies, filing: Filing, by: Actor) {
  for (const payment of await listUnsentPayments(tx, filing.id))
    await movePayment(tx, needs, payment, { ...by, to: 'cancelled', why: 'given up before it was sent' });
}
