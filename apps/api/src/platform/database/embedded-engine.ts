import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, mkdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Engine, NotificationListener, SqlSession } from './engine.ts';
import { lockFolder } from './folder-lock.ts';

/** What PostgreSQL says of an error, with the members that node-postgres gives it. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

interface Answer {
  id?: number;
  rows?: unknown[];
  error?: { message: string };
  ready?: true;
  notification?: string;
  payload?: string;
}

/**
 * The embedded engine: one session that its users take in turn.
 * Without a folder it lives in memory, for tests.
 */
export async function openEmbeddedEngine(folder?: string): Promise<Engine> {
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    // The files in it are open to everybody; the folder is its owner's.
    chmodSync(folder, 0o700);
  }
  const lock = folder === undefined ? undefined : lockFolder(folder);
  const thread = new Thread(folder);
  await thread.ready;
  const holding = new AsyncLocalStorage<true>();
  let tail: Promise<unknown> = Promise.resolve();
  let inLine = 0;

  return {
    kind: 'embedded',
    session: async <T>(work: (session: SqlSession) => Promise<T>): Promise<T> => {
      // The one session is taken: waiting for it here would be waiting for ourselves.
      if (holding.getStore() === true)
        throw new Error('A session was asked for inside another: use its handle.');
      inLine += 1;
      const turn = tail
        .then(() => holding.run(true, () => work(thread.session)))
        .finally(() => {
          inLine -= 1;
        });
      tail = turn.catch(() => undefined);
      return turn;
    },
    listen: (channel, listener) => thread.listen(channel, listener),
    load: () => ({ busy: Math.min(inLine, 1), waiting: Math.max(inLine - 1, 0) }),
    close: async () => {
      await tail;
      await thread.close();
      lock?.release();
    },
  };
}

class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }
  >();
  readonly #listeners = new Map<string, NotificationListener[]>();
  readonly ready: Promise<void>;
  #next = 0;

  constructor(folder: string | undefined) {
    this.#worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { folder } });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: Answer) => {
        if (answer.ready === true) resolve();
        else this.#hear(answer);
      });
      const fail = (error: Error) => {
        reject(error);
        for (const { reject: refuse } of this.#waiting.values()) refuse(error);
        this.#waiting.clear();
      };
      this.#worker.on('error', fail);
      this.#worker.on('exit', () => fail(new Error('The embedded database has ended.')));
    });
  }

  readonly session: SqlSession = {
    // The worker answers each kind of request in its own shape.
    query: (sql, parameters = []) => this.#ask({ sql, parameters: [...parameters] }) as Promise<unknown[][]>,
    exec: async (sql) => {
      await this.#ask({ sql });
    },
    objects: (sql, parameters) =>
      this.#ask({ sql, parameters: [...parameters], objects: true }) as Promise<Record<string, unknown>[]>,
  };

  async listen(channel: string, listener: NotificationListener): Promise<void> {
    const known = this.#listeners.get(channel);
    if (known !== undefined) {
      known.push(listener);
      return;
    }
    this.#listeners.set(channel, [listener]);
    await this.#ask({ listen: channel });
  }

  async close(): Promise<void> {
    await this.#ask({ close: true });
    await this.#worker.terminate();
  }

  #ask(request: object): Promise<unknown[]> {
    this.#next += 1;
    const id = this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }

  #hear({ id, rows, error, notification, payload }: Answer): void {
    if (notification !== undefined) {
      for (const listener of this.#listeners.get(notification) ?? []) listener(payload ?? '');
      return;
    }
    if (id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(rows ?? []);
    else waiting?.reject(Object.assign(new EmbeddedDatabaseError(error.message), error));
  }
}
