import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseRefusal } from '@statbook/postgres-server';
import type { ConnectionPool } from './connection-pool.ts';
import type { SqlSession } from './sql-session.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number that only we take: instances that start together take turns. */
const migrationLock = 7_283_001;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The first migration after the baseline is numbered so. */
const firstAfterBaseline = '0100';
/** Names and checksums, hashed, of the migrations that the baseline replaced; both make the same tables. */
const beforeBaseline = '83b0fc7ee8ad3341f443c214f4022e367513ff6485efdbc0f1d1c63bd4fd1069';

/** All migrations, in the order of their numbers. */
export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** The migrations that make the tables which these made: themselves, or the baseline for those that it replaced. */
export function toCurrentMigrations(
  applied: readonly Omit<Migration, 'sql'>[],
): readonly Omit<Migration, 'sql'>[] {
  const hash = createHash('sha256');
  for (const { name, checksum } of applied) hash.update(`${name} ${checksum}\n`);
  if (hash.digest('hex') !== beforeBaseline) return applied;
  return listMigrations().filter(({ name }) => name < firstAfterBaseline);
}

/** Brings the database to the newest schema, each migration in a transaction of its own. Returns what was applied. */
export function migrate(
  pool: ConnectionPool,
  migrations: readonly Migration[] = listMigrations(),
): Promise<string[]> {
  return pool.session(async (session) => {
    await session.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      return await applyMissing(session, migrations);
    } finally {
      await session.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  });
}

async function applyMissing(session: SqlSession, migrations: readonly Migration[]): Promise<string[]> {
  await session.exec(
    'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const applied = await readApplied(session);
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) throw new Error(`The migration ${changed.name} was changed after it had been applied.`);
  const [first] = migrations;
  if (applied.size > 0 && first !== undefined && !applied.has(first.name))
    throw new DatabaseRefusal(madeBefore);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, sql, checksum } of missing) {
    await session.exec('begin');
    try {
      await session.exec(sql);
      await session.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
      await session.exec('commit');
    } catch (error) {
      await session.exec('rollback');
      throw new Error(
        `The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`,
        {
          cause: error,
        },
      );
    }
  }
  return missing.map(({ name }) => name);
}

async function readApplied(session: SqlSession): Promise<Map<string, string>> {
  const rows = await session.query('select name, checksum from migration');
  return new Map(rows.map(([name, checksum]) => [String(name), String(checksum)]));
}

/** Whether the database has a schema that `migrate` would change. */
export function needsUpgrade(pool: ConnectionPool): Promise<boolean> {
  return pool.session(async (session) => {
    const [[table] = []] = await session.query("select to_regclass('migration')::text");
    if (table === null) return false;
    const applied = await readApplied(session);
    return applied.size > 0 && listMigrations().some(({ name }) => !applied.has(name));
  });
}

const madeBefore = [
  'This database was made by a version before the first release, whose migrations this one does not continue.',
  'Make a backup with that version (npm run backup) and restore it into a new database with this one (npm run restore).',
].join('\n');
