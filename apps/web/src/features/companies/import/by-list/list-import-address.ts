import { paths } from '#app/paths.ts';
import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { tableParams } from '#kit/table-view/table-address.ts';

/**
 * Which import by list the page shows, and how; without one it shows the form. `show` is `problems` to leave out the lines that
 * nobody has to look at.
 */
export const readListImportAddress = readTexts('batch', 'show', ...tableParams);
export type ListImportAddress = AddressOf<typeof readListImportAddress>;

export function importBatchPath(batchId: string): string {
  return `${paths.importByList}?${new URLSearchParams({ batch: batchId }).toString()}`;
}
