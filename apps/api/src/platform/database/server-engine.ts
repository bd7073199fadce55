import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Engine, NotificationListener, SqlSession } from './engine.ts';

/** Text for what JavaScript would bend: dates, timestamps, intervals, 64-bit integers, numerics. */
const asText = new Set([20, 1082, 1114, 1184, 1186, 1700]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    asText.has(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format),
};

/** PostgreSQL 15 or later, reached by `DATABASE_URL`. */
export function openServerEngine(url: string, poolSize = 10): Engine {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types });
  // An idle connection that breaks is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  const listeners = new Listeners(url);
  return {
    kind: 'server',
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
    listen: (channel, listener) => listeners.add(channel, listener),
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listeners.close();
      await pool.end();
    },
  };
}

function toSession(client: pg.PoolClient): SqlSession {
  return {
    query: async (text, parameters = []) => {
      // A named statement is planned once for each connection.
      const name = parameters.length === 0 ? undefined : createHash('sha1').update(text).digest('base64');
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
      const results: unknown = await client.query(text);
      const last: unknown = Array.isArray(results) ? results.at(-1) : results;
      return (last as pg.QueryResult<Record<string, unknown>>).rows;
    },
  };
}

/** One connection of its own that listens, and comes back when it breaks. */
class Listeners {
  readonly #url: string;
  readonly #byChannel = new Map<string, NotificationListener[]>();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async add(channel: string, listener: NotificationListener): Promise<void> {
    const known = this.#byChannel.get(channel);
    if (known !== undefined) {
      known.push(listener);
      return;
    }
    this.#byChannel.set(channel, [listener]);
    this.#client ??= await this.#connect();
    await this.#client.query(`listen ${channel}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#byChannel.get(channel) ?? []) listener(payload ?? '');
    });
    client.on('error', () => undefined);
    client.on('end', () => void this.#reconnect());
    await client.connect();
    return client;
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed) {
      try {
        const client = await this.#connect();
        for (const channel of this.#byChannel.keys()) await client.query(`listen ${channel}`);
        this.#client = client;
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }
}
