import { canEditFiling } from '@statbook/domain/filing';
import { amountsOfFiling } from '../../filings/filing-amounts.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { challengeLimitMs } from '../../filings/payment-check.ts';
import type { Scope, Transaction } from '../../platform/database/database.ts';
import { noteCharge } from './charge-queries.ts';
import { lockCharge, type Share, wholeAccount } from './lock-charge.ts';
import { movePaidAndBack, movePayment } from './move-payment.ts';
import type { Actor, PaymentDependencies } from './payment-dependencies.ts';
import { findBlockingPayment, keepFacts, type Payment, type PaymentFacts } from './payment-queries.ts';
import type { Verdict } from './payment-verdict.ts';

/** The queue of the sender: the filing's next step after its payment. */
export const sendQueue = 'send-filing';
/** The queue that settles and gives back. */
export const settleQueue = 'settle-payment';

/** How long after the challenge's end the gateway is asked once more whether it took anything after all. */
const lastPollSeconds = 21 * 60;

interface Settling {
  paymentId: string;
  scope: Extract<Scope, { as: 'account' }>;
  verdict: Verdict;
  by: Actor;
}

/** Writes down what the gateway said of a charge, in one transaction with all that follows from it for each of its filings. */
export function settlePayment(
  needs: PaymentDependencies,
  { paymentId, scope, verdict, by }: Settling,
): Promise<Payment> {
  return needs.database.transaction(wholeAccount(scope), async (tx) => {
    const { payment, shares } = await lockCharge(tx, paymentId);
    await noteVerdict(tx, needs, payment, verdict);
    let settled = payment;
    for (const share of shares) {
      const moved = await applyVerdict(tx, needs, { ...share, verdict, by });
      if (share.payment.id === paymentId) settled = moved ?? share.payment;
    }
    return settled;
  });
}

/** What follows once for the whole charge. */
async function noteVerdict(
  tx: Transaction,
  needs: PaymentDependencies,
  payment: Payment,
  verdict: Verdict,
): Promise<void> {
  switch (verdict.to) {
    case 'confirmed':
    case 'voided':
      return noteCharge(tx, payment.chargeId, { transactionId: verdict.transaction.transactionId });
    case 'challenge':
      return noteCharge(tx, payment.chargeId, { acsTransactionId: verdict.acsTransId });
    case 'expired':
      return scheduleLastPoll(tx, needs, payment);
    case 'unclear':
      return schedulePoll(tx, needs, payment, 2);
    case 'refused':
  }
}

interface Locked extends Share {
  verdict: Verdict;
  by: Actor;
}

async function applyVerdict(
  tx: Transaction,
  needs: PaymentDependencies,
  { payment, filing, verdict, by }: Locked,
): Promise<Payment | undefined> {
  switch (verdict.to) {
    case 'confirmed':
      return confirm(tx, needs, { payment, filing, by, why: verdict.why, facts: toFacts(verdict) });
    case 'voided':
      return movePaidAndBack(tx, needs, payment, {
        ...by,
        to: 'voided',
        why: 'taken back at the gateway',
        facts: toFacts(verdict),
      });
    case 'refused':
      return movePayment(tx, needs, payment, {
        ...by,
        to: 'refused',
        why: verdict.statusDetail || 'refused',
        facts: {
          statusCode: verdict.statusCode,
          statusDetail: verdict.statusDetail,
          ...(verdict.transactionId !== undefined && { transactionId: verdict.transactionId }),
        },
      });
    case 'expired':
      return movePayment(tx, needs, await doubt(tx, needs, { payment, by }), {
        ...by,
        to: 'expired',
        why: verdict.statusDetail,
        facts: { statusCode: '1012', statusDetail: verdict.statusDetail },
      });
    case 'challenge':
      await scheduleEndOfChallenge(tx, needs, payment);
      return movePayment(tx, needs, payment, {
        ...by,
        to: 'challenge',
        why: 'the bank asks the cardholder',
        facts: {
          transactionId: verdict.transactionId,
          acsTransactionId: verdict.acsTransId,
          acsUrl: verdict.acsUrl,
          statusCode: '2021',
          challengeUntil: new Date(needs.clock.now().getTime() + challengeLimitMs),
        },
      });
    case 'unclear':
      return movePayment(tx, needs, payment, {
        ...by,
        to: 'unclear',
        why: verdict.why,
        facts: verdict.transactionId === undefined ? {} : { transactionId: verdict.transactionId },
      });
  }
}

