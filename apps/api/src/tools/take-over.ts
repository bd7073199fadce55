import { renameSync } from 'node:fs';
import { DatabaseRefusal, startDataServer } from '@statbook/postgres-server';
import { type Config, readConfig } from '../config.ts';
import { NotEmptyError } from '../platform/backup/backup-line.ts';
import { type EarlierDatabase, findEarlierDatabase } from '../platform/backup/earlier-database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openOwnPool } from '../platform/database/open-database.ts';
import { openConfiguredVault } from '../platform/secrets/vault.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-tool.ts';

/**
 * Takes over the books of the engine that was embedded before: restores its newest dump into a new database and keeps its files
 * aside. Throws a DatabaseRefusal that says what to do where there is no dump; nothing is touched then.
 */
export async function takeOver(config: Config): Promise<string> {
  const earlier = findEarlierDatabase(config.dataDir);
  if (earlier === undefined) return 'There is no database of an earlier version here.';
  const { files, keptAs, dump } = earlier;
  if (dump === undefined) throw new DatabaseRefusal(describeMissingDump(earlier));
  const pool = openOwnPool(await startDataServer({ dataDir: config.dataDir }));
  try {
    await restore({ config, database: openDatabase(pool), vault: openConfiguredVault(config) }, dump);
  } catch (error) {
    // Restored before, by a process that was killed before it renamed the files.
    if (!(error instanceof NotEmptyError)) throw error;
  } finally {
    await pool.close();
  }
  renameSync(files, keptAs);
  return [
    `The books of an earlier version were taken over from its newest dump, ${dump}.`,
    `Its own files are kept in ${keptAs}. Entries made after the dump are only in them; an earlier version writes a last dump`,
    'whenever it is ended, so there are none unless it was killed.',
  ].join('\n');
}

function describeMissingDump({ files }: EarlierDatabase): string {
  return [
    `${files} is a database of an earlier version of Statbook, and there is no dump of it in the folder backups beside it.`,
    'Nothing was touched. To keep its books, start the version that wrote it once and end it with Ctrl+C: it writes a dump',
    'when it ends. Then start this version again. To begin without them, move the folder away.',
  ].join('\n');
}

if (import.meta.main) await runCommand(() => takeOver(readConfig(process.env)));
