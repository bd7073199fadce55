import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A database of its own for one test worker, on the server of `TEST_DATABASE_URL`;
 * nothing where the embedded engine is under test.
 */
export async function createTestDatabase(): Promise<string | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return undefined;
  const name = `statbook_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
