import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openEmbeddedEngine } from './database/embedded-engine.ts';
import type { Engine } from './database/engine.ts';
import { openServerEngine } from './database/server-engine.ts';
import { createVault, type Vault } from './secrets.ts';

/** The engine that the configuration names; the database may still be empty. */
export function openConfiguredEngine({ databaseUrl, dataDir }: Config): Promise<Engine> {
  return databaseUrl === undefined
    ? openEmbeddedEngine(join(dataDir, 'database'))
    : Promise.resolve(openServerEngine(databaseUrl.reveal()));
}

export async function openConfiguredDatabase(config: Config): Promise<Database> {
  return openDatabase(await openConfiguredEngine(config));
}

export function openConfiguredVault({ secretsKeys: [first, ...others] }: Config): Vault {
  return createVault([first.reveal(), ...others.map((key) => key.reveal())]);
}
