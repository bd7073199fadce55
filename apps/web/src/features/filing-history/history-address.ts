import { textOf } from '#kit/search-text.ts';
import type { TableAddress } from '#kit/table/table-address.ts';
import { readRegisterAddress } from '../../record/record-address.ts';

/** How the filing history is shown, as the address keeps it. */
export interface HistoryAddress extends TableAddress {
  readonly company?: string | undefined;
  /** The id of the document that is open. */
  readonly open?: string | undefined;
  readonly q?: string | undefined;
  readonly category?: string | undefined;
}

export function readHistoryAddress(search: Readonly<Record<string, unknown>>): HistoryAddress {
  const { former: _former, ...address } = readRegisterAddress(search);
  return { ...address, q: textOf(search, 'q'), category: textOf(search, 'category') };
}
