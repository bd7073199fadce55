import type { CivilDate } from '@statbook/domain/dates';
import { filingFee } from '@statbook/domain/filing';
import { pence } from '@statbook/domain/money';
import { paymentAmounts } from '@statbook/domain/payments';
import type { PaymentPeriod } from '@statbook/registry-client';

interface FeeCase {
  readonly madeUpTo: string;
  readonly today: CivilDate;
  /** The registry's payment periods; undefined where it was not asked. */
  readonly periods: readonly PaymentPeriod[] | undefined;
  /** Whether a card payment for this filing was confirmed before. */
  readonly isPaid: boolean;
}

/** What filing the statement today costs, as far as it is known before the registry is asked again on filing. */
export function statementFees({ madeUpTo, today, periods, isPaid }: FeeCase) {
  const periodPaid = periods?.some(
    ({ startDate, endDate, paid }) => paid && startDate <= madeUpTo && madeUpTo <= endDate,
  );
  const answer = filingFee({
    item: 'confirmation-statement',
    channel: 'software',
    service: 'standard',
    deliveredOn: today,
    periodPaid,
  });
  if (!answer.ok) throw new Error('Software can always deliver a confirmation statement.');
  const { fee, processingFee, tax, total } = paymentAmounts(isPaid ? pence(0) : answer.fee);
  return {
    feePence: Number(fee),
    processingFeePence: Number(processingFee),
    taxPence: Number(tax),
    totalPence: Number(total),
    why: whyOf({ isPaid, periodPaid }),
  };
}

function whyOf({ isPaid, periodPaid }: { isPaid: boolean; periodPaid: boolean | undefined }) {
  if (isPaid) return 'filing-already-paid' as const;
  if (periodPaid === undefined) return 'charged-unless-paid' as const;
  return periodPaid ? ('period-already-paid' as const) : ('charged' as const);
}