/** What was sent and never answered is unclear before it is anything else. */
async function doubt(
  tx: Transaction,
  needs: PaymentDependencies,
  { payment, by }: Pick<Locked, 'payment' | 'by'>,
): Promise<Payment> {
  if (payment.state !== 'submitted') return payment;
  const doubted = await movePayment(tx, needs, payment, { ...by, to: 'unclear', why: 'no answer came' });
  return doubted ?? payment;
}

function toFacts({ transaction }: Extract<Verdict, { to: 'confirmed' | 'voided' }>): PaymentFacts {
  const { transactionId, statusCode, statusDetail, cardType, lastFourDigits } = transaction;
  return {
    transactionId,
    statusCode,
    statusDetail,
    cardType: cardType ?? null,
    cardLastFour: lastFourDigits !== undefined && /^\d{4}$/.test(lastFourDigits) ? lastFourDigits : null,
  };
}

interface Confirming extends Share {
  by: Actor;
  why: string | undefined;
  facts: PaymentFacts;
}

/**
 * The money was taken. The filing that waits for it goes on its way in the same transaction. Money that nobody waits for
 * any more (another attempt has paid, or the filing was withdrawn, or went on its way when nothing was to be paid) is given back.
 */
async function confirm(
  tx: Transaction,
  needs: PaymentDependencies,
  { payment, filing, by, why = 'paid', facts }: Confirming,
): Promise<Payment | undefined> {
  const other = await findBlockingPayment(tx, filing.id);
  const isPaidByAnother = other !== undefined && other.id !== payment.id;
  if (isPaidByAnother || wentWithoutPayment(filing)) {
    await keepFacts(tx, payment.id, facts);
    await scheduleReversal(tx, needs, payment);
    return undefined;
  }
  const paid = await movePayment(tx, needs, payment, { ...by, to: 'confirmed', why, facts });
  if (paid === undefined) return undefined;
  if (filing.state === 'withdrawn') await scheduleReversal(tx, needs, payment);
  if (filing.state === 'awaiting-payment') {
    await moveFiling(tx, needs, filing, { to: 'queued', why: 'paid', byUser: by.byUser });
    const { id: filingId, accountId } = filing;
    await needs.jobs.enqueue(tx, sendQueue, { filingId, accountId }, { key: filingId });
  }
  return paid;
}

/** A draft may cost something yet: what was paid is kept for it. */
const wentWithoutPayment = (filing: Share['filing']) =>
  !canEditFiling(filing.state) && amountsOfFiling(filing).total === 0;

/** Has background work ask the gateway after so many seconds. */
export function schedulePoll(
  tx: Transaction,
  { jobs }: Pick<PaymentDependencies, 'jobs'>,
  { id: paymentId, accountId }: Pick<Payment, 'id' | 'accountId'>,
  afterSeconds: number,
): Promise<void> {
  return jobs.enqueue(tx, settleQueue, { paymentId, accountId }, { afterSeconds, key: `look ${paymentId}` });
}

/** Has the money given back by background work. */
export function scheduleReversal(
  tx: Transaction,
  { jobs }: Pick<PaymentDependencies, 'jobs'>,
  { id: paymentId, accountId }: Pick<Payment, 'id' | 'accountId'>,
): Promise<void> {
  return jobs.enqueue(tx, settleQueue, { paymentId, accountId }, { key: `reverse ${paymentId}` });
}

/** Has a challenge that nobody answers ended as soon as its time is over. */
function scheduleEndOfChallenge(
  tx: Transaction,
  { jobs }: Pick<PaymentDependencies, 'jobs'>,
  { id: paymentId, accountId }: Payment,
): Promise<void> {
  const options = { afterSeconds: challengeLimitMs / 1000 + 1, key: `end of challenge ${paymentId}` };
  return jobs.enqueue(tx, settleQueue, { paymentId, accountId }, options);
}

/** A closed attempt that the bank was asked about is looked at once more, when the gateway can take no answer any longer. */
export async function scheduleLastPoll(
  tx: Transaction,
  { jobs }: Pick<PaymentDependencies, 'jobs'>,
  { id: paymentId, accountId, submittedAt }: Payment,
): Promise<void> {
  if (submittedAt === null) return;
  const options = { afterSeconds: lastPollSeconds, key: `last poll ${paymentId}` };
  await jobs.enqueue(tx, settleQueue, { paymentId, accountId }, options);
}
