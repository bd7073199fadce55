import type { ConnectionPool } from '../database/connection-pool.ts';
import type { SqlSession } from '../database/sql-session.ts';
import type { Logger } from '../monitoring/logger.ts';

const channel = 'statbook_job';
/** Instead of a queue's name: a job was added whose time is yet to come. */
const later = '';
/** So soon it looks again when it is told nothing. A job that failed is tried again no sooner, so that it is seen in time. */
const lookWithinMs = 5000;
/** A time that has come is looked at a little after it, since clocks differ. */
const afterItsTimeMs = 20;

/** Tells all instances, once the transaction commits, that a job can be done, or will be able to. */
export async function tellOfJob(session: SqlSession, queue: string, isForLater: boolean): Promise<void> {
  await session.query('select pg_notify($1, $2)', [channel, isForLater ? later : queue]);
}

/** What wakes the workers of one process. */
export interface JobAlarm {
  stop(): Promise<void>;
}

interface Woken {
  readonly pool: ConnectionPool;
  readonly logger: Logger;
  /** Where the queues lie. */
  readonly schema: string;
  readonly wake: (queue: string) => void;
}

/**
 * Wakes the workers of a queue when a job waits in it: at once when it was added, by whichever instance, else when its time comes.
 * Workers that each look for themselves would ask the database fifty times a second for nothing.
 */
export async function wakeForJobs({ pool, logger, schema, wake }: Woken): Promise<JobAlarm> {
  const text = `select name, bool_or(start_after <= now()) as "isDue",
      ceil(extract(epoch from min(start_after) filter (where start_after > now()) - now()) * 1000)::int as "nextInMs"
    from ${schema}.job where state < 'active' and start_after < now() + interval '${lookWithinMs} ms' group by name`;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let lastAsked = 0;
  let isStopped = false;
  /** Wakes those whose time has come, and says when it comes for the next. */
  const wakeDue = async (): Promise<number> => {
    const waiting = await pool.session((session) => session.objects(text, []));
    for (const { name, isDue } of waiting) if (isDue === true) wake(String(name));
    const times = waiting.flatMap(({ nextInMs }) =>
      nextInMs === null ? [] : Number(nextInMs) + afterItsTimeMs,
    );
    return Math.min(lookWithinMs, ...times);
  };
  const look = () => {
    clearTimeout(timer);
    lastAsked += 1;
    const asked = lastAsked;
    looking = looking.then(async () => {
      // Where it was asked for again meanwhile, that look is the one that counts.
      if (isStopped || asked !== lastAsked) return;
      const next = await wakeDue().catch((error: unknown) => {
        logger.error({ err: error }, 'job queue');
        return lookWithinMs;
      });
      if (!isStopped && asked === lastAsked) timer = setTimeout(look, next).unref();
    });
  };
  await pool.listen(channel, (queue) => (queue === later ? look() : wake(queue)));
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
