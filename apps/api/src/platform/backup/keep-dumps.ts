import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { needsUpgrade } from '../database/migrate.ts';
import type { Logger } from '../monitoring/logger.ts';
import { writeBackup } from './write-backup.ts';

interface Order {
  database: Database;
  logger: Logger;
  folder: string;
  everyHours: number;
  /** How many are kept, the newest. */
  kept: number;
}

export const dumpFolder = ({ dataDir }: { dataDir: string }) => join(dataDir, 'backups');

export interface Dumps {
  /** Writes the last one; called when nothing else uses the database any more. */
  stop(): Promise<void>;
}

/**
 * Dumps of the embedded database, which has nobody else to back it up: for a mistake that is noticed later, and for a version
 * whose server cannot read its files. The documents lie beside it as files and are not in it.
 */
export function keepDumps({ database, logger, folder, everyHours, kept }: Order): Dumps {
  const dump = async () => {
    try {
      const { rows } = await writeBackup({ database, file: join(folder, `${momentInName()}.backup`) });
      await removeOldest(folder, kept);
      logger.info({ rows }, 'dump written');
    } catch (error) {
      logger.error({ err: error }, 'dump failed');
    }
  };
  const timer = setInterval(() => void dump(), everyHours * 3_600_000).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return dump();
    },
  };
}

/** A dump before this version changes the schema of an earlier one; it is kept until somebody removes it. */
export async function dumpBeforeUpgrade({
  database,
  folder,
}: Pick<Order, 'database' | 'folder'>): Promise<void> {
  if (!(await needsUpgrade(database.pool))) return;
  await writeBackup({ database, file: join(folder, `before-upgrade-${momentInName()}.backup`) });
}

const momentInName = () => new Date().toISOString().replaceAll(':', '-');

async function removeOldest(folder: string, kept: number): Promise<void> {
  const names = readdirSync(folder).filter((name) => /^\d.*\.backup$/.test(name));
  for (const name of names.toSorted().slice(0, -kept)) await rm(join(folder, name));
}
