import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, sessionOf } from '../database/database.ts';
import type { SqlSession } from '../database/sql-session.ts';
import type { BackupLine } from './backup-line.ts';
import { listTables, type TableShape } from './table-list.ts';

export interface BackupOrder {
  database: Database;
  /** Where the backup goes; it appears there only when it is whole. */
  file: string;
  /** The folder of the document store; left out where the documents are kept elsewhere. */
  documents?: string | undefined;
}

export interface BackupCount {
  rows: number;
  documents: number;
}

const rowsAtOnce = 500;

/** Writes all tables as they are at one moment, and the documents. Work goes on meanwhile. */
export async function writeBackup({ database, file, documents }: BackupOrder): Promise<BackupCount> {
  const count = { rows: 0, documents: 0 };
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await database.transaction({ as: 'maintenance' }, async (tx) => {
      const session = sessionOf(tx);
      await session.exec('set transaction isolation level repeatable read, read only');
      const lines = Readable.from(toText(listLines(session, documents, count)));
      await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return count;
}

async function* toText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function* listLines(
  session: SqlSession,
  documents: string | undefined,
  count: BackupCount,
): AsyncGenerator<BackupLine> {
  const migrations = await session.query('select name, checksum from migration order by name');
  yield {
    kind: 'head',
    format: 'statbook-backup-1',
    madeAt: new Date().toISOString(),
    migrations: migrations.map(([name, checksum]) => ({ name: String(name), checksum: String(checksum) })),
  };
  for (const shape of await listTables(session)) {
    yield { kind: 'table', table: shape.table, columns: shape.columns.map(({ name }) => name) };
    for await (const rows of readRows(session, shape)) {
      count.rows += rows.length;
      yield { kind: 'rows', rows };
    }
  }
  for await (const line of documents === undefined ? [] : readDocuments(documents)) {
    count.documents += 1;
    yield line;
  }
  yield { kind: 'end', ...count };
}

async function* readRows(
  session: SqlSession,
  { table, columns }: TableShape,
): AsyncGenerator<(string | null)[][]> {
  const list = columns.map(({ name }) => `"${name}"::text`).join(', ');
  await session.exec(`declare reader no scroll cursor for select ${list} from "${table}"`);
  for (;;) {
    const rows = await session.query(`fetch ${rowsAtOnce} from reader`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.map((value) => (typeof value === 'string' ? value : null)));
  }
  await session.exec('close reader');
}

async function* readDocuments(folder: string): AsyncGenerator<BackupLine> {
  if (!existsSync(folder)) return;
  // Named by their hash; what is still being written has a longer name.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of names.filter((name) => /^[0-9a-f]{2}.[0-9a-f]{64}$/.test(name))) {
    yield { kind: 'document', path, base64: (await readFile(join(folder, path))).toString('base64') };
  }
}
