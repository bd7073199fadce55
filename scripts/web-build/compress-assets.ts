import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const smallest = 1024;

/** Writes a `.br` and a `.gz` beside every text of the build, once, so that the server need not. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!/\.(js|css|svg)$/.test(name) || statSync(path).size < smallest) continue;
    const text = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  }
}
