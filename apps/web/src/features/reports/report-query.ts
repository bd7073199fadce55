import type { CallInput } from '#api/call-types.ts';
import { readSort } from '#kit/table/table-address.ts';
import type { ReportAddress } from './report-address.ts';

type Query = NonNullable<CallInput<'getReport'>['query']>;
export type ReportName = Query['Name'];

export const pageSize = 100;

export function readPage({ page }: ReportAddress): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

/** A day that an address carries; what is none was typed by hand and says nothing. */
const dayOf = (text: string | undefined) => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : undefined);

export function readDays({ from, to, asAt }: ReportAddress) {
  return { from: dayOf(from), to: dayOf(to), asAt: dayOf(asAt) };
}

/** What the server is asked for, but for the page. */
export function toFilters(name: ReportName, address: ReportAddress): Query {
  const sort = readSort(address, undefined);
  const { from, to, asAt } = readDays(address);
  return {
    Name: name,
    Search: address.q,
    From: from,
    To: to,
    AsAt: asAt,
    Sort: sort?.column,
    Direction: sort && (sort.descending ? 'desc' : 'asc'),
  };
}

export function toQuery(name: ReportName, address: ReportAddress): Query {
  return { ...toFilters(name, address), Page: readPage(address), PageSize: pageSize };
}
