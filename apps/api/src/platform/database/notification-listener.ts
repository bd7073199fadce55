import pg from 'pg';

/** Gets the payload of a notification; it carries ids, never content. */
export type OnNotification = (payload: string) => void;

const reconnectAfterMs = 1000;

/** One connection of its own that listens for notifications, and comes back when it breaks. */
export class NotificationListener {
  readonly #url: string;
  readonly #byChannel = new Map<string, OnNotification[]>();
  #client: pg.Client | undefined;
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
      for (const onNotification of this.#byChannel.get(channel) ?? []) onNotification(payload ?? '');
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
        await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs));
      }
    }
  }
}
