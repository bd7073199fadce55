import { sharePaths } from '#app/share-paths.ts';
import type { HistoryAddress } from './history-address.ts';

/** The address of an entry within the history as it is filtered. */
export function hrefOfEntry(companyId: string, address: HistoryAddress, entryId: string): string {
  const { company: _company, open: _open, reverse: _reverse, ...kept } = address;
  const given = Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const rest = given.length === 0 ? '' : `&${new URLSearchParams(given).toString()}`;
  return `${sharePaths.historyEntry(companyId, entryId)}${rest}`;
}
