import { and, asc, gt, isNull, lt, or, eq, sql } from 'drizzle-orm';
import { type Database, type Scope, sessionOf, type Transaction } from './database/database.ts';
import { liveEvent } from './database/schema.ts';

/** Something that browsers are told at once. It carries ids: what it is about is read again, within one's reach. */
export interface LiveEvent {
  id: number;
  topic: string;
  payload: Readonly<Record<string, string | number | boolean | null>>;
}

export interface Announcement {
  accountId: string;
  /** One user's only; everybody's of the account when absent. */
  userId?: string | undefined;
  companyId?: string | undefined;
  topic: string;
  payload: LiveEvent['payload'];
}

/** Live events, across instances: the row is kept a while so that a stream resumes, the notification only wakes. */
export interface LiveEvents {
  announce(tx: Transaction, announcement: Announcement): Promise<void>;
  /** Calls `wake` whenever something may be new for the account. Returns how to stop. */
  subscribe(accountId: string, wake: () => void): () => void;
  /** How many streams are open in this process. */
  countSubscribers(): number;
  /** What came after `after`, as far as `scope` and user reach. */
  read(reader: { scope: Scope; userId: string; after: number }): Promise<LiveEvent[]>;
  /** The number to resume from for a stream that begins now. */
  latest(scope: Scope): Promise<number>;
  start(): Promise<void>;
}

const channel = 'statbook_live';
const keptHours = 24;

export function createLiveEvents(database: Database): LiveEvents {
  const subscribers = new Map<string, Set<() => void>>();

  return {
    announce: async (tx, { accountId, userId, companyId, topic, payload }) => {
      await tx.insert(liveEvent).values({
        accountId,
        userId: userId ?? null,
        companyId: companyId ?? null,
        topic,
        payload,
      });
      await sessionOf(tx).query('select pg_notify($1, $2)', [channel, accountId]);
    },
    subscribe: (accountId, wake) => {
      const set = subscribers.get(accountId) ?? new Set();
      subscribers.set(accountId, set.add(wake));
      return () => {
        set.delete(wake);
        if (set.size === 0) subscribers.delete(accountId);
      };
    },
    countSubscribers: () => [...subscribers.values()].reduce((total, set) => total + set.size, 0),
    read: ({ scope, userId, after }) =>
      database.transaction(scope, async (tx) => {
        const rows = await tx
          .select({ id: liveEvent.id, topic: liveEvent.topic, payload: liveEvent.payload })
          .from(liveEvent)
          .where(and(gt(liveEvent.id, after), or(isNull(liveEvent.userId), eq(liveEvent.userId, userId))))
          .orderBy(asc(liveEvent.id))
          .limit(500);
        // What announce() put there.
        return rows.map((row) => ({ ...row, payload: row.payload as LiveEvent['payload'] }));
      }),
    latest: (scope) =>
      database.transaction(scope, async (tx) => {
        const [row] = await tx.select({ id: sql<string>`coalesce(max(${liveEvent.id}), 0)` }).from(liveEvent);
        return Number(row?.id ?? 0);
      }),
    start: async () => {
      await database.engine.listen(channel, (accountId) => {
        for (const wake of subscribers.get(accountId) ?? []) wake();
      });
      await database.transaction({ as: 'worker' }, (tx) =>
        tx.delete(liveEvent).where(lt(liveEvent.at, sql`now() - make_interval(hours => ${keptHours})`)),
      );
    },
  };
}
