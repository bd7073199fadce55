import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** JSON values by kind and id, in one SQLite file or in memory. */
export interface Store {
  get<T>(kind: string, id: string): T | undefined;
  put(kind: string, id: string, value: unknown): void;
  remove(kind: string, id: string): void;
  /** All values of a kind, in the order in which they were first put. */
  all<T>(kind: string): T[];
  transaction<T>(work: () => T): T;
  clear(): void;
  close(): void;
}

export function openStore(file?: string): Store {
  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file ?? ':memory:');
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists entry (
      sequence integer primary key,
      kind text not null,
      id text not null,
      value text not null,
      unique (kind, id)
    )`);
  const find = database.prepare('select value from entry where kind = ? and id = ?');
  const list = database.prepare('select value from entry where kind = ? order by sequence');
  const upsert = database.prepare(
    'insert into entry (kind, id, value) values (?, ?, ?) on conflict (kind, id) do update set value = excluded.value',
  );
  const remove = database.prepare('delete from entry where kind = ? and id = ?');

  // The store holds only what this simulator put there itself, so its type is the caller's to know.
  const read = <T>(row: Record<string, unknown>): T => JSON.parse(String(row['value'])) as T;

  return {
    get: <T>(kind: string, id: string) => {
      const row = find.get(kind, id);
      return row === undefined ? undefined : read<T>(row);
    },
    put: (kind, id, value) => {
      upsert.run(kind, id, JSON.stringify(value));
    },
    remove: (kind, id) => {
      remove.run(kind, id);
    },
    all: <T>(kind: string) => list.all(kind).map((row) => read<T>(row)),
    transaction: (work) => {
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    clear: () => database.exec('delete from entry'),
    close: () => database.close(),
  };
}
