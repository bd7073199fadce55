import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAssets } from './compress-assets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statbook-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name));

describe('the assets of a build', () => {
  it.each(['main.js', 'main.css', 'seal.svg'])('have both packed forms beside them: %s', (name) => {
    const text = 'statbook '.repeat(500);
    write(name, text);
    compressAssets(folder);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
    expect(read(`${name}.br`).length).toBeLessThan(text.length / 10);
  });

  it('stay as they are where packing brings nothing: small texts, fonts and pictures', () => {
    write('small.js', 'x');
    write('inter.woff2', 'x'.repeat(5000));
    compressAssets(folder);
    for (const name of ['small.js.gz', 'small.js.br', 'inter.woff2.gz'])
      expect(existsSync(join(folder, name))).toBe(false);
  });
});
