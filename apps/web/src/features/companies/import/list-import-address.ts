import { paths } from '#app/paths.ts';
import { textOf } from '#kit/search-text.ts';

/** Which import by list the page shows; without one it shows the form. */
export interface ListImportAddress {
  readonly batch?: string | undefined;
}

export function readListImportAddress(search: Readonly<Record<string, unknown>>): ListImportAddress {
  return { batch: textOf(search, 'batch') };
}

export function importBatchPath(batchId: string): string {
  return `${paths.importByList}?${new URLSearchParams({ batch: batchId }).toString()}`;
}
