import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A server on which tests make databases: its address, and the database to clone. */
export interface TestServer {
  url: string;
  template: string;
}

/** A database of its own. */
export interface TestDatabase {
  url: string;
  remove(): Promise<void>;
}

/** Makes a database with the newest schema and nothing in it; without tables where it `isEmpty`. */
export async function createTestDatabase(
  { url, template }: TestServer,
  { isEmpty } = { isEmpty: false },
): Promise<TestDatabase> {
  const name = `${template}_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await runSql(
    url,
    `create database ${name} template ${isEmpty ? 'template0' : template} strategy file_copy`,
  );
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    remove: () => dropDatabase(url, name),
  };
}

const vacuumWaits = 60;
const vacuumWaitMs = 500;

/** The server's own vacuum may be at work in a large one, which only the server may end: it is waited for. */
async function dropDatabase(url: string, name: string): Promise<void> {
  for (let waited = 0; ; waited += 1) {
    try {
      await runSql(url, `drop database ${name} with (force)`);
      return;
    } catch (error) {
      const isAtWork = error instanceof pg.DatabaseError && error.code === '42501';
      if (!isAtWork || waited === vacuumWaits) throw error;
      await wait(vacuumWaitMs);
    }
  }
}

/** Runs one statement and gives its rows as arrays. */
export async function runSql(url: string, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows;
  } finally {
    await client.end();
  }
}
