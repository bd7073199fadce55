import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openConfiguredDatabase, openConfiguredVault } from '../platform/open-database.ts';
import type { Vault } from '../platform/secrets.ts';

export interface Installation {
  config: Config;
  database: Database;
  vault: Vault;
}

/** Why a tool cannot do what it was asked, in words for who asked; it is printed without a stack. */
export class ToolError extends Error {
  override name = 'ToolError';
}

const said = new Set(['ToolError', 'ConfigError', 'BackupError']);

/**
 * Runs a command-line tool on the installation that the environment names, and ends the process: code 0 when it is
 * done, 1 when it is refused or fails. `migrated: false` leaves an empty database empty.
 */
export async function runTool(
  act: (installation: Installation) => Promise<string>,
  { migrated }: { migrated: boolean } = { migrated: true },
): Promise<void> {
  let database: Database | undefined;
  try {
    const config = readConfig(process.env);
    database = await openConfiguredDatabase(config);
    if (migrated) await migrate(database.engine);
    process.stdout.write(`${await act({ config, database, vault: openConfiguredVault(config) })}\n`);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  } finally {
    await database?.engine.close();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isSaid =
    said.has(error.name) || error instanceof ConfigError || error.message.startsWith('The data folder');
  return isSaid ? error.message : (error.stack ?? error.message);
}
