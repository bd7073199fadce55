import { readTexts } from '#kit/address/search-text.ts';
import { type TableAddress, tableParams } from '#kit/table-view/table-address.ts';
import type { CompanyPageAddress } from '#company-page/page-address.ts';

/** How the page of transfers is shown, as its address keeps it. */
export interface TransferAddress extends CompanyPageAddress, TableAddress {
  /** Given where something new is entered. */
  readonly entry?: string | undefined;
  /** The recorded transfer that is corrected. */
  readonly corrects?: string | undefined;
  /** The record of a refusal that is corrected. */
  readonly refusal?: string | undefined;
}

export const readTransferAddress = readTexts('company', 'entry', 'corrects', 'refusal', ...tableParams);
