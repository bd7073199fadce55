import { readTexts } from '#kit/search-text.ts';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';
import type { RecordAddress } from '../../../record/record-address.ts';

/** How the page of transfers is shown, as its address keeps it. */
export interface TransferAddress extends RecordAddress, TableAddress {
  /** Something new is entered. */
  readonly entry?: 'new' | undefined;
  /** The recorded transfer that is corrected. */
  readonly corrects?: string | undefined;
  /** The record of a refusal that is put right. */
  readonly refusal?: string | undefined;
}

const readNamed = readTexts('company', 'corrects', 'refusal', ...tableNames);

export function readTransferAddress(search: Record<string, unknown>): TransferAddress {
  return { ...readNamed(search), entry: search['entry'] === 'new' ? 'new' : undefined };
}
