import pg from 'pg';

/** Gets the payload of a notification; it carries ids, never content. */
export type OnNotification = (payload: string) => void;

const reconnectAfterMs = 1000;

/** One connection of its own that listens for notifications, and comes back when it breaks. */
export class NotificationListener {
  readonly #url: string;
  readonly #byChannel = new Map<string, OnNotification[]>();
  /** The connection that listens, or the one that is on its way; undefined once the listener is closed. */
  #connection: Promise<pg.Client | undefined> | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, onNotification: OnNotification): Promise<void> {
    const known = this.#byChannel.get(channel);
    if (known !== undefined) {
      known.push(onNotification);
      return;
    }
    this.#byChannel.set(channel, [onNotification]);
    this.#connection ??= this.#connect();
    const client = await this.#connection;
    await client?.query(`listen ${channel}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  /** A connection that listens on every channel. Only one that has stood is replaced when it ends: a failed one ends too. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', ({ channel, payload }) => {
      for (const onNotification of this.#byChannel.get(channel) ?? []) onNotification(payload ?? '');
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of this.#byChannel.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    client.on('end', () => {
      this.#connection = this.#reconnect();
    });
    return client;
  }

  async #reconnect(): Promise<pg.Client | undefined> {
    while (!this.#closed) {
      try {
        return await this.#connect();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs));
      }
    }
    return undefined;
  }
}
