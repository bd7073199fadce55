import { paths } from '#app/paths.ts';
import { readTexts } from '#kit/search-text.ts';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';

/** Which import by list the page shows, and how; without one it shows the form. */
export interface ListImportAddress extends TableAddress {
  readonly batch?: string | undefined;
  /** `problems` leaves out the lines that nobody has to look at. */
  readonly show?: string | undefined;
}

export const readListImportAddress = readTexts('batch', 'show', ...tableNames);

export function importBatchPath(batchId: string): string {
  return `${paths.importByList}?${new URLSearchParams({ batch: batchId }).toString()}`;
}
