import type { SqlSession } from '../database/sql-session.ts';

export interface TableShape {
  table: string;
  columns: { name: string; type: string }[];
}

/** Not of an account's books: the migration runner keeps its own; tie-outs and people are asked for, and keys found, as entries are restored. */
const leftOut = ['migration', 'share_tie_out', 'person_filling', 'person_key'];

/** Every table, those that others refer to first, unless it is asked only at the end of a transaction whether they are there. */
export async function listTables(session: SqlSession): Promise<TableShape[]> {
  const columns = await session.query(
    `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod)
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
  );
  const shapes = new Map<string, TableShape>();
  for (const [table, name, type] of columns.map((row) => row.map(String))) {
    if (table === undefined || name === undefined || type === undefined || leftOut.includes(table)) continue;
    const shape = shapes.get(table) ?? { table, columns: [] };
    shape.columns.push({ name, type });
    shapes.set(table, shape);
  }
  const references = await session.query(
    `select conrelid::regclass::text, confrelid::regclass::text from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
        and not condeferred`,
  );
  return inOrder(
    [...shapes.values()],
    references.map((row) => row.map(String)),
  );
}

/** A table comes after those it refers to. */
function inOrder(shapes: readonly TableShape[], references: readonly string[][]): TableShape[] {
  const waiting = new Set(shapes);
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const waits = (shape: TableShape) =>
      references.some(([from, to]) => from === shape.table && [...waiting].some(({ table }) => table === to));
    const free = [...waiting].filter((shape) => !waits(shape));
    if (free.length === 0) throw new Error('The tables refer to one another in a circle.');
    for (const shape of free) waiting.delete(shape);
    ordered.push(...free);
  }
  return ordered;
}
