import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintSources } from './fingerprint.ts';

let checkout: string;
const write = (path: string, text: string) => {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), text);
};

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'statbook-web-'));
  write('apps/web/index.html', '<main>');
  write('apps/web/src/app/main.tsx', 'one');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

describe('whether the web application was built from what is there now', () => {
  it('is so while nothing changes, and what building and testing write does not count', () => {
    const before = fingerprintSources(checkout);
    write('apps/web/src/app/route-tree.gen.ts', 'generated');
    write('apps/web/src/app/main.test.tsx', 'a test');
    write('apps/api/src/main.ts', 'another program');
    expect(fingerprintSources(checkout)).toBe(before);
  });

  it('is not so once a source is changed, added or removed, its packages included', () => {
    const seen = [fingerprintSources(checkout)];
    write('apps/web/src/app/main.tsx', 'one and a half');
    seen.push(fingerprintSources(checkout));
    write('packages/contract/src/index.ts', 'a call');
    seen.push(fingerprintSources(checkout));
    rmSync(join(checkout, 'apps/web/index.html'));
    seen.push(fingerprintSources(checkout));
    expect(new Set(seen).size).toBe(4);
  });

  it('counts every package of ours that the pages are made with', () => {
    const manifest: unknown = JSON.parse(readFileSync('apps/web/package.json', 'utf8'));
    const dependencies = Object.keys({ ...Object(Reflect.get(Object(manifest), 'dependencies')) });
    const ours = dependencies.filter((name) => name.startsWith('@statbook/'));
    const seen = new Set([fingerprintSources(checkout)]);
    for (const name of ours) {
      write(`packages/${name.slice('@statbook/'.length)}/src/index.ts`, name);
      seen.add(fingerprintSources(checkout));
    }
    expect(seen.size).toBe(1 + ours.length);
  });
});
