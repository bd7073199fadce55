import { outcomeOf, type PaymentState } from '@statbook/domain/payments';
import { decidableAt, graceMsOf, roundSeconds } from '../../filings/payment-check.ts';
import type { Scope } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import { reversePayment } from './reversal/reverse-payment.ts';
import { retrievePayment } from './unclear/poll-payment.ts';
import { lockCharge, type LockedCharge } from './lock-charge.ts';
import type { Actor, PaymentDependencies } from './payment-dependencies.ts';
import { ageOfSubmission, claimPoll, listDuePayments, type Payment } from './payment-queries.ts';
import { ageOfReversal, findLatestReversal, isOpen, listOpenReversals } from './reversal/reversal-queries.ts';
import { schedulePoll, settlePayment, settleQueue } from './settle-payment.ts';
import { settleLostReversal } from './reversal/settle-reversal.ts';

const jobActor: Actor = { actor: `job:${settleQueue}` };

/** Settles and gives back: what is asked for, and every so often what a crash left behind. */
export function registerPaymentJobs(needs: PaymentDependencies): void {
  needs.jobs.work(settleQueue, (data) => workOnPayments(needs, data), { everySeconds: roundSeconds });
}

async function workOnPayments(needs: PaymentDependencies, { paymentId, accountId }: JobData): Promise<void> {
  if (typeof paymentId === 'string' && typeof accountId === 'string') {
    return pollPayment(needs, { paymentId, accountId });
  }
  return pollPayments(needs);
}

/** Looks after every payment that nobody works at. */
export async function pollPayments(needs: PaymentDependencies): Promise<void> {
  const graceMs = graceMsOf(needs.payments);
  const now = needs.clock.now();
  const due = await needs.database.transaction({ as: 'worker' }, async (tx) => [
    ...(await listDuePayments(tx, { graceMs, now })),
    ...(await listOpenReversals(tx, graceMs)),
  ]);
  for (const payment of due) {
    try {
      await pollPayment(needs, payment);
    } catch (error) {
      // One payment in trouble must not keep the others waiting.
      needs.logger.error({ err: error, ...payment }, 'looking after a payment');
    }
  }
}

/** Brings one payment to where the gateway says it is, and gives back what nobody waits for. */
export async function pollPayment(
  needs: PaymentDependencies,
  { paymentId, accountId }: { paymentId: string; accountId: string },
): Promise<void> {
  const scope = { as: 'account', accountId } as const;
  const found = await needs.database.transaction(scope, async (tx) => {
    const { payment, filing, shares } = await lockCharge(tx, paymentId);
    const ageMs = (await ageOfSubmission(tx, paymentId)) ?? 0;
    const looked = { ids: polledWith(payment, shares), looks: payment.looks };
    const waitSeconds = await claimPoll(tx, looked, untilDecidable(needs, payment, ageMs));
    if (waitSeconds === undefined) return undefined;
    if (payment.state === 'unclear') await schedulePoll(tx, needs, payment, waitSeconds + 1);
    const reversal = await findLatestReversal(tx, paymentId);
    return {
      payment,
      filing,
      reversal,
      reversedForMs: reversal && (await ageOfReversal(tx, reversal.id)),
      ageMs,
    };
  });
  if (found === undefined) return;
  const { payment, filing, reversal, reversedForMs = 0, ageMs } = found;
  if (isOpen(reversal)) {
    // Its request may still be on its way: what the gateway does not know yet it may carry out.
    if (reversedForMs > graceMsOf(needs.payments))
      await settleLostReversal(needs, { payment, reversal, scope, by: jobActor });
    return;
  }
  if (payment.state === 'confirmed' && filing.state === 'withdrawn')
    return voidOrRefund(needs, payment, scope);
  if (!mayHaveBeenPaid.has(payment.state)) return;
  const looked = await settleByLooking(needs, { payment, ageMs, scope, by: jobActor });
  if (isLost(needs, looked, ageMs))
    await settlePayment(needs, {
      paymentId,
      scope,
      verdict: { to: 'unclear', why: 'no answer came' },
      by: jobActor,
    });
}

/** The seconds until a look settles the payment, whatever the gateway says. */
function untilDecidable({ payments, clock }: PaymentDependencies, payment: Payment, ageMs: number): number {
  const decidable = decidableAt(payment, payments)?.getTime() ?? 0;
  const now = payment.challengeUntil === null ? (payment.submittedAt?.getTime() ?? 0) + ageMs : clock.now();
  return (decidable - Number(now)) / 1000;
}

/** Nobody waits for its answer any more, and the gateway has not said what became of it: from here on a person may. */
function isLost({ payments }: PaymentDependencies, { state, handedInAt }: Payment, ageMs: number): boolean {
  const graceMs = graceMsOf(payments);
  if (state === 'submitted') return ageMs > graceMs;
  return state === 'challenge' && handedInAt !== null && Date.now() - handedInAt.getTime() > graceMs;
}

/** A look at a charge that is under way is a look for all its payments; what is given back is looked at by itself. */
function polledWith({ id, state }: Payment, shares: LockedCharge['shares']): string[] {
  if (outcomeOf(state) !== 'under-way') return [id];
  return shares.filter(({ payment }) => payment.state === state).map(({ payment }) => payment.id);
}

/** States in which the gateway may know more than we do. */
const mayHaveBeenPaid: ReadonlySet<PaymentState> = new Set([
  'submitted',
  'challenge',
  'unclear',
  'expired',
  'cancelled',
]);

/** On its own day a payment is taken back; later the sum is refunded. */
async function voidOrRefund(needs: PaymentDependencies, { id }: Payment, scope: Account): Promise<void> {
  const order = { paymentId: id, scope, by: jobActor, why: 'nothing is filed for it' };
  const voided = await reversePayment(needs, { ...order, kind: 'void' });
  if (voided.kind === 'refused') await reversePayment(needs, { ...order, kind: 'refund' });
}

type Account = Extract<Scope, { as: 'account' }>;

/** Asks the gateway what became of a payment and writes it down; a closed one can only turn out to have been paid. */
export async function settleByLooking(
  needs: PaymentDependencies,
  { payment, ageMs, scope, by }: { payment: Payment; ageMs: number; scope: Account; by: Actor },
): Promise<Payment> {
  const verdict = await retrievePayment(needs, { payment, ageMs });
  if (verdict === undefined) return payment;
  const isClosed = payment.state === 'cancelled' || payment.state === 'expired';
  if (isClosed && verdict.to !== 'confirmed') return payment;
  const settled = await settlePayment(needs, { paymentId: payment.id, scope, verdict, by });
  // Another attempt has paid for the filing meanwhile.
  if (isClosed && settled.state !== 'confirmed') await voidOrRefund(needs, payment, scope);
  return settled;
}
