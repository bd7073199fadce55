import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDataServer, findUser } from '@statbook/postgres-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasEmbeddedDatabase, startDatabase, takeOverEarlierDatabase } from './database.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'statbook-database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the database of an installation', () => {
  it.each([
    ['demo', {}, true],
    ['test', {}, true],
    ['demo', { DATABASE_URL: '' }, true],
    ['demo', { DATABASE_URL: 'postgresql://elsewhere' }, false],
    ['live', {}, false],
    ['live', { DATABASE_URL: 'postgresql://elsewhere' }, false],
  ] as const)('in %s with %o is its own: %s', (mode, env, isOwn) => {
    expect(hasEmbeddedDatabase({ mode, env })).toBe(isOwn);
  });

  it('runs in the data folder from when it is ready until it is ended', async () => {
    const database = startDatabase(dataDir);
    await database.ready;
    expect(findUser(dataDir)).toBe(process.pid);
    expect(await findDataServer(dataDir)).toMatch(/^postgresql:/);
    await database.end();
    expect(await database.ended).toMatchObject({ name: 'postgresql', code: 0 });
    expect(findUser(dataDir)).toBeUndefined();
  });

  it('is refused while another one runs in the data folder, and then has nothing to end', async () => {
    const first = startDatabase(dataDir);
    await first.ready;
    const second = startDatabase(dataDir);
    await expect(second.ready).rejects.toThrow('is in use by process');
    await expect(second.ended).rejects.toThrow('is in use by process');
    await second.end();
    await first.end();
  });

  it('takes over nothing where no earlier version has left books', async () => {
    const settings = { mode: 'demo', port: 3000, dataDir, isDev: false, env: {} } as const;
    expect(await takeOverEarlierDatabase(settings, '/nowhere')).toBe(true);
  });
});
