import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { tableParams } from '#kit/table-view/table-address.ts';

/** How the filing history is shown, as the address keeps it; `open`: the id of the document that is open. */
export const readHistoryAddress = readTexts('company', 'open', 'q', 'category', ...tableParams);
export type HistoryAddress = AddressOf<typeof readHistoryAddress>;
