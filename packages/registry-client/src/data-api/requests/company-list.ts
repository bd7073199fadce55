import type { z } from 'zod';
import type { CallOptions, Fetched } from '../../registry-failure.ts';
import type { DataApiConnection } from '../data-api-config.ts';
import type { LinkedCompany } from '../records/company-profile.ts';
import { getJson, mapFetched, noneHeld, notFoundAs } from './get-json.ts';
import { listPages } from './list-pages.ts';

interface ItemPage<Item> {
  items: Item[];
  /** How many items the list has, as far as the page says. */
  total?: number | undefined;
}

/** A list of a company that the registry keeps under a link of its profile. */
interface ListDefinition<Item, Page extends ItemPage<Item>, List> {
  readonly link: keyof LinkedCompany['links'];
  readonly page: z.ZodType<Page & ItemPage<Item>>;
  /** The list comes whole, in one answer. */
  readonly isWhole?: boolean;
  /** The value where the profile has no link, or the registry answers 404: there is none. */
  readonly none: List;
  readonly join: (items: Item[], firstPage: Page) => List;
}

/** Gets all entries of a list, past ones too. */
export type ReadList<List> = (
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
) => Promise<Fetched<List>>;

/** The list that a reader gets. */
export type ListOf<Read> = Read extends ReadList<infer List> ? List : never;

/** A reader of a list by its definition. */
export function companyList<Item, Page extends ItemPage<Item>, List>(
  list: ListDefinition<Item, Page, List>,
): ReadList<List> {
  return async (connection, company, options) => {
    const path = company.links[list.link];
    if (!path) return noneHeld(connection, list.none);
    const resource = { path, schema: list.page, options };
    const pages = list.isWhole
      ? mapFetched(await getJson(connection, resource), (page) => [page])
      : await listPages(connection, resource);
    const joined = mapFetched(pages, (all) => {
      const [first] = all;
      return first === undefined
        ? list.none
        : list.join(
            all.flatMap(({ items }) => items),
            first,
          );
    });
    return notFoundAs(connection, joined, list.none);
  };
}
