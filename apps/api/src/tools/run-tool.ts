import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openToolPool } from '../platform/database/open-database.ts';
import { openConfiguredVault, type Vault } from '../platform/secrets/vault.ts';

export interface Installation {
  config: Config;
  database: Database;
  vault: Vault;
}

/** Why a tool cannot do what it was asked, in words for who asked; it is printed without a stack. */
export class ToolError extends Error {
  override name = 'ToolError';
}

const printedWithoutStack = new Set(['ToolError', 'ConfigError', 'BackupError', 'DatabaseRefusal']);

/**
 * Runs a command-line tool on the installation that the environment names. `migrated: false` leaves an empty database
 * empty.
 */
export async function runTool(
  act: (installation: Installation) => Promise<string>,
  { migrated }: { migrated: boolean } = { migrated: true },
): Promise<void> {
  await runCommand(async () => {
    const config = readConfig(process.env);
    const pool = await openToolPool(config, { isEmpty: !migrated });
    try {
      if (migrated) await migrate(pool);
      return await act({ config, database: openDatabase(pool), vault: openConfiguredVault(config) });
    } finally {
      await pool.close();
    }
  });
}

/** Prints what a command comes to, and sets the exit code: 0 when it is done, 1 when it is refused or fails. */
export async function runCommand(act: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await act()}\n`);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return printedWithoutStack.has(error.name) ? error.message : (error.stack ?? error.message);
}
