import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';

describe('the programs of PostgreSQL', () => {
  const { folder, version, majorVersion } = findBinaries();

  it.each(['initdb', 'postgres', 'pg_ctl'])('have %s', (program) => {
    expect(existsSync(join(folder, 'bin', program))).toBe(true);
  });

  it('have the version on which the files of a database depend', () => {
    expect(majorVersion).toMatch(/^\d+$/);
    expect(version.startsWith(`${majorVersion}.`)).toBe(true);
  });

  it('have links to their libraries, none of which leads nowhere', () => {
    const libraries = readdirSync(join(folder, 'lib')).map((name) => join(folder, 'lib', name));
    const links = libraries.filter((path) => lstatSync(path).isSymbolicLink());
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});
