import { paths } from '#app/paths.ts';

/** Which import by list the page shows; without one it shows the form. */
export interface ListImportAddress {
  readonly batch?: string | undefined;
}

export function readListImportAddress({ batch }: Readonly<Record<string, unknown>>): ListImportAddress {
  return { batch: typeof batch === 'string' && batch !== '' ? batch : undefined };
}

export function importBatchPath(batchId: string): string {
  return `${paths.importByList}?${new URLSearchParams({ batch: batchId }).toString()}`;
}
