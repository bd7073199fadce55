import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sessionOf, type Transaction } from './database.ts';

/**
 * Inserts rows that have the same members, however many there are: all of them are one parameter of a statement whose text stays
 * the same; with `orNothing` those that are there stay as they are. By the query builder each value is a parameter, and each number of rows another statement that the database plans anew.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { orNothing = false }: { orNothing?: boolean } = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const name = getTableName(table);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const values = rows.map((row) => {
    const members = new Map(Object.entries(row));
    return Object.fromEntries(columns.map(([field, column]) => [column.name, asJson(members.get(field))]));
  });
  await sessionOf(tx).query(
    `insert into "${name}" (${names}) select ${names} from jsonb_populate_recordset(null::"${name}", $1::jsonb)
      ${orNothing ? 'on conflict do nothing' : ''}`,
    [JSON.stringify(values)],
  );
}

const asJson = (value: unknown): unknown =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
