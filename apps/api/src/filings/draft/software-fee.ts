import type { CivilDate } from '@statbook/domain/dates';
import { type FeeItem, filingFee, type FilingService } from '@statbook/domain/filing';
import { pence } from '@statbook/domain/money';
import { paymentAmounts } from '@statbook/domain/payments';

interface FeeCase {
  /** Undefined for a form without a fee. */
  readonly item: FeeItem | undefined;
  readonly service: FilingService;
  readonly today: CivilDate;
  /** Whether the registry has been paid for the period of a statement; undefined where nobody asked. */
  readonly periodPaid?: boolean | undefined;
  /** Whether a card payment for this filing was confirmed before. */
  readonly isPaid: boolean;
}

/** What filing by software costs today, our own fee included. Throws for what software cannot deliver. */
export function softwareFee({ item, service, today, periodPaid, isPaid }: FeeCase) {
  const answer = filingFee({ item, channel: 'software', service, deliveredOn: today, periodPaid });
  if (!answer.ok) throw new Error(`${item} has no fee for software today.`);
  const { fee, processingFee, tax, total } = paymentAmounts(isPaid ? pence(0) : answer.fee);
  return {
    feePence: Number(fee),
    processingFeePence: Number(processingFee),
    taxPence: Number(tax),
    totalPence: Number(total),
    why: isPaid ? ('filing-already-paid' as const) : answer.why,
  };
}
