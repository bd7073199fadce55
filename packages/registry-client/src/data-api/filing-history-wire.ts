import { z } from 'zod';
import { count, date, flag, itemList, part, partList, text, texts } from '../wire/lenient.ts';
import type { FilingDescription, FilingHistoryItem, FilingHistoryPage } from './filing-history.ts';

/** What items, annotations, associated filings and resolutions have in common. */
const description = {
  type: text,
  category: text,
  subcategory: texts,
  date,
  // In associated filings this may be milliseconds since 1970.
  action_date: date,
  description: text,
  description_values: z.record(z.string(), z.unknown()).optional().catch(undefined),
  // Annotations give their text here.
  annotation: text,
};

/** `GET …/filing-history` */
export const filingHistoryWire = z.object({
  filing_history_status: text,
  total_count: count,
  start_index: count,
  items_per_page: count,
  items: itemList({
    ...description,
    transaction_id: text,
    barcode: text,
    pages: count,
    paper_filed: flag,
    annotations: partList(description),
    associated_filings: partList(description),
    resolutions: partList(description),
    links: part({ self: text, document_metadata: text }),
  }),
});

export type FilingHistoryWire = z.output<typeof filingHistoryWire>;

type ItemWire = FilingHistoryWire['items'][number];
type DescriptionWire = ItemWire['annotations'][number];

/** Shapes a page. */
export function toFilingHistoryPage(wire: FilingHistoryWire): FilingHistoryPage {
  return {
    items: wire.items.map(toItem),
    totalCount: wire.total_count ?? wire.items.length,
    startIndex: wire.start_index ?? 0,
    itemsPerPage: wire.items_per_page,
    status: wire.filing_history_status,
  };
}

function toItem(wire: ItemWire): FilingHistoryItem {
  return {
    ...toDescription(wire),
    transactionId: wire.transaction_id,
    barcode: wire.barcode,
    pages: wire.pages,
    isPaperFiled: wire.paper_filed,
    annotations: wire.annotations.map(toDescription),
    associatedFilings: wire.associated_filings.map(toDescription),
    resolutions: wire.resolutions.map(toDescription),
    self: wire.links?.self,
    documentMetadata: wire.links?.document_metadata,
  };
}

function toDescription(wire: DescriptionWire): FilingDescription {
  return {
    type: wire.type,
    category: wire.category,
    subcategories: wire.subcategory,
    date: wire.date,
    actionDate: wire.action_date,
    descriptionKey: wire.description,
    values: { ...(wire.annotation && { description: wire.annotation }), ...wire.description_values },
  };
}
