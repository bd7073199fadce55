import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { count, date, itemsOf, maybe, text } from '../json/lenient.ts';
import { record } from '../json/record.ts';
import { address } from '../json/shared-records.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, mapFetched, noneHeld, withQuery } from './requests/get-json.ts';

/** What is searched for. */
export interface CompanySearch {
  /** Part of a name, or a number. */
  readonly query: string;
  readonly startIndex?: number | undefined;
  /** 2 to 100; the service misbehaves at 1. */
  readonly itemsPerPage?: number | undefined;
  readonly activeOnly?: boolean | undefined;
}

/** The search index doubles blanks. */
const words = text.transform((value) => value?.replaceAll(/\s+/g, ' '));

const foundCompany = record({
  number: [text.pipe(z.string()), 'company_number'],
  name: [words.transform((value) => value ?? ''), 'title'],
  status: [text, 'company_status'],
  type: [text, 'company_type'],
  createdOn: [date, 'date_of_creation'],
  ceasedOn: [date, 'date_of_cessation'],
  address: [maybe(address), 'address'],
  /** The address in one line. */
  addressText: [words, 'address_snippet'],
});

/** A company found; any member may be missing except the number. */
export type FoundCompany = z.output<typeof foundCompany>;

const page = record({ items: [itemsOf(foundCompany), 'items'], total: [count, 'total_results'] });

/** One page of the companies found. */
export interface FoundCompanies {
  readonly items: readonly FoundCompany[];
  readonly totalCount: number;
  readonly startIndex: number;
  /** Whether a next page can be asked for; the service shows about the first 1,000 only. */
  readonly hasMore: boolean;
}

/** Past this many the service answers 416 (public API guide, part 6). */
const SEARCH_WINDOW = 1000;

/** Searches companies by name or number. */
export async function searchCompanies(
  connection: DataApiConnection,
  search: CompanySearch,
  options: CallOptions,
): Promise<Fetched<FoundCompanies>> {
  const startIndex = search.startIndex ?? 0;
  const pageSize = Math.min(Math.max(search.itemsPerPage ?? 20, 2), 100);
  const none: FoundCompanies = { items: [], totalCount: 0, startIndex, hasMore: false };
  if (search.query.trim() === '' || startIndex >= SEARCH_WINDOW) return noneHeld(connection, none);
  const path = withQuery('/search/companies', {
    q: search.query.trim(),
    items_per_page: pageSize,
    start_index: startIndex,
    restrictions: search.activeOnly ? 'active-companies' : undefined,
  });
  const fetched = await getJson(connection, { path, schema: page, options });
  if (!fetched.ok && fetched.reason === 'refused' && fetched.status === 416)
    return noneHeld(connection, none);
  return mapFetched(fetched, ({ items, total }) => {
    const totalCount = total ?? items.length;
    const hasMore = items.length > 0 && startIndex + pageSize < Math.min(totalCount, SEARCH_WINDOW);
    return { items, totalCount, startIndex, hasMore };
  });
}
