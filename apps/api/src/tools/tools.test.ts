import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase, sessionOf } from '../platform/database/database.ts';
import { openConfiguredVault } from '../platform/secrets/vault.ts';
import { newDatabasePool } from '../testing/test-database.ts';
import { makeAccount, readOrder } from './account-create.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { rotate } from './rotate-secrets.ts';
import { verifyActivity } from './verify-activity.ts';
import { verifyRegisters } from './verify-registers.ts';
import type { Installation } from './run-tool.ts';

const firstKey = 'the first key of this installation';
const secondKey = 'the second key of this installation';
const order = { account: 'Harbour', email: 'Main@harbour.example', name: 'Mara Quill' };

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.pool.close();
});

describe('npm run account:create', () => {
  it('makes an account with an invited main user, and says what to do', async () => {
    const installation = await newInstallation();
    const said = await makeAccount(installation, order);
    expect(said).toContain('Mara Quill opens http://localhost:3000 and signs in with Main@harbour.example.');
    const rows = await ask(installation, 'select kind, status, issuer from app_user');
    expect(rows).toEqual([['main', 'invited', null]]);
    expect(await verifyActivity(installation)).toBe(
      '1 rows of activity in 1 accounts: every chain is whole.',
    );
  });

  it('refuses a second account of the name, and a second user of the address', async () => {
    const installation = await newInstallation();
    await makeAccount(installation, order);
    await expect(makeAccount(installation, order)).rejects.toThrow('an account Harbour already');
    const other = { ...order, account: 'Elsewhere', email: 'main@HARBOUR.example' };
    await expect(makeAccount(installation, other)).rejects.toThrow('is a user of an account already');
    expect(await ask(installation, 'select name from account')).toEqual([['Harbour']]);
  });

  it('shows how it is written when something is missing', () => {
    expect(() => readOrder(['--account', 'Harbour'])).toThrow('npm run account:create -- --account');
    expect(() => readOrder(['--account', 'A', '--name', 'B', '--email', 'nobody'])).toThrow('not an email');
    expect(readOrder(['--account', 'A', '--name', ' B ', '--email', 'a@b.example'])).toEqual({
      account: 'A',
      name: 'B',
      email: 'a@b.example',
    });
  });
});

describe('npm run rotate:secrets', () => {
  it('seals everything under the new key, after which the old one is needed no more', async () => {
    const before = await newInstallation();
    await makeAccount(before, order);
    await expect(rotate(before)).rejects.toThrow('SECRETS_KEY_PREVIOUS');
    const both = withKeys(before, secondKey, firstKey);
    expect(await rotate(both)).toMatch(/^1 values/);
    expect(await rotate(both)).toMatch(/^0 values/);
    expect(await verifyActivity(withKeys(before, secondKey))).toContain('every chain is whole');
    await expect(verifyActivity(before)).rejects.toThrow('key that is not configured');
  });
});

describe('npm run restore', () => {
  it('brings a backup back, with the activity still in its chain', async () => {
    const before = await newInstallation();
    await makeAccount(before, order);
    const file = join(before.config.dataDir, 'a.backup');
    expect(await backUp(before, file)).toContain('SECRETS_KEY is not in it');
    const after = await newInstallation();
    expect(await restore(after, file)).toContain('are back');
    expect(await verifyActivity(after)).toContain('every chain is whole');
    expect(await ask(after, 'select name from account')).toEqual([['Harbour']]);
  });

  it('is refused under another key, and leaves the database empty', async () => {
    const before = await newInstallation();
    await makeAccount(before, order);
    const file = join(before.config.dataDir, 'a.backup');
    await backUp(before, file);
    const after = withKeys(await newInstallation(), secondKey);
    await expect(restore(after, file)).rejects.toThrow('under another SECRETS_KEY');
    expect(await ask(after, 'select name from account')).toEqual([]);
  });
});

describe('a backup from before the baseline of the migrations', () => {
  it('is restored with its activity in the chain, registers that add up, and secrets that open', async () => {
    const key = 'the key of the books before the server';
    const installation = withKeys(await newInstallation({ isEmpty: true }), key);
    const file = join(import.meta.dirname, 'before-baseline.backup');
    expect(await restore(installation, file)).toContain('are back');
    expect(await verifyActivity(installation)).toContain('every chain is whole');
    expect(await verifyRegisters(installation, undefined)).toMatch(/^2 entries in 1 share registers/);
    expect(await rotate(withKeys(installation, secondKey, key))).toMatch(/^[1-9]\d* values/);
  });
});

describe('npm run verify:activity', () => {
  it('names the account whose chain is broken, and where', async () => {
    const installation = await newInstallation();
    await makeAccount(installation, order);
    await installation.database.pool.session((session) =>
      session.exec(`alter table activity disable trigger user; alter table activity no force row level security;
        update activity set action = 'other'; alter table activity enable trigger user`),
    );
    await expect(verifyActivity(installation)).rejects.toThrow('Harbour: the chain is broken at row 1.');
  });
});

async function newInstallation(options?: { isEmpty: boolean }): Promise<Installation> {
  const database = openDatabase(await newDatabasePool(options));
  open.push(database);
  const config = configOf(firstKey);
  return { config, database, vault: openConfiguredVault(config) };
}

function withKeys(installation: Installation, key: string, previous?: string): Installation {
  const config = configOf(key, previous);
  return { ...installation, config, vault: openConfiguredVault(config) };
}

function configOf(key: string, previous?: string): Config {
  return readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'statbook-tools-')),
    SECRETS_KEY: key,
    SECRETS_KEY_PREVIOUS: previous,
  });
}

function ask({ database }: Installation, sql: string): Promise<unknown[][]> {
  return database.transaction({ as: 'maintenance' }, (tx) => sessionOf(tx).query(sql));
}
