import type { CallInput } from '#api/call-types.ts';
import { readSort } from '#kit/table-view/table-address.ts';
import { readDay, readPage } from '#list-view/list-address.ts';
import type { ReportAddress } from './report-address.ts';

type Query = NonNullable<CallInput<'getReport'>['query']>;
export type ReportName = Query['name'];

export const pageSize = 100;

export function readDays({ from, to, asAt }: ReportAddress) {
  return { from: readDay(from), to: readDay(to), asAt: readDay(asAt) };
}

/** What the server is asked for, but for the page. */
export function toFilters(name: ReportName, address: ReportAddress): Query {
  const sort = readSort(address, undefined);
  const { from, to, asAt } = readDays(address);
  return {
    name,
    search: address.q,
    from,
    to,
    asAt,
    sort: sort?.column,
    direction: sort && (sort.descending ? 'desc' : 'asc'),
  };
}

export function toQuery(name: ReportName, address: ReportAddress): Query {
  return { ...toFilters(name, address), page: readPage(address), pageSize };
}
