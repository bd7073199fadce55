import { findEarlierDatabase, startEmbeddedDatabase } from '@statbook/api/database';
import type { RunningServer } from '@statbook/postgres-server';
import { runNode } from '../process/run-command.ts';
import type { Ending } from './child-process.ts';
import type { Settings } from './settings.ts';

/** Whether the installation has a database of its own: `DATABASE_URL` names another, and live must have one named. */
export function hasEmbeddedDatabase({ mode, env }: Pick<Settings, 'mode' | 'env'>): boolean {
  return mode !== 'live' && !env['DATABASE_URL'];
}

/** Takes over the books of an earlier version, where there are any; false when that is refused, which it has said. */
export async function takeOverEarlierDatabase(settings: Settings, checkout: string): Promise<boolean> {
  if (!hasEmbeddedDatabase(settings) || findEarlierDatabase(settings.dataDir) === undefined) return true;
  const env = { ...settings.env, MODE: settings.mode, DATA_DIR: settings.dataDir };
  return (await runNode(['apps/api/src/tools/take-over.ts'], { cwd: checkout, env })) === 0;
}

/** The installation's own database, from the moment at which it begins to start. */
export interface StartingDatabase {
  /** Settles when it accepts connections. */
  ready: Promise<void>;
  /** Settles when it ends without having been asked to. */
  ended: Promise<Ending>;
  end(): Promise<void>;
}

export function startDatabase(dataDir: string): StartingDatabase {
  const starting = startEmbeddedDatabase(dataDir);
  return {
    ready: starting.then(() => undefined),
    ended: starting.then(toEnding),
    end: () =>
      starting.then(
        (server) => server.stop(),
        () => undefined,
      ),
  };
}

async function toEnding(server: RunningServer): Promise<Ending> {
  return { name: 'postgresql', ...(await server.ended) };
}
