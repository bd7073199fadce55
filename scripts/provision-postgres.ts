import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openConnectionPool, prepareTemplate, templateFolder } from '@statbook/api/database';
import { DatabaseRefusal, makeCluster, startServer } from '@statbook/postgres-server';

/** A PostgreSQL server for tests and benchmarks. */
export interface TestPostgres {
  /** Of a role that may create databases. */
  url: string;
  /** Of one that sees and may write every row of them. */
  superuserUrl: string;
  /** The name of a database with the newest schema and nothing in it; others are cloned from it and take its name for a prefix. */
  template: string;
  /** Ends the server and removes its data where it was started here, else removes the databases. */
  stop(): Promise<void>;
}

export type PostgresOutcome = { ok: true; postgres: TestPostgres } | { ok: false; reason: string };

/** The server of `TEST_DATABASE_URL`, else one of our own with a temporary folder. */
export async function provisionPostgres(): Promise<PostgresOutcome> {
  const named = process.env['TEST_DATABASE_URL'];
  try {
    return { ok: true, postgres: named ? await prepareServer(named) : await startTemporaryServer() };
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error;
    return {
      ok: false,
      reason: `${error.message}\nTests can also use a server of yours: set TEST_DATABASE_URL.`,
    };
  }
}

/** Tests lose nothing in a power cut, so this server never waits for the disk. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 };

async function startTemporaryServer(): Promise<TestPostgres> {
  await prepareTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'statbook-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const cluster = join(folder, 'postgresql');
    await makeCluster(cluster, templateFolder());
    const server = await startServer({ cluster, logFile: join(folder, 'postgresql.log'), settings });
    return {
      url: withDatabase(server.url, 'template1'),
      superuserUrl: withDatabase(server.superuserUrl, 'template1'),
      template: new URL(server.url).pathname.slice(1),
      stop: () => server.stop().finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The same server with another database: a database must not be in use while others are cloned from it. */
function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function prepareServer(url: string): Promise<TestPostgres> {
  const template = `statbook_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${template}`);
  const pool = openConnectionPool(withDatabase(url, template), 1);
  await migrate(pool);
  await pool.close();
  return { url, superuserUrl: url, template, stop: () => dropDatabases(url, template) };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const names = await run(url, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const [name] of names) await run(url, `drop database ${String(name)} with (force)`);
}

async function run(url: string, statement: string): Promise<unknown[][]> {
  const pool = openConnectionPool(url, 1);
  try {
    return await pool.session((session) => session.query(statement));
  } finally {
    await pool.close();
  }
}
