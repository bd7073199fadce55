import { createHash } from 'node:crypto';
import pg from 'pg';
import { NotificationListener, type OnNotification } from './notification-listener.ts';
import type { SqlSession } from './sql-session.ts';

/** Text for what JavaScript would bend: dates, timestamps, intervals, 64-bit integers, numerics. */
const asText = new Set([20, 1082, 1114, 1184, 1186, 1700]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    asText.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

/** Connections to one PostgreSQL database. */
export interface ConnectionPool {
  /** Gives a session of its own to `work` and takes it back afterwards. */
  session<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  /** Calls back whenever any instance of the product notifies on `channel`. */
  listen(channel: string, onNotification: OnNotification): Promise<void>;
  /** How many sessions are in use now, and how many callers wait for one. */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
}

/** As long as somebody reads between two clicks: a new connection plans every statement anew, five times over (decision 113). */
const idleTimeoutMillis = 5 * 60 * 1000;

/** Our statements are long and their rows few: to compile one takes seconds, to run it milliseconds (decision 115). */
const options = '-c jit=off';

/** Connects to PostgreSQL 15 or later. */
export function openConnectionPool(url: string, size = 10): ConnectionPool {
  const pool = new pg.Pool({ connectionString: url, max: size, types, idleTimeoutMillis, options });
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  const listener = new NotificationListener(url);
  return {
    session: async (work) => {
      const client = await pool.connect();
      try {
        const result = await work(toSession(client));
        client.release();
        return result;
      } catch (error) {
        // The connection may stand inside a transaction: it goes back to the pool only when it could leave it.
        await client.query('rollback').then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
    listen: (channel, onNotification) => listener.listen(channel, onNotification),
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

const names = new Map<string, string>();
const mostNames = 1000;

/** The name of a statement, by its text; the same few are asked for again and again. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('base64');
  if (names.size === mostNames) names.clear();
  names.set(text, name);
  return name;
}

function toSession(client: pg.PoolClient): SqlSession {
  return {
    query: async (text, parameters = []) => {
      // A named statement is planned once for each connection.
      const name = parameters.length === 0 ? undefined : nameOf(text);
      const result = await client.query({
        ...(name !== undefined && { name }),
        text,
        values: [...parameters],
        rowMode: 'array',
      });
      return result.rows;
    },
    exec: async (sql) => {
      await client.query(sql);
    },
    objects: async (text, parameters) => {
      if (parameters.length > 0)
        return (await client.query<Record<string, unknown>>(text, [...parameters])).rows;
      // Several statements in one text give several results, which the driver's types do not say.
      const results = [await client.query<Record<string, unknown>>(text)].flat();
      return results.at(-1)?.rows ?? [];
    },
  };
}
