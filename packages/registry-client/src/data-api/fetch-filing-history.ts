import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { LinkedCompany } from './company-profile.ts';
import type { DataApiConnection } from './data-api-config.ts';
import type { FilingHistoryPage, FilingHistoryQuery } from './filing-history.ts';
import { filingHistoryWire, toFilingHistoryPage, type FilingHistoryWire } from './filing-history-wire.ts';
import { getJson, mapFetched, noneHeld, notFoundAs, withQuery } from './get-json.ts';
import { listPages } from './list-pages.ts';

const MAX_PAGE_SIZE = 100;

const NO_HISTORY: FilingHistoryPage = {
  items: [],
  totalCount: 0,
  startIndex: 0,
  itemsPerPage: undefined,
  status: undefined,
};

/** Gets one page of a company's filing history. */
export async function fetchFilingHistoryPage(
  connection: DataApiConnection,
  { company, query }: { readonly company: LinkedCompany; readonly query: FilingHistoryQuery },
  options: CallOptions,
): Promise<Fetched<FilingHistoryPage>> {
  const link = company.links.filingHistory;
  if (!link) return noneHeld(connection, NO_HISTORY);
  const path = withQuery(link, {
    category: query.categories?.join(','),
    items_per_page: Math.min(query.itemsPerPage ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE),
    start_index: query.startIndex ?? 0,
  });
  const fetched = await getJson(connection, { path, schema: filingHistoryWire, options });
  return notFoundAs(connection, mapFetched(fetched, toFilingHistoryPage), NO_HISTORY);
}

/** Gets the whole filing history. */
export async function fetchFilingHistory(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<FilingHistoryPage>> {
  const path = company.links.filingHistory;
  if (!path) return noneHeld(connection, NO_HISTORY);
  const measure = (page: FilingHistoryWire) => ({ held: page.items.length, total: page.total_count });
  const list = { path, schema: filingHistoryWire, pageSize: MAX_PAGE_SIZE, measure, options };
  const pages = await listPages(connection, list);
  return notFoundAs(connection, mapFetched(pages, joinPages), NO_HISTORY);
}

function joinPages(pages: readonly FilingHistoryWire[]): FilingHistoryPage {
  const shaped = pages.map(toFilingHistoryPage);
  const items = shaped.flatMap((page) => page.items);
  return { ...(shaped[0] ?? NO_HISTORY), items, startIndex: 0 };
}
