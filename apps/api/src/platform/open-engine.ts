import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openEmbeddedEngine } from './database/embedded-engine.ts';
import type { Engine } from './database/engine.ts';

/** The engine that the configuration names; the database may still be empty. Loads no driver that it does not need. */
export async function openConfiguredEngine({ databaseUrl, dataDir }: Config): Promise<Engine> {
  if (databaseUrl === undefined) return openEmbeddedEngine(join(dataDir, 'database'));
  const { openServerEngine } = await import('./database/server-engine.ts');
  return openServerEngine(databaseUrl.reveal());
}
