import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { listParams } from '#list-view/list-address.ts';

/**
 * What the list of payments shows, as the address of the page keeps it; what is usual is not written. One company’s payments by
 * its id, of a period by its first and last day.
 */
export const readPaymentsAddress = readTexts('show', 'company', 'from', 'to', ...listParams);
export type PaymentsAddress = AddressOf<typeof readPaymentsAddress>;
