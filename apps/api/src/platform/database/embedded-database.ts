import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findBinaries,
  makeCluster,
  type RunningServer,
  startDataServer,
  startServer,
} from '@statbook/postgres-server';
import { openConnectionPool } from './connection-pool.ts';
import { listMigrations, migrate } from './migrate.ts';

// The embedded database is a PostgreSQL server that runs on the data folder. To make a new one takes longer than all the rest
// of a start, so a migrated one is made once, and every new data folder begins with a copy of it.

const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/statbook/', import.meta.url));

/** Starts the server of a data folder for this process. */
export function startEmbeddedDatabase(dataDir: string): Promise<RunningServer> {
  return startDataServer({ dataDir, template: templateFolder() });
}

/** Where the template of these migrations and these programs lies, made or not. */
export function templateFolder(): string {
  const hash = createHash('sha256').update(findBinaries().version);
  for (const { name, checksum } of listMigrations()) hash.update(name).update(checksum);
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}`);
}

/** Makes the template unless it is there, and removes those of other migrations. */
export async function prepareTemplate(): Promise<void> {
  const template = templateFolder();
  if (existsSync(template)) return;
  const draft = `${template}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  try {
    await makeCluster(draft);
    await migrateCluster(draft);
    openToOthers(draft);
    // Unless another process has made it meanwhile.
    if (!existsSync(template)) renameSync(draft, template);
    removeOthers(template);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.log`, { force: true });
  }
}

async function migrateCluster(cluster: string): Promise<void> {
  const server = await startServer({ cluster, logFile: `${cluster}.log` });
  try {
    const pool = openConnectionPool(server.url, 1);
    await migrate(pool);
    await pool.close();
  } finally {
    await server.stop();
  }
}

/** What one user has installed, another may start. There is nothing in it but the schema. */
function openToOthers(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToOthers(path);
    else chmodSync(path, 0o644);
  }
}

function removeOthers(template: string): void {
  for (const name of readdirSync(dirname(template))) {
    // One with a dot in its name is being made at this moment.
    if (/^database-\w+$/.test(name) && name !== basename(template))
      rmSync(join(dirname(template), name), { recursive: true, force: true });
  }
}
