/** One conversation with the database: what is set in it (role, settings, transaction) stays in it. */
export interface SqlSession {
  /** Rows as arrays, in the order of the select list. Dates, numerics and 64-bit integers come as text. */
  query(sql: string, parameters?: readonly unknown[]): Promise<unknown[][]>;
  /** Several statements without parameters. */
  exec(sql: string): Promise<void>;
  /** Rows as objects, of one statement with parameters or the last of several without: what a library expects. */
  objects(sql: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** A notification between instances; it carries ids, never content. */
export type NotificationListener = (payload: string) => void;

/** PostgreSQL, embedded or as a server: the only two places that know which. */
export interface Engine {
  readonly kind: 'embedded' | 'server';
  /** Gives a session of its own to `work` and takes it back afterwards. */
  session<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  /** Hears what any instance of the product says on `channel`. */
  listen(channel: string, listener: NotificationListener): Promise<void>;
  /** How many sessions are in use now, and how many wait for one. */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
}
