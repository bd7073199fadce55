import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './secret-scan.ts';

/** Every file under a folder, whatever is in it; `except` leaves out paths that end so (the key file itself). */
export function* filesUnder(folder: string, except: readonly string[] = []): Generator<Source> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = join(folder, name);
    if (except.some((end) => place.endsWith(end)) || !statSync(place).isFile()) continue;
    yield { place, content: readFileSync(place) };
  }
}

/** Asks the database as somebody who sees every row; rows come as arrays. */
export type Ask = (sql: string) => Promise<unknown[][]>;

/** Every column of every table that can hold a text: texts, lists of them, JSON and bytes. */
export async function columnsOf(ask: Ask): Promise<Source[]> {
  const columns = await ask(
    `select table_schema, table_name, column_name, data_type from information_schema.columns
      where table_schema in ('public', 'job')
        and data_type in ('text', 'character varying', 'ARRAY', 'json', 'jsonb', 'bytea')
      order by 1, 2, ordinal_position`,
  );
  const sources: Source[] = [];
  for (const [schema, table, column, type] of columns) {
    const place = `${String(schema)}.${String(table)}.${String(column)}`;
    const quoted = `"${String(column)}"`;
    const text = type === 'bytea' ? `encode(${quoted}, 'escape')` : `${quoted}::text`;
    const rows = await ask(
      `select ${text} from "${String(schema)}"."${String(table)}" where ${quoted} is not null`,
    );
    for (const [content] of rows) sources.push({ place, content: String(content) });
  }
  return sources;
}
