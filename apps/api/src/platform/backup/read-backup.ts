import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Database, sessionOf } from '../database/database.ts';
import type { SqlSession } from '../database/sql-session.ts';
import { listMigrations, migrate, toCurrentMigrations } from '../database/migrate.ts';
import { BackupError, NotEmptyError, type BackupHead, type BackupLine, backupLine } from './backup-line.ts';
import { listTables, type TableShape } from './table-list.ts';
import type { BackupCount } from './write-backup.ts';

export interface RestoreOrder {
  database: Database;
  file: string;
  /** The folder of the document store. */
  documents: string;
  /** Looks at what was read before it is kept, and throws when it cannot be used. */
  check?: (session: SqlSession) => Promise<void>;
}

/**
 * Puts a backup into an empty database: first the schema of its day, then its rows in one transaction, then what the
 * schema has become since. Throws a BackupError that says what to do.
 */
export async function restoreBackup({
  database,
  file,
  documents,
  check,
}: RestoreOrder): Promise<BackupCount> {
  const lines = readLines(file);
  const head = await readHead(lines);
  await migrateTo(database, head);
  const count = await database.transaction({ as: 'maintenance' }, async (tx) => {
    const session = sessionOf(tx);
    await assertEmpty(session);
    const read = await readAll(lines, { session, documents });
    await moveSequences(session);
    await check?.(session);
    return read;
  });
  await migrate(database.pool);
  return count;
}

async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const text = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of text) {
    const parsed = backupLine.safeParse(JSON.parse(line));
    if (!parsed.success) throw new BackupError('This file is not a backup of Statbook, or of a newer one.');
    yield parsed.data;
  }
}

async function readHead(lines: AsyncGenerator<BackupLine>): Promise<BackupHead> {
  const { value } = await lines.next();
  if (value === undefined || value.kind !== 'head') throw new BackupError('The backup has no beginning.');
  return value;
}

async function migrateTo(database: Database, head: BackupHead): Promise<void> {
  const { pool } = database;
  const migrations = toCurrentMigrations(head.migrations);
  const known = listMigrations();
  const ours = known.slice(0, migrations.length);
  const isSame = ours.every(({ name, checksum }, at) => {
    const theirs = migrations[at];
    return theirs?.name === name && theirs.checksum === checksum;
  });
  if (!isSame || ours.length < migrations.length) {
    throw new BackupError('The backup was made by another version of Statbook than this one can read.');
  }
  await migrate(pool, ours);
  const applied = await pool.session((session) => session.query('select name from migration'));
  if (applied.length > ours.length) {
    // Books that were restored before are no older schema: whoever asks again is told so.
    await database.transaction({ as: 'maintenance' }, (tx) => assertEmpty(sessionOf(tx)));
    throw new BackupError('The database has a newer schema than the backup. Restore into a new one.');
  }
}

async function assertEmpty(session: SqlSession): Promise<void> {
  const [[found] = []] = await session.query(
    'select exists (select from account) or exists (select from stored_key)',
  );
  if (found === true) throw new NotEmptyError('The database is not empty. Restore into a new one.');
}

interface Target {
  session: SqlSession;
  documents: string;
}

async function readAll(
  lines: AsyncGenerator<BackupLine>,
  { session, documents }: Target,
): Promise<BackupCount> {
  const shapes = await listTables(session);
  const count = { rows: 0, documents: 0 };
  let shape: TableShape | undefined;
  for await (const line of lines) {
    switch (line.kind) {
      case 'table':
        shape = shapeOf(shapes, line);
        break;
      case 'rows':
        if (shape === undefined) throw new BackupError('The backup has rows of no table.');
        await insertRows(session, shape, line.rows);
        count.rows += line.rows.length;
        break;
      case 'document':
        await keepDocument(documents, line);
        count.documents += 1;
        break;
      case 'end':
        if (line.rows === count.rows && line.documents === count.documents) return count;
        throw new BackupError('The backup has lost a part of what it says it holds.');
      case 'head':
        throw new BackupError('The backup begins twice.');
    }
  }
  throw new BackupError('The backup ends too early: it was cut off.');
}

function shapeOf(shapes: readonly TableShape[], line: { table: string; columns: string[] }): TableShape {
  const shape = shapes.find(({ table }) => table === line.table);
  const columns = line.columns.map((name) => shape?.columns.find((column) => column.name === name));
  const whole = columns.filter((column) => column !== undefined);
  if (shape === undefined || whole.length < columns.length) {
    throw new BackupError(`The backup holds a table ${line.table} that this version does not know.`);
  }
  return { table: shape.table, columns: whole };
}

async function insertRows(
  session: SqlSession,
  { table, columns }: TableShape,
  rows: (string | null)[][],
): Promise<void> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ type }, at) => `(r ->> ${at})::${type}`).join(', ');
  await session.query(
    `insert into "${table}" (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(rows)],
  );
}

async function keepDocument(
  folder: string,
  { path, base64 }: { path: string; base64: string },
): Promise<void> {
  if (!/^[0-9a-f]{2}.[0-9a-f]{64}$/.test(path))
    throw new BackupError('The backup holds a document of no name.');
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(base64, 'base64'), { mode: 0o600 });
}

/** Numbers go on after the highest that was read. */
async function moveSequences(session: SqlSession): Promise<void> {
  const identities = await session.query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'",
  );
  for (const [table, column] of identities.map((row) => row.map(String))) {
    await session.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max("${column}"), 0) + 1, false) from "${table}"`,
      [table, column],
    );
  }
}
