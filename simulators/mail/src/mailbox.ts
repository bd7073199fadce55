import type { Clock, Store } from '@statbook-simulators/kit';
import { type MessageContent, readMessage } from './read-message.ts';
import type { Delivery } from './smtp-server.ts';

export interface StoredMessage extends MessageContent {
  id: string;
  receivedAt: string;
  envelope: { from: string; to: string[] };
}

/** Recipients that are refused: those whose address `matches`, `times` times or for ever. */
export interface Refusal {
  matches: string;
  reply: string;
  times?: number;
}

export interface Mailbox {
  keep(delivery: Delivery): Promise<void>;
  find(id: string): StoredMessage | undefined;
  findRaw(id: string): Buffer | undefined;
  /** Newest first; only those sent to an address when one is given. */
  list(to?: string): StoredMessage[];
  empty(): void;
  refuse(refusal: Refusal): void;
  findRefusal(address: string): string | undefined;
  clearRefusals(): void;
}

export function createMailbox(store: Store, clock: Clock): Mailbox {
  const nextId = () => {
    const next = (store.get<number>('counter', 'message') ?? 0) + 1;
    store.put('counter', 'message', next);
    return String(next);
  };
  const readRefusals = () => store.get<Refusal[]>('refusals', 'all') ?? [];

  return {
    keep: async ({ from, to, raw }) => {
      const content = await readMessage(raw);
      const receivedAt = clock.now().toISOString();
      store.transaction(() => {
        const id = nextId();
        store.put('message', id, { id, receivedAt, envelope: { from, to }, ...content });
        store.put('raw', id, raw.toString('latin1'));
      });
    },
    find: (id) => store.get<StoredMessage>('message', id),
    findRaw: (id) => {
      const raw = store.get<string>('raw', id);
      return raw === undefined ? undefined : Buffer.from(raw, 'latin1');
    },
    list: (to) =>
      store
        .all<StoredMessage>('message')
        .filter(({ envelope }) => to === undefined || envelope.to.some((one) => isSameAddress(one, to)))
        .reverse(),
    empty: () => {
      for (const { id } of store.all<StoredMessage>('message')) {
        store.remove('message', id);
        store.remove('raw', id);
      }
    },
    refuse: (refusal) => store.put('refusals', 'all', [...readRefusals(), refusal]),
    findRefusal: (address) => {
      const refusals = readRefusals();
      const hit = refusals.find(
        ({ matches, times }) => times !== 0 && new RegExp(matches, 'i').test(address),
      );
      if (hit?.times !== undefined) hit.times -= 1;
      if (hit !== undefined) store.put('refusals', 'all', refusals);
      return hit?.reply;
    },
    clearRefusals: () => store.remove('refusals', 'all'),
  };
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
