import { readTexts } from '#kit/address/search-text.ts';
import { type ListAddress, listParams } from '#list-view/list-address.ts';

/** What the list of payments shows, as the address of the page keeps it; what is usual is not written. */
export interface PaymentsAddress extends ListAddress {
  readonly show?: string | undefined;
  /** One company’s payments, by its id. */
  readonly company?: string | undefined;
  /** The first and the last day of a period. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Takes from an address what belongs to the list. */
export const readPaymentsAddress = readTexts('show', 'company', 'from', 'to', ...listParams);
