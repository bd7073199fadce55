import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { count, date, itemList, text } from '../wire/lenient.ts';
import { addressWire, toAddress, type PublicAddress } from '../wire/shared-shapes.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, mapFetched, noneHeld, withQuery } from './get-json.ts';

/** What is looked for. */
export interface CompanySearch {
  /** Part of a name, or a number. */
  readonly query: string;
  readonly startIndex?: number | undefined;
  /** 2 to 100; the service misbehaves at 1. */
  readonly itemsPerPage?: number | undefined;
  readonly activeOnly?: boolean | undefined;
}

/** A company found; any member may be missing except the number. */
export interface FoundCompany {
  readonly number: string;
  readonly name: string;
  readonly status: string | undefined;
  readonly type: string | undefined;
  readonly createdOn: string | undefined;
  readonly ceasedOn: string | undefined;
  readonly address: PublicAddress | undefined;
  /** The address in one line. */
  readonly addressText: string | undefined;
}

/** One page of what was found. */
export interface FoundCompanies {
  readonly items: readonly FoundCompany[];
  readonly totalCount: number;
  readonly startIndex: number;
  /** Whether a next page can be asked for; the service shows about the first 1,000 only. */
  readonly hasMore: boolean;
}

/** Past this many the service answers 416 (public API guide, part 6). */
const SEARCH_WINDOW = 1000;

const searchWire = z.object({
  total_results: count,
  start_index: count,
  items: itemList({
    company_number: text,
    title: text,
    company_status: text,
    company_type: text,
    date_of_creation: date,
    date_of_cessation: date,
    address: addressWire,
    address_snippet: text,
  }),
});

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
  const fetched = await getJson(connection, { path, schema: searchWire, options });
  if (!fetched.ok && fetched.reason === 'refused' && fetched.status === 416)
    return noneHeld(connection, none);
  return mapFetched(fetched, (page) => toFoundCompanies(page, { startIndex, pageSize }));
}

function toFoundCompanies(
  page: z.output<typeof searchWire>,
  { startIndex, pageSize }: { readonly startIndex: number; readonly pageSize: number },
): FoundCompanies {
  const totalCount = page.total_results ?? page.items.length;
  const next = startIndex + pageSize;
  return {
    items: page.items.flatMap((item) => toFoundCompany(item) ?? []),
    totalCount,
    startIndex,
    hasMore: page.items.length > 0 && next < Math.min(totalCount, SEARCH_WINDOW),
  };
}

function toFoundCompany(wire: z.output<typeof searchWire>['items'][number]): FoundCompany | undefined {
  if (!wire.company_number) return undefined;
  return {
    number: wire.company_number,
    name: singleBlanks(wire.title) ?? '',
    status: wire.company_status,
    type: wire.company_type,
    createdOn: wire.date_of_creation,
    ceasedOn: wire.date_of_cessation,
    address: toAddress(wire.address),
    addressText: singleBlanks(wire.address_snippet),
  };
}

/** The search index doubles blanks. */
function singleBlanks(value: string | undefined): string | undefined {
  return value?.replaceAll(/\s+/g, ' ');
}
