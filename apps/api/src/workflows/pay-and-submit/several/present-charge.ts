import type { ReplyOf } from '@statbook/contract';
import type { payForFilings } from '@statbook/contract/calls';
import { pence } from '@statbook/domain/money';
import { listFilings } from '../../../filings/filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Charged, Intent } from '../card/charge-card.ts';
import { listPaymentsOf } from '../charge-queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { toStanding } from '../present-payment.ts';

/** Where a charge stands, and each of its filings. */
export async function presentCharge(
  tx: Transaction,
  needs: PaymentDependencies,
  { charged: { payment, cReq }, intent }: { charged: Charged; intent: Intent },
): Promise<ReplyOf<typeof payForFilings>> {
  const ids = intent.filings.map(({ id }) => id);
  const [payments, filings] = [await listPaymentsOf(tx, payment.chargeId), await listFilings(tx, ids)];
  const shares = intent.filings.map((sent, index) => ({
    filing: filings.find(({ id }) => id === sent.id) ?? sent,
    payment: payments.find(({ filingId }) => filingId === sent.id) ?? intent.payments[index] ?? payment,
  }));
  const own = shares.find(({ filing }) => filing.id === payment.filingId)?.filing;
  if (own === undefined) throw new Error(`Payment ${payment.id} is for none of its filings.`);
  return {
    standing: toStanding(needs, { payment, filing: own, cReq }),
    chargedPence: pence(payment.chargedPence),
    payments: shares.map((share) => ({
      paymentId: share.payment.id,
      filingId: share.filing.id,
      state: share.payment.state,
      filingState: share.filing.state,
      totalPence: pence(share.payment.totalPence),
    })),
  };
}
