import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Engine, SqlSession } from './engine.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number that only we take: instances that start together take turns. */
const migrationLock = 7_283_001;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

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

/** Brings the database to the newest schema, each migration in a transaction of its own. Returns what was applied. */
export function migrate(
  engine: Engine,
  migrations: readonly Migration[] = listMigrations(),
): Promise<string[]> {
  return engine.session(async (session) => {
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
  const rows = await session.query('select name, checksum from migration');
  const applied = new Map(rows.map(([name, checksum]) => [String(name), String(checksum)]));
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) throw new Error(`The migration ${changed.name} was changed after it had been applied.`);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  const afterAll = readFileSync(new URL('after-all.sql', folder), 'utf8');
  for (const { name, sql, checksum } of missing) {
    await session.exec('begin');
    try {
      await session.exec(sql);
      if (name === missing.at(-1)?.name) await session.exec(afterAll);
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
