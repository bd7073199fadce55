import type { CallInput } from '#api/call-types.ts';
import { readSort } from '#kit/table/table-address.ts';
import type { Sort } from '#kit/table/column.ts';
import type { PaymentsAddress } from './payments-address.ts';

type Query = NonNullable<CallInput<'getPaymentDetails'>['query']>;
export type Outcome = NonNullable<Query['Outcome']>;

export const pageSize = 50;

export const usualSort: Sort = { column: 'date', descending: true };

const outcomes: readonly Outcome[] = ['taken', 'under-way', 'failed', 'cancelled', 'given-back'];

/** By what the server sorts, for each column that can be sorted. */
const sorts: Readonly<Record<string, NonNullable<Query['Sort']>>> = {
  company: 'CompanyName',
  state: 'StateText',
  filing: 'SubmissionType',
  date: 'CreatedAt',
  total: 'TotalAmount',
  payer: 'CreatedByName',
};

export function readOutcome({ show }: PaymentsAddress): Outcome | undefined {
  return outcomes.find((outcome) => outcome === show);
}

export function readPage({ page }: PaymentsAddress): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

/** A day that an address carries; what is none was typed by hand and says nothing. */
const dayOf = (text: string | undefined) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : undefined);

export function readPeriod({ from, to }: PaymentsAddress) {
  return { from: dayOf(from), to: dayOf(to) };
}

/** What the server is asked for, but for the page. */
export function toFilters(address: PaymentsAddress): Query {
  const { column, descending } = readSort(address, usualSort) ?? usualSort;
  const { from, to } = readPeriod(address);
  return {
    Outcome: readOutcome(address),
    Search: address.q,
    CompanyId: address.company,
    From: from,
    To: to,
    Sort: sorts[column] ?? 'CreatedAt',
    Direction: descending ? 'desc' : 'asc',
  };
}

export function toQuery(address: PaymentsAddress): Query {
  return { ...toFilters(address), Page: readPage(address), PageSize: pageSize };
}
