import { paths } from '#app/paths.ts';
import { readTexts } from '#kit/search-text.ts';

/** Which import by list the page shows; without one it shows the form. */
export interface ListImportAddress {
  readonly batch?: string | undefined;
}

export const readListImportAddress = readTexts('batch');

export function importBatchPath(batchId: string): string {
  return `${paths.importByList}?${new URLSearchParams({ batch: batchId }).toString()}`;
}
