import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { writeBackup } from './write-backup.ts';

interface Order {
  database: Database;
  logger: Logger;
  folder: string;
  everyHours: number;
  /** How many are kept, the newest. */
  kept: number;
}

export interface Dumps {
  /** Writes the last one; called when nothing else uses the database any more. */
  stop(): Promise<void>;
}

/**
 * Dumps of the embedded engine, which does not wait for the disk: after a power cut the newest dump is what is
 * certain. The documents lie beside it as files and are not in it.
 */
export function keepDumps({ database, logger, folder, everyHours, kept }: Order): Dumps {
  const dump = async () => {
    try {
      const name = `${new Date().toISOString().replaceAll(':', '-')}.backup`;
      const { rows } = await writeBackup({ database, file: join(folder, name) });
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

async function removeOldest(folder: string, kept: number): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.backup'));
  for (const name of names.toSorted().slice(0, -kept)) await rm(join(folder, name));
}
