import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringTemplateUpToDate, layDatabase } from './database-template.ts';

let checkout: string;
const write = (path: string, text: string) => {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
/** A tool that says in the database which migrations it found. */
const tool = `
  import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
  mkdirSync(process.argv[2]);
  writeFileSync(process.argv[2] + '/schema', readdirSync('apps/api/migrations').join());`;
const schemaIn = (dataDir: string) => readFileSync(join(checkout, dataDir, 'database/schema'), 'utf8');
const begin = (dataDir: string) => {
  mkdirSync(join(checkout, dataDir));
  layDatabase(checkout, join(checkout, dataDir));
};

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'statbook-template-'));
  write('package.json', '{"type":"module"}');
  write('apps/api/src/tools/create-database.ts', tool);
  write('apps/api/migrations/1.sql', 'create table one ();');
  write('node_modules/@electric-sql/pglite/package.json', '{"version":"1"}');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

describe('the database that installations begin with', () => {
  it('is made once, and copied into a data folder that has none', async () => {
    await bringTemplateUpToDate(checkout);
    write('apps/api/src/tools/create-database.ts', 'process.exitCode = 1;');
    await bringTemplateUpToDate(checkout);
    begin('data');
    expect(schemaIn('data')).toBe('1.sql');
    expect(readdirSync(join(checkout, 'data'))).toEqual(['database']);
  });

  it('is made anew for another schema, and the old one forgotten', async () => {
    await bringTemplateUpToDate(checkout);
    write('apps/api/migrations/2.sql', 'create table two ();');
    await bringTemplateUpToDate(checkout);
    begin('data');
    expect(schemaIn('data')).toBe('1.sql,2.sql');
    expect(readdirSync(join(checkout, 'node_modules/.cache/statbook'))).toHaveLength(1);
  });

  it('is made anew where a migration has only another name', async () => {
    await bringTemplateUpToDate(checkout);
    renameSync(join(checkout, 'apps/api/migrations/1.sql'), join(checkout, 'apps/api/migrations/0.sql'));
    await bringTemplateUpToDate(checkout);
    begin('data');
    expect(schemaIn('data')).toBe('0.sql');
  });

  it('never takes the place of a database that is there', async () => {
    await bringTemplateUpToDate(checkout);
    write('data/database/schema', 'mine');
    layDatabase(checkout, join(checkout, 'data'));
    expect(schemaIn('data')).toBe('mine');
  });

  it('is done without where it cannot be made', async () => {
    write('apps/api/src/tools/create-database.ts', 'process.exitCode = 1;');
    await bringTemplateUpToDate(checkout);
    begin('data');
    expect(existsSync(join(checkout, 'data/database'))).toBe(false);
  });
});
