import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from '@statbook/postgres-server';

// Up to version 3.1.0 the embedded database was another engine, whose files no PostgreSQL server reads. It wrote dumps into the
// folder `backups`, every six hours and whenever it was ended.

/** The files of the earlier engine, and where they are kept once their books are taken over. */
export interface EarlierDatabase {
  files: string;
  keptAs: string;
  /** The newest dump; undefined where there is none. */
  dump: string | undefined;
}

/** The database of the earlier engine in a data folder whose books were not taken over yet. */
export function findEarlierDatabase(dataDir: string): EarlierDatabase | undefined {
  const files = join(dataDir, 'database');
  if (!existsSync(join(files, 'PG_VERSION'))) return undefined;
  return {
    files,
    keptAs: join(dataDir, 'database-before-postgresql'),
    dump: findNewestDump(join(dataDir, 'backups')),
  };
}

function findNewestDump(folder: string): string | undefined {
  // Their names begin with the moment.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.backup$/.test(name)) : [];
  const newest = names.toSorted().at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

/** Throws a DatabaseRefusal where a new database would hide the earlier one. */
export function assertTakenOver(dataDir: string): void {
  const earlier = findEarlierDatabase(dataDir);
  if (earlier === undefined) return;
  throw new DatabaseRefusal(
    `${earlier.files} is a database of an earlier version of Statbook. Start Statbook once (npm start): it takes the books over.`,
  );
}
