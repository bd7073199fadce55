import {
  findDataServer,
  findHolder,
  type RunningServer,
  startDataServer,
  supervisorLockOf,
} from '@statbook/postgres-server';
import type { Config } from '../../config.ts';
import { assertTakenOver } from '../backup/earlier-database.ts';
import { type ConnectionPool, openConnectionPool } from './connection-pool.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Connects the product to the database that the configuration names. An embedded one is the supervisor's, or is started for this
 * process alone and ends with the pool; `onLost` is called should it end before.
 */
export async function openProductPool(place: Place, onLost: () => void): Promise<ConnectionPool> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl !== undefined) return openConnectionPool(databaseUrl.reveal());
  const isSupervised = findHolder(supervisorLockOf(dataDir)) !== undefined;
  const url = isSupervised ? await findDataServer(dataDir) : undefined;
  if (url !== undefined) return openConnectionPool(url);
  assertTakenOver(dataDir);
  const server = await startEmbeddedDatabase(dataDir);
  const pool = openOwnPool(server);
  let isClosing = false;
  void server.ended.then(() => {
    if (!isClosing) onLost();
  });
  return {
    ...pool,
    close: () => {
      isClosing = true;
      return pool.close();
    },
  };
}

/**
 * Connects a tool to the database that the configuration names. An embedded one may be in use by the product; otherwise it is
 * started for the tool. `isEmpty` has a new one begin without tables.
 */
export async function openToolPool(place: Place, { isEmpty }: { isEmpty: boolean }): Promise<ConnectionPool> {
  const { databaseUrl, dataDir } = place;
  const url = databaseUrl?.reveal() ?? (await findDataServer(dataDir));
  if (url !== undefined) return openConnectionPool(url);
  assertTakenOver(dataDir);
  return openOwnPool(await (isEmpty ? startDataServer({ dataDir }) : startEmbeddedDatabase(dataDir)));
}

/** A pool whose server ends with it. */
export function openOwnPool(server: RunningServer): ConnectionPool {
  const pool = openConnectionPool(server.url);
  const close = async () => {
    try {
      await pool.close();
    } finally {
      await server.stop();
    }
  };
  return { ...pool, close };
}
