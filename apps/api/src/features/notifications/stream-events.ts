import { streamEvents } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { type EventStream, openEventStream } from '../../platform/live/event-stream.ts';
import type { LiveCursor } from '../../platform/live/live-cursor.ts';
import { mostAtOnce } from '../../platform/live/live-events.ts';
import { isSessionOpen } from './session-queries.ts';
import { streamPresence } from './stream-presence.ts';

type Dependencies = Pick<Platform, 'live' | 'database' | 'logger'>;

/** What was read at first does not show a transaction that was open then, and that may have begun so long before. */
const openTransactionsMs = 20_000;

/** How often a quiet stream looks whether its session still stands. */
const sessionPollMs = 15_000;

/** What changes within the reach of the person, until the session ends, the browser goes or the server stops. */
export const streamEventsHandler = (needs: Dependencies) =>
  handle(streamEvents, async ({ query, person, caller, reply, signal }) => {
    const heard = query.lastEventId ?? caller.lastEventId ?? '';
    const isNumber = /^\d{1,15}$/.test(heard);
    const after = isNumber ? Number(heard) : undefined;
    const unheardFor = query.readingFor === undefined ? undefined : query.readingFor + openTransactionsMs;
    const cursor = await needs.live.begin(person.scope, { after, unheardFor });
    const ended = new AbortController();
    const over = AbortSignal.any([signal, ended.signal]);
    const stream = openEventStream(reply, over);
    stream.send({ event: 'ready', id: cursor.last, data: { isWhole: cursor.isWhole } });
    follow(needs, { person, stream, cursor, signal: over, end: () => ended.abort() });
  });

interface Following {
  person: Person;
  stream: EventStream;
  cursor: LiveCursor;
  signal: AbortSignal;
  end: () => void;
}

/**
 * Reads what is new whenever it is woken; wakings during a reading lead to one more. As long as it does, the person
 * is present.
 */
function follow(
  { live, database, logger }: Dependencies,
  { person, stream, cursor, signal, end }: Following,
): void {
  const presence = streamPresence({ live, database }, person);
  let isReading = false;
  let isWoken = true;

  const read = async () => {
    const events = await live.read({ scope: person.scope, userId: person.userId, cursor });
    // After the reading: nothing is sent that was published when the session had ended.
    const isOpen = await database.transaction(person.scope, async (tx) => {
      const stands = await isSessionOpen(tx, person);
      if (stands) await presence.keep(tx);
      return stands;
    });
    if (!isOpen) return end();
    // A browser resumes after the highest number, whatever came late.
    for (const { topic, payload } of events) stream.send({ event: topic, id: cursor.last, data: payload });
    if (events.length === mostAtOnce) isWoken = true;
  };
  const wake = async () => {
    isWoken = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isWoken && !signal.aborted) {
        isWoken = false;
        await read();
      }
    } catch (error) {
      // The browser comes back and resumes where it was.
      logger.error({ err: error }, 'live events');
      end();
    } finally {
      isReading = false;
      if (signal.aborted) leave();
    }
  };
  const leave = () =>
    void presence.leave().catch((error: unknown) => logger.error({ err: error }, 'presence'));

  const unsubscribe = live.subscribe(person.accountId, () => void wake());
  const timer = setInterval(() => void wake(), sessionPollMs);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      unsubscribe();
      // What is being read now may be what notes the presence.
      if (!isReading) leave();
    },
    { once: true },
  );
  void wake();
}
