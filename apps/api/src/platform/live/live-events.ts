import { and, asc, eq, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Scope, Transaction } from '../database/database.ts';
import { type LivePayload, liveEvent } from '../database/schema.ts';
import { LiveCursor } from './live-cursor.ts';

/** Something that browsers are told at once. It carries ids: what it is about is read again, within one's reach. */
interface LiveEvent {
  id: number;
  topic: string;
  payload: LivePayload;
}

interface PublishedEvent {
  accountId: string;
  /** One user's only; everybody's of the account when absent. */
  userId?: string | undefined;
  companyId?: string | undefined;
  topic: string;
  payload: LivePayload;
}

/** Live events, across instances: the row is kept a while so that a stream resumes, the notification only wakes. */
export interface LiveEvents {
  publish(tx: Transaction, event: PublishedEvent): Promise<void>;
  /** The same of several events of one account. */
  publishAll(
    tx: Transaction,
    accountId: string,
    events: readonly Omit<PublishedEvent, 'accountId'>[],
  ): Promise<void>;
  /** Calls `wake` whenever something may be new for the account. Returns how to stop. */
  subscribe(accountId: string, wake: () => void): () => void;
  /** How many streams are open in this process. */
  countSubscribers(): number;
  /** Where a stream begins: after the event that was heard last, or with what comes from now on, and what came of late. */
  begin(scope: Scope, since?: BeginningOfStream): Promise<LiveCursor>;
  /** What is new to the cursor, as far as `scope` and user reach; moves the cursor. As many as `mostAtOnce`. */
  read(reader: { scope: Scope; userId: string; cursor: LiveCursor }): Promise<LiveEvent[]>;
  start(): Promise<void>;
}

interface BeginningOfStream {
  /** The event that was heard last. */
  after?: number | undefined;
  /** Of who has heard nothing: for how many milliseconds. Only what counts as recent is made up for. */
  unheardFor?: number | undefined;
}

const channel = 'statbook_live';
export const mostAtOnce = 500;

/** No transaction that publishes is open for so long. */
const lateSeconds = 60;
const isRecent = gt(liveEvent.at, sql`now() - make_interval(secs => ${lateSeconds})`);

const publishAll: LiveEvents['publishAll'] = async (tx, accountId, events) => {
  if (events.length === 0) return;
  const rows = events.map(({ userId, companyId, topic, payload }) => ({
    accountId,
    userId: userId ?? null,
    companyId: companyId ?? null,
    topic,
    payload,
  }));
  const added = tx.insert(liveEvent).values(rows).getSQL();
  await tx.execute(sql`with added as (${added}) select pg_notify(${channel}, ${accountId})`);
};

export function createLiveEvents(database: Database): LiveEvents {
  const subscribers = new Map<string, Set<() => void>>();

  return {
    publish: (tx, { accountId, ...event }) => publishAll(tx, accountId, [event]),
    publishAll,
    subscribe: (accountId, wake) => {
      const set = subscribers.get(accountId) ?? new Set();
      subscribers.set(accountId, set.add(wake));
      return () => {
        set.delete(wake);
        if (set.size === 0) subscribers.delete(accountId);
      };
    },
    countSubscribers: () => [...subscribers.values()].reduce((total, set) => total + set.size, 0),
    begin: (scope, { after, unheardFor } = {}) =>
      database.transaction(scope, async (tx) => {
        const [latest] = await tx
          .select({
            id: sql<string>`coalesce(max(${liveEvent.id}), 0)`,
            oldest: sql<string | null>`min(${liveEvent.id})`,
          })
          .from(liveEvent);
        const last = after ?? Number(latest?.id);
        const unheardSeconds = after === undefined ? (unheardFor ?? 0) / 1000 : 0;
        const heard = await tx
          .select({ id: liveEvent.id })
          .from(liveEvent)
          .where(
            and(
              isRecent,
              lte(liveEvent.id, last),
              lte(liveEvent.at, sql`now() - make_interval(secs => ${unheardSeconds})`),
            ),
          );
        // Rows are kept for a while: what came before the oldest of them may be gone.
        const oldest = latest?.oldest ?? null;
        const isResumed = after !== undefined && oldest !== null && Number(oldest) <= after;
        const isRead = unheardFor !== undefined && unheardSeconds <= lateSeconds;
        return new LiveCursor(
          last,
          heard.map(({ id }) => id),
          { lateSeconds, isWhole: after === undefined ? isRead : isResumed },
        );
      }),
    read: ({ scope, userId, cursor }) =>
      database.transaction(scope, async (tx) => {
        const isLate = and(isRecent, notInArray(liveEvent.id, cursor.heardLately()));
        const rows = await tx
          .select({ id: liveEvent.id, topic: liveEvent.topic, payload: liveEvent.payload })
          .from(liveEvent)
          .where(
            and(
              or(gt(liveEvent.id, cursor.last), isLate),
              or(isNull(liveEvent.userId), eq(liveEvent.userId, userId)),
            ),
          )
          .orderBy(asc(liveEvent.id))
          .limit(mostAtOnce);
        cursor.hear(rows.map(({ id }) => id));
        return rows;
      }),
    start: () =>
      database.pool.listen(channel, (accountId) => {
        for (const wake of subscribers.get(accountId) ?? []) wake();
      }),
  };
}
