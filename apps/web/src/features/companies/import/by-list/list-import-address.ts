import { paths } from '#app/paths.ts';
import { readTexts } from '#kit/address/search-text.ts';
import { type TableAddress, tableParams } from '#kit/table-view/table-address.ts';

/** Which import by list the page shows, and how; without one it shows the form. */
export interface ListImportAddress extends TableAddress {
  readonly batch?: string | undefined;
  /** `problems` leaves out the lines that nobody has to look at. */
  readonly show?: string | undefined;
}

export const readListImportAddress = readTexts('batch', 'show', ...tableParams);

export function importBatchPath(batchId: string): string {
  return `${paths.importByList}?${new URLSearchParams({ batch: batchId }).toString()}`;
}
