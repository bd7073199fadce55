import { readTexts } from '#kit/address/search-text.ts';
import { type TableAddress, tableParams } from '#kit/table-view/table-address.ts';

/** How the filing history is shown, as the address keeps it. */
export interface HistoryAddress extends TableAddress {
  readonly company?: string | undefined;
  /** The id of the document that is open. */
  readonly open?: string | undefined;
  readonly q?: string | undefined;
  readonly category?: string | undefined;
}

export const readHistoryAddress = readTexts('company', 'open', 'q', 'category', ...tableParams);
