import { randomUUID } from 'node:crypto';
import type { Person } from '../../pipeline/handler.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import {
  enterPresence,
  keepPresence,
  leavePresence,
  seenEverySeconds,
} from '../../platform/live/presence.ts';

/** The presence of a person through one stream. */
export interface StreamPresence {
  /** Part of each look at the session: notes the stream the first time, and now and then that it still stands. */
  keep(tx: Transaction): Promise<void>;
  leave(): Promise<void>;
}

export function streamPresence(
  { live, database }: { live: LiveEvents; database: Database },
  { accountId, userId, scope }: Person,
): StreamPresence {
  const stream = { streamId: randomUUID(), accountId, userId };
  let seenAt: number | undefined;
  return {
    keep: async (tx) => {
      const now = performance.now();
      if (seenAt !== undefined && now - seenAt < seenEverySeconds * 1000) return;
      const isFirst = seenAt === undefined;
      seenAt = now;
      await (isFirst ? enterPresence(tx, live, stream) : keepPresence(tx, stream));
    },
    leave: async () => {
      if (seenAt === undefined) return;
      seenAt = undefined;
      await database.transaction(scope, (tx) => leavePresence(tx, live, stream));
    },
  };
}
