import type { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, withQuery } from './get-json.ts';

/** A list that comes in pages. */
export interface PagedList<P> {
  readonly path: string;
  readonly schema: z.ZodType<P>;
  /** At most what the service allows; it cuts larger sizes silently. */
  readonly pageSize: number;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** How many items a page holds, and how many there are in all as far as the page says. */
  readonly measure: (page: P) => { readonly held: number; readonly total: number | undefined };
  readonly options: CallOptions;
}

/** More pages than any real list has; stops a service that never comes to an end. */
const MAX_PAGES = 500;

/** All pages of a list, in order; `raw` is the array of raw pages. Fails as a whole when one page fails. */
export async function listPages<P>(
  connection: DataApiConnection,
  list: PagedList<P>,
): Promise<Fetched<readonly P[]>> {
  const [pages, raw]: [P[], unknown[]] = [[], []];
  let startIndex = 0;
  for (let turn = 0; turn < MAX_PAGES; turn += 1) {
    const query = { ...list.query, items_per_page: list.pageSize, start_index: startIndex };
    const path = withQuery(list.path, query);
    const page = await getJson(connection, { path, schema: list.schema, options: list.options });
    if (!page.ok) return page;
    pages.push(page.value);
    raw.push(page.raw);
    const { held, total } = list.measure(page.value);
    startIndex += held;
    if (held === 0 || (total !== undefined && startIndex >= total)) {
      return { ok: true, value: pages, raw, fetchedAt: page.fetchedAt };
    }
  }
  return { ok: false, reason: 'nonsense', what: `the list ${list.path} does not end` };
}
