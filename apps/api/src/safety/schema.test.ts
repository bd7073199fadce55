import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../platform/database/schema.ts';
import { testApi } from '../testing/test-api.ts';

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

const tables = Object.values(schema).filter((value) => is(value, PgTable));
/** Known to the migration runner only. */
const withoutQueries = ['migration'];

describe('the tables as the queries see them', () => {
  it('are the tables of the migrated database', async () => {
    const rows = await ask("select tablename from pg_tables where schemaname = 'public'");
    const made = rows.map(([name]) => String(name)).filter((name) => !withoutQueries.includes(name));
    expect(tables.map((table) => getTableName(table)).toSorted()).toEqual(made.toSorted());
  });

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s has the same columns, types and defaults',
    async (name, table) => {
      const rows = await ask(
        `select column_name, format_type(a.atttypid, a.atttypmod), is_nullable = 'YES',
           column_default is not null or is_identity = 'YES'
         from information_schema.columns
         join pg_attribute a on a.attrelid = format('public.%I', table_name)::regclass and a.attname = column_name
         where table_schema = 'public' and table_name = $1`,
        [name],
      );
      const made = rows.map(([column, type, isNullable, hasDefault]) => ({
        name: String(column),
        type: String(type),
        isNullable: isNullable === true,
        hasDefault: hasDefault === true,
      }));
      expect(described(table).toSorted(byName)).toEqual(made.toSorted(byName));
    },
  );
});

function described(table: PgTable): Column[] {
  return Object.values(getTableColumns(table)).map((column) => ({
    name: column.name,
    type: column.getSQLType().replace(/\[\d*\]$/, '[]'),
    isNullable: !column.notNull,
    hasDefault: column.hasDefault || isIdentity(column),
  }));
}

const isIdentity = (column: unknown) => is(column, PgColumn) && column.generatedIdentity !== undefined;
const byName = (a: Column, b: Column) => (a.name < b.name ? -1 : 1);

async function ask(sql: string, parameters: readonly unknown[] = []): Promise<unknown[][]> {
  const { database } = (await testApi()).server.platform;
  return database.pool.session((session) => session.query(sql, parameters));
}
