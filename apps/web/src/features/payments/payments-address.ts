import { readTexts } from '#kit/search-text.ts';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';

/** What the list of payments shows, as the address of the page keeps it; what is usual is not written. */
export interface PaymentsAddress extends TableAddress {
  readonly q?: string | undefined;
  readonly show?: string | undefined;
  /** One company’s payments, by its id. */
  readonly company?: string | undefined;
  /** The first and the last day of a period. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: string | undefined;
}

/** Takes from an address what belongs to the list. */
export const readPaymentsAddress = readTexts('q', 'show', 'company', 'from', 'to', 'page', ...tableNames);
