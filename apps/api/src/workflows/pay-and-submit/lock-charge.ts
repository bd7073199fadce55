import { type Filing, lockFiling, lockFilings } from '../../filings/filing-queries.ts';
import type { Scope, Transaction } from '../../platform/database/database.ts';
import { listFilingIdsOf, lockPaymentsOf } from './charge-queries.ts';
import { findPayment, lockPayment, type Payment } from './payment-queries.ts';

/** One filing's share of a charge. */
export interface Share {
  payment: Payment;
  filing: Filing;
}

/** A charge with the share that was asked for, which is one of all. */
export interface LockedCharge extends Share {
  shares: readonly Share[];
}

type Account = Extract<Scope, { as: 'account' }>;

/** What becomes of a charge becomes of all its payments, also of those that lie beyond one person's reach. */
export const wholeAccount = ({ accountId }: Account): Account => ({ as: 'account', accountId });

/**
 * Locks the filings of a charge first, then its payments, each in the order of their ids: the order of every step, so that none
 * waits for another in a circle.
 */
export async function lockCharge(tx: Transaction, paymentId: string): Promise<LockedCharge> {
  const known = await findPayment(tx, paymentId);
  const filings = known === undefined ? [] : await lockFilings(tx, await listFilingIdsOf(tx, known.chargeId));
  const payments = known === undefined ? [] : await lockPaymentsOf(tx, known.chargeId);
  const shares = payments.flatMap((payment) => {
    const filing = filings.find(({ id }) => id === payment.filingId);
    return filing === undefined ? [] : [{ payment, filing }];
  });
  const own = shares.find(({ payment }) => payment.id === paymentId);
  if (own === undefined) throw new Error(`Payment ${paymentId} does not exist.`);
  return { ...own, shares };
}

/** Locks one share of a charge alone, for what concerns no other: giving it back. The filing first, then the payment. */
export async function lockShare(tx: Transaction, paymentId: string): Promise<Share> {
  const known = await findPayment(tx, paymentId);
  const filing = known && (await lockFiling(tx, known.filingId));
  const payment = filing && (await lockPayment(tx, paymentId));
  if (payment === undefined || filing === undefined) throw new Error(`Payment ${paymentId} does not exist.`);
  return { payment, filing };
}

/** Whether these are all payments of their charge: none lies beyond the reach of the transaction. */
export function isWhole(payments: readonly Payment[]): boolean {
  const sum = payments.reduce((total, { totalPence }) => total + totalPence, 0);
  return payments[0]?.chargedPence === sum;
}
