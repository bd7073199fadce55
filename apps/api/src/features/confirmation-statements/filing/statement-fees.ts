import type { CivilDate } from '@statbook/domain/dates';
import type { PaymentPeriod } from '@statbook/registry-client';
import { softwareFee } from '../../../filings/draft/software-fee.ts';

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
  const fee = softwareFee({ item: 'confirmation-statement', service: 'standard', today, periodPaid, isPaid });
  return { ...fee, why: whyOf({ isPaid, periodPaid }) };
}

function whyOf({ isPaid, periodPaid }: { isPaid: boolean; periodPaid: boolean | undefined }) {
  if (isPaid) return 'filing-already-paid' as const;
  if (periodPaid === undefined) return 'charged-unless-paid' as const;
  return periodPaid ? ('period-already-paid' as const) : ('charged' as const);
}
