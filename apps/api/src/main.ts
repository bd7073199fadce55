import { DatabaseRefusal } from '@statbook/postgres-server';
import { type Config, ConfigError, readConfig } from './config.ts';
import { findEarlierDatabase } from './platform/backup/earlier-database.ts';
import { openProductPool } from './platform/database/open-database.ts';

/** One process of the product. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) await takeOverEarlierDatabase(config);
  // The database takes as long to open as the rest of the program to load: both begin at once.
  const pool = openProductPool(config, () => process.kill(process.pid, 'SIGTERM'));
  // Whoever awaits the pool reports this; until then it is nobody's.
  pool.catch(() => undefined);
  const { runServer } = await import('./run-server.ts');
  await runServer(config, pool);
}

async function takeOverEarlierDatabase(config: Config): Promise<void> {
  if (findEarlierDatabase(config.dataDir) === undefined) return;
  const { takeOver } = await import('./tools/take-over.ts');
  process.stderr.write(`${await takeOver(config)}\n`);
}

try {
  await main();
} catch (error) {
  const isReadable = error instanceof ConfigError || error instanceof DatabaseRefusal;
  process.stderr.write(
    isReadable
      ? `Statbook cannot start:\n${error.message}\n`
      : `${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
