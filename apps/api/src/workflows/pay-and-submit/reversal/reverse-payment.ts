import { pence } from '@statbook/domain/money';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { mayBeFiled } from '../submit/may-be-filed.ts';
import { movePaidAndBack } from '../move-payment.ts';
import type { Actor, PaymentDependencies } from '../payment-dependencies.ts';
import { isShared, type Payment } from '../payment-queries.ts';
import { findLatestReversal, insertReversal, type Reversal, settleReversal } from './reversal-queries.ts';
import { lockShare } from '../lock-charge.ts';
import { newVendorTxCode } from '../card/vendor-code.ts';

interface ReversalOrder {
  paymentId: string;
  scope: Extract<Scope, { as: 'account' }>;
  kind: Reversal['kind'];
  why: string;
  by: Actor;
}

/** What came of giving back. `refused`: the gateway will not do it in this way, and no money moved. */
export type ReversalResult =
  | { kind: 'given-back'; payment: Payment }
  | { kind: 'refused'; statusDetail: string }
  | { kind: 'not-paid' }
  | { kind: 'in-use' }
  | { kind: 'unclear' };

/** What the gateway said of a void or a refund. */
export type ReversalVerdict =
  | { state: 'done'; transactionId?: string }
  | { state: 'refused'; statusDetail: string }
  | { state: 'unclear' };

const paidWithOthersText =
  'Other filings were paid for with this one, so that it cannot be taken back alone. Refund it: its share goes back to the card.';

/** Gives the whole of a payment back, which may be a share of what the card was charged: the intent is committed before the gateway is asked, and asked once. */
export async function reversePayment(
  needs: PaymentDependencies,
  order: ReversalOrder,
): Promise<ReversalResult> {
  const begun = await needs.database.transaction(order.scope, (tx) => begin(tx, needs, order));
  if ('kind' in begun) return begun;
  const verdict = await askGateway(needs, begun);
  return settleGivenBack(needs, { ...order, reversal: begun.reversal, verdict });
}

interface Begun {
  payment: Payment;
  transactionId: string;
  reversal: Reversal;
}

async function begin(
  tx: Transaction,
  needs: PaymentDependencies,
  { paymentId, kind, why, by }: ReversalOrder,
): Promise<Begun | Exclude<ReversalResult, { kind: 'given-back' }>> {
  const { payment, filing } = await lockShare(tx, paymentId);
  const { accountId, totalPence, transactionId } = payment;
  // A closed attempt that the gateway was paid for after all is given back without having covered anything.
  const isLate = payment.state === 'cancelled' || payment.state === 'expired';
  if ((payment.state !== 'confirmed' && !isLate) || transactionId === null) return { kind: 'not-paid' };
  if (!isLate && (await mayBeFiled(tx, filing))) return { kind: 'in-use' };
  // The gateway takes back all or nothing.
  if (kind === 'void' && isShared(payment)) return { kind: 'refused', statusDetail: paidWithOthersText };
  const vendorTxCode = newVendorTxCode(kind === 'void' ? 'VOID' : 'RF', needs.clock.today());
  const reversal = await insertReversal(tx, {
    accountId,
    paymentId,
    kind,
    vendorTxCode,
    amountPence: totalPence,
    why,
    byUser: by.byUser,
  });
  return reversal === undefined ? { kind: 'unclear' } : { payment, transactionId, reversal };
}

async function askGateway(
  { payments }: PaymentDependencies,
  { transactionId, reversal }: Begun,
): Promise<ReversalVerdict> {
  if (reversal.kind === 'void') {
    const outcome = await payments.voidTransaction(transactionId);
    if (outcome.kind === 'voided') return { state: 'done' };
    if (outcome.kind === 'unknown') return { state: 'unclear' };
    return { state: 'refused', statusDetail: describeOutcome(outcome) };
  }
  const outcome = await payments.refundTransaction({
    referenceTransactionId: transactionId,
    vendorTxCode: reversal.vendorTxCode,
    amount: pence(reversal.amountPence),
    description: 'Filing fee refunded',
  });
  if (outcome.kind === 'refunded') return { state: 'done', transactionId: outcome.transaction.transactionId };
  if (outcome.kind === 'unknown') return { state: 'unclear' };
  return {
    state: 'refused',
    statusDetail: outcome.kind === 'refused' ? outcome.statusDetail : describeOutcome(outcome),
  };
}

type NotDone =
  | { kind: 'field-errors'; errors: readonly { description: string }[] }
  | { kind: 'gateway-error'; description: string }
  | { kind: 'not-sent' };

function describeOutcome(outcome: NotDone): string {
  if (outcome.kind === 'not-sent') return 'The card service could not be reached.';
  return outcome.kind === 'field-errors' ? (outcome.errors[0]?.description ?? '') : outcome.description;
}

interface Settling {
  reversal: Reversal;
  verdict: ReversalVerdict;
  /** Nobody waits for the answer of the gateway any more. */
  wasLost?: boolean;
}

/** Writes down what the gateway said of a reversal. */
export function settleGivenBack(
  needs: PaymentDependencies,
  order: ReversalOrder & Settling,
): Promise<ReversalResult> {
  const { paymentId, scope, by, why, reversal, verdict, wasLost = false } = order;
  return needs.database.transaction(scope, async (tx) => {
    const { payment } = await lockShare(tx, paymentId);
    if (!(await settleReversal(tx, reversal.id, verdict)))
      return outcomeOf(await findLatestReversal(tx, paymentId), payment);
    if (verdict.state === 'refused') {
      if (wasLost) await noteNotRefunded(tx, needs, payment, { ...by, why: verdict.statusDetail });
      return { kind: 'refused', statusDetail: verdict.statusDetail };
    }
    if (verdict.state === 'unclear') return { kind: 'unclear' };
    const to = reversal.kind === 'void' ? 'voided' : 'refunded';
    const moved = await movePaidAndBack(tx, needs, payment, { ...by, to, why });
    return { kind: 'given-back', payment: moved ?? payment };
  });
}

/** What came of a reversal that somebody else has settled. */
function outcomeOf(reversal: Reversal | undefined, payment: Payment): ReversalResult {
  if (reversal?.state === 'done') return { kind: 'given-back', payment };
  return { kind: 'refused', statusDetail: reversal?.statusDetail ?? '' };
}

/** The payment stands as it did; who decided so, and why, stays known, and open receipts hear of it. */
async function noteNotRefunded(
  tx: Transaction,
  { activity, live }: Pick<PaymentDependencies, 'activity' | 'live'>,
  { id: paymentId, accountId, companyId, filingId, totalPence, vendorTxCode, state }: Payment,
  { actor, requestId, why }: Actor & { why: string },
): Promise<void> {
  await activity.record(tx, {
    accountId,
    actor,
    action: 'payment.not-refunded',
    companyId,
    subject: vendorTxCode,
    details: { paymentId, filingId, totalPence, why },
    requestId,
  });
  const payload = { paymentId, filingId, companyId, state };
  await live.publish(tx, { accountId, companyId, topic: 'payment', payload });
}
