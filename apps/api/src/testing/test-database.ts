import { createTestDatabase } from '@statbook/testkit';
import { inject } from 'vitest';
import { type ConnectionPool, openConnectionPool } from '../platform/database/connection-pool.ts';

/** The address of a database of its own, with the newest schema and nothing in it; without tables where it `isEmpty`. */
export async function newDatabaseUrl(options?: { isEmpty: boolean }): Promise<string> {
  return (await createTestDatabase(inject('postgres'), options)).url;
}

/** A pool on such a database. */
export async function newDatabasePool(options?: { isEmpty: boolean }): Promise<ConnectionPool> {
  return openConnectionPool(await newDatabaseUrl(options));
}
