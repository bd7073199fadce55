import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openToolPool } from '../platform/database/open-database.ts';
import { takeOver } from './take-over.ts';
import { verifyRegisters } from './verify-registers.ts';

let dataDir: string;
let config: Config;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'statbook-take-over-'));
  config = readConfig({ DATA_DIR: dataDir, SECRETS_KEY: 'the key of the books before the server' });
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function addDump(): void {
  mkdirSync(join(dataDir, 'backups'));
  writeFileSync(join(dataDir, 'backups/2026-11-22T09-00-00.000Z.backup'), 'an older one');
  const dump = join(import.meta.dirname, 'before-baseline.backup');
  cpSync(dump, join(dataDir, 'backups/2026-11-23T12-31-20.301Z.backup'));
}

async function verifyBooks(): Promise<string> {
  const pool = await openToolPool(config, { isEmpty: false });
  try {
    return await verifyRegisters({ database: openDatabase(pool) });
  } finally {
    await pool.close();
  }
}

describe('a data folder of the engine that was embedded before', () => {
  it('has its newest dump restored, and its files kept aside', async () => {
    addDump();
    expect(await takeOver(config)).toContain('2026-11-23T12-31-20.301Z.backup');
    expect(await verifyBooks()).toMatch(/^2 entries in 1 share registers/);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    expect(existsSync(join(dataDir, 'database-before-postgresql/PG_VERSION'))).toBe(true);
    expect(await takeOver(config)).toBe('There is no database of an earlier version here.');
  });

  it('is taken over once, also when that was ended before the files were set aside', async () => {
    addDump();
    await takeOver(config);
    renameSync(join(dataDir, 'database-before-postgresql'), join(dataDir, 'database'));
    expect(await takeOver(config)).toContain('were taken over');
    expect(await verifyBooks()).toMatch(/^2 entries in 1 share registers/);
  });

  it('is refused without a dump, with what to do, and nothing is touched', async () => {
    const before = readdirSync(dataDir, { recursive: true });
    await expect(takeOver(config)).rejects.toThrow(/no dump of it.*\n.*Nothing was touched.*Ctrl\+C/);
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
  });

  it('is refused to tools until then, so that none works on an empty database', async () => {
    await expect(verifyBooks()).rejects.toThrow('an earlier version of Statbook');
  });

  it('stays as it is where the key is another, and is taken over with the right one', async () => {
    addDump();
    const other = readConfig({ DATA_DIR: dataDir, SECRETS_KEY: 'another key of thirty-two characters' });
    await expect(takeOver(other)).rejects.toThrow('another SECRETS_KEY');
    expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(true);
    expect(await takeOver(config)).toContain('were taken over');
  });
});
