import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '../src/index.ts';
import { paths } from '../src/paths.ts';
import { pathTable } from './write-paths.ts';

describe('the path table', () => {
  it('is the one that the calls give (run `node packages/contract/scripts/write-paths.ts`)', () => {
    const written = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
    expect(written('path-groups.ts')).toBe(pathTable('first'));
    expect(written('later-path-groups.ts')).toBe(pathTable('later'));
  });

  it('gives the method and the path of every call', () => {
    const wanted = Object.entries(calls).map(([name, call]) => [
      name,
      ['alsoPost' in call ? 'POST' : call.method, call.path],
    ]);
    expect(paths).toEqual(Object.fromEntries(wanted));
  });

  it('names no path and method twice', () => {
    const seen = Object.values(calls).map((call) => `${call.method} ${call.path}`);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
