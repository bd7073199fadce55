import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Whether a column has one of these values, however many there are: all of them are one parameter, and the text of the
 * statement stays the same. By `inArray` each value is a parameter, and each number of values another statement that the
 * database plans anew; that is for the few values that the code itself names.
 */
export const isOneOf = (column: Column, values: Iterable<string | number>): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
