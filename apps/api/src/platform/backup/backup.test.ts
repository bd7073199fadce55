import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fullAccount } from '../../safety/full-account.ts';
import { testApi } from '../../testing/test-api.ts';
import { newDatabasePool } from '../../testing/test-database.ts';
import { type Database, openDatabase, sessionOf } from '../database/database.ts';
import { listMigrations, migrate } from '../database/migrate.ts';
import { createLogger } from '../monitoring/logger.ts';
import { dumpBeforeUpgrade, keepDumps } from './keep-dumps.ts';
import { restoreBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

describe('a backup', () => {
  it('comes back as it was, with its documents', async () => {
    await fullAccount();
    const folder = newFolder();
    const documents = join(folder, 'documents');
    const hash = 'ab'.repeat(32);
    mkdirSync(join(documents, 'ab'), { recursive: true });
    writeFileSync(join(documents, 'ab', hash), Buffer.from([0, 1, 2, 255]));
    writeFileSync(join(documents, 'ab', `${hash}.half`), 'still being written');
    const { database } = (await testApi()).server.platform;
    const first = join(folder, 'first.backup');
    const count = await writeBackup({ database, file: first, documents });
    expect(count.documents).toBe(1);
    expect(statSync(first).mode & 0o777).toBe(0o600);

    const target = await openEmpty();
    const restored = join(folder, 'restored');
    expect(await restoreBackup({ database: target, file: first, documents: restored })).toEqual(count);
    const again = join(folder, 'again.backup');
    await writeBackup({ database: target, file: again, documents: restored });
    await target.pool.close();
    expect(contentOf(again)).toEqual(contentOf(first));
    expect(readFileSync(join(restored, 'ab', hash))).toEqual(Buffer.from([0, 1, 2, 255]));
  });

  it('lets numbers go on after those that came back, and keeps accounts apart', async () => {
    const { accountId, companyId } = await fullAccount();
    const { accountId: other } = await fullAccount();
    const { database } = (await testApi()).server.platform;
    const file = join(newFolder(), 'a.backup');
    await writeBackup({ database, file });
    const target = await openEmpty();
    await restoreBackup({ database: target, file, documents: newFolder() });
    await target.transaction({ as: 'account', accountId }, async (tx) => {
      const session = sessionOf(tx);
      await session.query('insert into live_event (account_id, company_id, topic) values ($1, $2, $3)', [
        accountId,
        companyId,
        'after',
      ]);
      const [[isHighest] = []] = await session.query(
        "select id = (select max(id) from live_event) from live_event where topic = 'after'",
      );
      expect(isHighest).toBe(true);
      const seen = await session.query('select distinct account_id::text from company');
      expect(seen).toEqual([[accountId]]);
      expect(seen).not.toContainEqual([other]);
    });
    await target.pool.close();
  });

  it('is refused by a database that holds something, which stays as it was', async () => {
    await fullAccount();
    const { database } = (await testApi()).server.platform;
    const file = join(newFolder(), 'a.backup');
    await writeBackup({ database, file });
    await expect(restoreBackup({ database, file, documents: newFolder() })).rejects.toThrow('not empty');
  });

  it.each([
    ['cut off', (lines: string[]) => lines.slice(0, -1), 'cut off'],
    [
      'short of rows',
      (lines: string[]) => lines.filter((line) => !line.includes('"rows":[[')),
      'lost a part',
    ],
    [
      'of another version',
      (lines: string[]) => lines.map((line) => line.replace(/"checksum":"\w+"/, '"checksum":"x"')),
      'another version',
    ],
    ['of something else', () => ['{"a":1}'], 'not a backup of Statbook'],
  ])('that is %s is refused whole', async (_how, spoil, reason) => {
    await fullAccount();
    const { database } = (await testApi()).server.platform;
    const file = join(newFolder(), 'a.backup');
    await writeBackup({ database, file });
    writeFileSync(
      file,
      gzipSync(
        spoil(linesOf(file))
          .map((line) => `${line}\n`)
          .join(''),
      ),
    );
    const target = await openEmpty();
    await migrate(target.pool);
    await expect(restoreBackup({ database: target, file, documents: newFolder() })).rejects.toThrow(reason);
    const rows = await target.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query('select id from account'),
    );
    expect(rows).toEqual([]);
    await target.pool.close();
  });
});

describe('dumps of the embedded database', () => {
  it('are written before the schema is changed, and not where there is nothing to change', async () => {
    const folder = newFolder();
    const database = await openEmpty();
    await dumpBeforeUpgrade({ database, folder });
    await migrate(database.pool, listMigrations().slice(0, -1));
    await dumpBeforeUpgrade({ database, folder });
    await migrate(database.pool);
    await dumpBeforeUpgrade({ database, folder });
    await database.pool.close();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^before-upgrade-.*\.backup$/)]);
  });

  it('leave the newest few, and one is written when the server stops', async () => {
    const folder = newFolder();
    const names = ['2026-01-01T00-00.backup', '2026-01-02T00-00.backup', '2026-01-03T00-00.backup'];
    for (const name of names) writeFileSync(join(folder, name), '');
    const { database } = (await testApi()).server.platform;
    const logger = createLogger('silent');
    await keepDumps({ database, logger, folder, everyHours: 6, kept: 2 }).stop();
    const left = readdirSync(folder).toSorted();
    expect(left).toHaveLength(2);
    expect(left[0]).toBe('2026-01-03T00-00.backup');
    expect(linesOf(join(folder, left[1] ?? '')).at(-1)).toContain('"kind":"end"');
  });
});

async function openEmpty(): Promise<Database> {
  return openDatabase(await newDatabasePool({ isEmpty: true }));
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'statbook-backup-'));

function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
}

/** Without the moment at which it was made, and whatever order a table gave its rows in. */
function contentOf(file: string): unknown[] {
  let table = '';
  return linesOf(file)
    .slice(1)
    .flatMap((line) => {
      const value: { kind: string; table?: string; rows?: unknown[] } = JSON.parse(line);
      table = value.table ?? table;
      return Array.isArray(value.rows) ? value.rows.map((row) => `${table} ${JSON.stringify(row)}`) : [line];
    })
    .toSorted();
}
