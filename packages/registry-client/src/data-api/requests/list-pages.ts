import type { CallOptions, Fetched } from '../../registry-failure.ts';
import type { z } from 'zod';
import type { DataApiConnection } from '../data-api-config.ts';
import { getJson, withQuery } from './get-json.ts';

/** A page of a list. */
interface Page {
  readonly items: readonly unknown[];
  /** How many items the list has, as far as the page says. */
  readonly total?: number | undefined;
}

interface PagedList<P extends Page> {
  readonly path: string;
  readonly schema: z.ZodType<P>;
  readonly options: CallOptions;
  /** Where the service gives fewer at once than elsewhere. */
  readonly pageSize?: number;
  /** As many pages as anybody reads; what lies behind is left where it is. */
  readonly mostPages?: number;
}

/** The service cuts larger sizes silently. */
export const maxPageSize = 100;

/** More pages than any real list has; stops a service that never comes to an end. */
const maxPages = 500;

/** All pages of a list, in order; `raw` is the array of raw pages. Fails as a whole when one page fails. */
export async function listPages<P extends Page>(
  connection: DataApiConnection,
  { path, schema, options, pageSize = maxPageSize, mostPages }: PagedList<P>,
): Promise<Fetched<readonly P[]>> {
  const [pages, raw]: [P[], unknown[]] = [[], []];
  let startIndex = 0;
  for (let turn = 0; turn < maxPages; turn += 1) {
    const query = { items_per_page: pageSize, start_index: startIndex };
    const page = await getJson(connection, { path: withQuery(path, query), schema, options });
    if (!page.ok) return page;
    pages.push(page.value);
    raw.push(page.raw);
    const { items, total } = page.value;
    startIndex += items.length;
    const isLast = items.length === 0 || (total !== undefined && startIndex >= total);
    if (isLast || pages.length === mostPages) {
      return { ok: true, value: pages, raw, fetchedAt: page.fetchedAt };
    }
  }
  return { ok: false, reason: 'nonsense', what: `the list ${path} does not end` };
}
