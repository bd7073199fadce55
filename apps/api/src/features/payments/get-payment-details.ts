import type { QueryOf } from '@statbook/contract';
import { type exportPaymentDetails, getPaymentDetails } from '@statbook/contract/calls';
import { pence } from '@statbook/domain/money';
import { type PaymentOutcome, statesOfOutcome } from '@statbook/domain/payments';
import { presentAmounts } from '../../filings/filing-amounts.ts';
import { handle } from '../../pipeline/handler.ts';
import { listPayments, type PaymentFilters, type PaymentOrder, sumPayments } from './payment-list-queries.ts';
import { presentPaymentRecord } from './present-payment-record.ts';

/** The payments within one's reach, a page at a time, with what all that match come to. */
export const getPaymentDetailsHandler = handle(getPaymentDetails, async ({ tx, query }) => {
  const filters = toFilters(query);
  const page = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const payments = await listPayments(tx, filters, { ...toOrder(query), page });
  const states = await sumPayments(tx, filters);
  const counts = toCounts(states);
  return {
    entity: payments.map(presentPaymentRecord),
    total: counts[filters.outcome ?? 'all'],
    counts,
    sums: {
      taken: sumsOf(states, 'confirmed', filters),
      refunded: sumsOf(states, 'refunded', filters),
    },
  };
});

type Filtered = Omit<QueryOf<typeof exportPaymentDetails>, 'format'>;

export function toFilters({ outcome, companyId, search, from, to }: Filtered): PaymentFilters {
  return { outcome, companyId, search, from, to };
}

export function toOrder({ sort, direction }: Filtered): PaymentOrder {
  return { sort, direction };
}

type StateSums = Awaited<ReturnType<typeof sumPayments>>;

function toCounts(states: StateSums): Record<PaymentOutcome | 'all', number> {
  const countOf = (outcome?: PaymentOutcome) =>
    states
      .filter(({ state }) => outcome === undefined || statesOfOutcome(outcome).includes(state))
      .reduce((sum, { number }) => sum + number, 0);
  return {
    all: countOf(),
    taken: countOf('taken'),
    'under-way': countOf('under-way'),
    failed: countOf('failed'),
    cancelled: countOf('cancelled'),
    'given-back': countOf('given-back'),
  };
}

/** The sums of one state, unless the chosen outcome hides it. */
const sumsOf = (states: StateSums, wanted: string, { outcome }: PaymentFilters) =>
  toSums(
    states.filter(
      ({ state }) => state === wanted && (outcome === undefined || statesOfOutcome(outcome).includes(state)),
    ),
  );

function toSums(states: StateSums) {
  const sum = (of: 'fee' | 'processing' | 'tax' | 'total') =>
    pence(Number(states.reduce((total, each) => total + BigInt(each[of] ?? 0), 0n)));
  return {
    payments: states.reduce((total, { number }) => total + number, 0),
    ...presentAmounts({
      fee: sum('fee'),
      processingFee: sum('processing'),
      tax: sum('tax'),
      total: sum('total'),
    }),
  };
}
