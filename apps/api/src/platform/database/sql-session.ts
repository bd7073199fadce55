/** One connection to the database: what is set on it (role, settings, transaction) stays on it. */
export interface SqlSession {
  /** Rows as arrays, in the order of the select list. Dates, numerics and 64-bit integers come as text. */
  query(sql: string, parameters?: readonly unknown[]): Promise<unknown[][]>;
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Rows as objects, of one statement with parameters or the last of several without: what a library expects. */
  objects(sql: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
}
