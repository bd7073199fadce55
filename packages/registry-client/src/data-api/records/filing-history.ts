import { z } from 'zod';
import type { CallOptions, Fetched } from '../../registry-failure.ts';
import { count, date, flag, itemsOf, listOf, maybe, text, texts } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import type { DataApiConnection } from '../data-api-config.ts';
import { companyList } from '../requests/company-list.ts';
import { getJson, mapFetched, noneHeld, notFoundAs, withQuery } from '../requests/get-json.ts';
import { maxPageSize } from '../requests/list-pages.ts';
import type { LinkedCompany } from './company-profile.ts';

/** What items, annotations, associated filings and resolutions have in common. */
const description = {
  /** The form: `CS01`, `AP01`, … */
  type: [text, 'type'],
  category: [text, 'category'],
  subcategories: [texts, 'subcategory'],
  /** Received or registered. */
  date: [date, 'date'],
  /** Effective or made up; in associated filings this may be milliseconds since 1970. */
  actionDate: [date, 'action_date'],
  /** Key of the registry's text; `describeFiling` makes it readable. */
  descriptionKey: [text, 'description'],
  /** What fills the text. */
  values: [maybe(z.record(z.string(), z.unknown())), 'description_values'],
  /** Annotations give their text here. */
  annotation: [text, 'annotation'],
} as const;

interface Described {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  readonly annotation?: string | undefined;
}

/** The text of an annotation counts among the values, where it stands for other entries. */
function withAnnotation<T extends Described>({ annotation, values, ...rest }: T) {
  const all: Readonly<Record<string, unknown>> = {
    ...(annotation && { description: annotation }),
    ...values,
  };
  return { ...rest, values: all };
}

const describedFiling = record(description).transform(withAnnotation);

/** What a filing is and what it says, without where it lies. */
export type FilingDescription = z.output<typeof describedFiling>;

const item = record({
  ...description,
  /** Opaque. */
  transactionId: [text, 'transaction_id'],
  barcode: [text, 'barcode'],
  pages: [count, 'pages'],
  isPaperFiled: [flag, 'paper_filed'],
  annotations: [listOf(describedFiling), 'annotations'],
  associatedFilings: [listOf(describedFiling), 'associated_filings'],
  resolutions: [listOf(describedFiling), 'resolutions'],
  self: [text, 'links.self'],
  /** Where the document's metadata is; absent when there is no document to be had. */
  documentMetadata: [text, 'links.document_metadata'],
}).transform(withAnnotation);

/** An entry of the filing history. */
export type FilingHistoryItem = z.output<typeof item>;

const page = record({
  items: [itemsOf(item), 'items'],
  total: [count, 'total_count'],
  startIndex: [count, 'start_index'],
  itemsPerPage: [count, 'items_per_page'],
  /** Whether the registry holds a history for this kind of company. */
  status: [text, 'filing_history_status'],
});

const none: FilingHistoryPage = {
  items: [],
  totalCount: 0,
  startIndex: 0,
  itemsPerPage: undefined,
  status: undefined,
};

/** Part of a filing history, newest first. */
export type FilingHistoryPage = ReturnType<typeof toPage>;

function toPage({ total, ...rest }: z.output<typeof page>) {
  return { ...rest, totalCount: total ?? rest.items.length, startIndex: rest.startIndex ?? 0 };
}

/** The whole filing history. */
export const filingHistory = companyList({
  link: 'filingHistory',
  page,
  none,
  join: (items, first) => ({ ...toPage(first), items, startIndex: 0 }),
});

/** Which part is wanted; categories as the registry names them. */
export interface FilingHistoryQuery {
  readonly startIndex?: number | undefined;
  /** At most 100. */
  readonly itemsPerPage?: number | undefined;
  readonly categories?: readonly string[] | undefined;
}

/** Gets one page of a company's filing history. */
export async function fetchFilingHistoryPage(
  connection: DataApiConnection,
  { company, query }: { readonly company: LinkedCompany; readonly query: FilingHistoryQuery },
  options: CallOptions,
): Promise<Fetched<FilingHistoryPage>> {
  const link = company.links.filingHistory;
  if (!link) return noneHeld(connection, none);
  const path = withQuery(link, {
    category: query.categories?.join(','),
    items_per_page: Math.min(query.itemsPerPage ?? maxPageSize, maxPageSize),
    start_index: query.startIndex ?? 0,
  });
  const fetched = await getJson(connection, { path, schema: page, options });
  return notFoundAs(connection, mapFetched(fetched, toPage), none);
}
