import { formatPence } from '@statbook/domain/money';
import type { FoundTransaction, Transaction } from '@statbook/payment-client';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { chargedBy, findPaymentByTransactionId, type Payment } from '../payment-queries.ts';

/**
 * Looks up the transaction that somebody found at the card service: it proves an unclear payment where it took this sum and
 * is no other payment's. Undecided stays what the card service cannot be asked about.
 */
export async function proveTaken(
  needs: Pick<PaymentDependencies, 'database' | 'payments'>,
  payment: Payment,
  transactionId: string,
): Promise<Transaction | Refusal> {
  const elsewhere = await findElsewhere(needs, payment, transactionId);
  if (elsewhere !== undefined) return notProved(elsewhere);
  const looked = await needs.payments.getTransaction(transactionId, { waitsMs: [] });
  if (looked.kind === 'unknown') return refuse('payment-not-provable');
  if (looked.kind === 'not-found')
    return notProved('The card service knows no transaction with this id. Copy it from its portal');
  const objection = findObjection(payment, looked);
  return objection === undefined ? looked.transaction : notProved(objection);
}

const notProved = (why: string) => refuse('invalid-request', { errors: { transactionId: why } });

/** Why the id cannot be this payment's, by what stands in our own books: those of every account. */
async function findElsewhere(
  { database }: Pick<PaymentDependencies, 'database'>,
  payment: Payment,
  transactionId: string,
): Promise<string | undefined> {
  const known = payment.transactionId;
  if (known !== null && known.toLowerCase() !== transactionId.toLowerCase())
    return `The transaction of this payment is ${known}`;
  const owner = await database.transaction({ as: 'worker' }, (tx) =>
    findPaymentByTransactionId(tx, transactionId),
  );
  return owner === undefined || owner.chargeId === payment.chargeId
    ? undefined
    : 'This transaction is another payment’s';
}

/** What the card service says that does not fit. */
function findObjection(payment: Payment, { transaction, because }: FoundTransaction): string | undefined {
  const { transactionType, totalAmount, statusDetail } = transaction;
  if (transactionType !== undefined && transactionType !== 'Payment')
    return 'This transaction is not a payment. Give the id of the payment itself';
  if (because !== 'paid')
    return `Nothing was taken by this transaction. The card service says: ${statusDetail}`;
  if (totalAmount === chargedBy(payment)) return undefined;
  const taken = totalAmount === undefined ? 'another sum' : formatPence(totalAmount);
  return `This transaction took ${taken}, and the payment is of ${formatPence(chargedBy(payment))}`;
}
