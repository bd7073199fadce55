import { connect, createServer, type Server, type Socket } from 'node:net';
import { createTestDatabase, runSql, type TestDatabase } from '@statbook/testkit';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { NotificationListener } from './notification-listener.ts';

/** A way to the database that can be cut, so that the database seems to be down. */
class Line {
  attempts = 0;
  #isUp = true;
  readonly #open = new Set<Socket>();
  readonly #server: Server;

  constructor(database: URL) {
    const host = decodeURIComponent(database.hostname);
    const port = Number(database.port || 5432);
    const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
    this.#server = createServer((socket) => {
      this.attempts += 1;
      socket.on('error', () => undefined);
      if (!this.#isUp) return void socket.destroy();
      this.#open.add(socket);
      const onward = connect(address);
      onward.on('error', () => socket.destroy());
      socket.pipe(onward).pipe(socket);
    });
  }

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The line has no port.');
    return address.port;
  }

  cut(): void {
    this.#isUp = false;
    for (const socket of this.#open) socket.destroy();
    this.#open.clear();
  }

  mend(): void {
    this.#isUp = true;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

describe('a listener for notifications', () => {
  let database: TestDatabase;
  let line: Line;
  let listener: NotificationListener;
  let heard: string[];

  beforeEach(async () => {
    database = await createTestDatabase(inject('postgres'), { isEmpty: true });
    const url = new URL(database.url);
    line = new Line(url);
    url.port = String(await line.start());
    url.hostname = '127.0.0.1';
    listener = new NotificationListener(url.href);
    heard = [];
    await listener.listen('news', (payload) => heard.push(payload));
  });
  afterEach(async () => {
    await listener.close();
    line.close();
    await database.remove();
  });

  const notify = (payload: string) => runSql(database.url, `select pg_notify('news', '${payload}')`);

  it('hears of what is notified', async () => {
    await notify('first');
    await expect.poll(() => heard).toEqual(['first']);
  });

  it('comes back when the database does, and asks for it once a second until then', async () => {
    line.cut();
    const before = line.attempts;
    await expect.poll(() => line.attempts - before).toBe(3);
    line.mend();
    await expect
      .poll(async () => {
        await notify('again');
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(line.attempts - before).toBeLessThanOrEqual(5);
  });
});
