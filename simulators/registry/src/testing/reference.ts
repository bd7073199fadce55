import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of genuine schemas and samples, which is no part of the project; undefined where it is missing. */
export function findReference(): string | undefined {
  const folder = process.env.REFERENCE_DIR ?? resolve(import.meta.dirname, '../../../../../shared');
  const publicApi = resolve(folder, 'registry/public-api');
  return existsSync(publicApi) ? publicApi : undefined;
}

export function readReference(folder: string, path: string): string {
  return readFileSync(resolve(folder, path), 'utf8');
}
