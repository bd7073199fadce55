import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { checkout } from '../installation/checkout.ts';

/** Packages of many small files, or of our own; the others stay where they are. */
const packed = /^(?:@statbook\/|drizzle-orm|zod|date-fns|jose)/;

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of the API, packed into few files. */
    api: string;
  }
}

/** Packs the API once for all tests of a run: they start it some hundred times, and kill it. */
export default async function providePackedApi(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'statbook-api-'));
  project.provide('api', await packApi(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Packs the API into few files, as it is: loading two thousand files is most of what a start costs. Gives the path of its
 * program.
 */
async function packApi(folder: string): Promise<string> {
  const bundle = await rolldown({
    input: join(checkout, 'apps/api/src/main.ts'),
    platform: 'node',
    plugins: [inPlace],
  });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' };
  await bundle.write({ dir: folder, format: 'esm', ...names });
  await bundle.close();
  return join(folder, 'main.mjs');
}

/** Whatever a file finds by its own address it finds there still. */
const inPlace: Plugin = {
  name: 'in-place',
  async resolveId(source, importer, options) {
    const isBare = importer !== undefined && !/^[./]|^node:/.test(source);
    if (!isBare || packed.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id.startsWith('/') ? { id: pathToFileURL(found.id).href, external: true } : found;
  },
  transform(code, id) {
    return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};
