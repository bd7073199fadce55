import type { CallInput } from '#api/call-types.ts';
import { readSort } from '#kit/table-view/table-address.ts';
import type { Sort } from '#kit/data-table/column.ts';
import { readDay, readPage } from '#list-view/list-address.ts';
import type { PaymentsAddress } from './payments-address.ts';

type Query = NonNullable<CallInput<'getPaymentDetails'>['query']>;
export type Outcome = NonNullable<Query['outcome']>;

export const pageSize = 50;

export const defaultSort: Sort = { column: 'date', descending: true };

const outcomes: readonly Outcome[] = ['taken', 'under-way', 'failed', 'cancelled', 'given-back'];

/** By what the server sorts, for each column that can be sorted. */
const sorts: Readonly<Record<string, NonNullable<Query['sort']>>> = {
  company: 'companyName',
  state: 'stateText',
  filing: 'submissionType',
  date: 'createdAt',
  total: 'totalAmount',
  payer: 'createdByName',
};

export function readOutcome({ show }: PaymentsAddress): Outcome | undefined {
  return outcomes.find((outcome) => outcome === show);
}

export function readPeriod({ from, to }: PaymentsAddress) {
  return { from: readDay(from), to: readDay(to) };
}

/** What the server is asked for, but for the page. */
export function toFilters(address: PaymentsAddress): Query {
  const { column, descending } = readSort(address, defaultSort) ?? defaultSort;
  const { from, to } = readPeriod(address);
  return {
    outcome: readOutcome(address),
    search: address.q,
    companyId: address.company,
    from,
    to,
    sort: sorts[column] ?? 'createdAt',
    direction: descending ? 'desc' : 'asc',
  };
}

export function toQuery(address: PaymentsAddress): Query {
  return { ...toFilters(address), page: readPage(address), pageSize };
}
