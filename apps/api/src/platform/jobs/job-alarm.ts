import type { ConnectionPool } from '../database/connection-pool.ts';
import type { SqlSession } from '../database/sql-session.ts';
import type { Logger } from '../monitoring/logger.ts';

const channel = 'statbook_job';
/** How often one question for all queues finds what waited until its time. */
const lookEveryMs = 1000;

/** Tells all instances, once the transaction commits, that a job can be done. */
export async function tellOfJob(session: SqlSession, queue: string): Promise<void> {
  await session.query('select pg_notify($1, $2)', [channel, queue]);
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
 * Wakes the workers of a queue when a job waits in it: at once when it was added, by whichever instance, else within a second
 * of its time. Workers that each look for themselves would ask the database fifty times a second for nothing.
 */
export async function wakeForJobs({ pool, logger, schema, wake }: Woken): Promise<JobAlarm> {
  await pool.listen(channel, wake);
  const text = `select distinct name from ${schema}.job where state < 'active' and start_after <= now()`;
  const look = async () => {
    try {
      const waiting = await pool.session((session) => session.objects(text, []));
      for (const { name } of waiting) wake(String(name));
    } catch (error) {
      logger.error({ err: error }, 'job queue');
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, lookEveryMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
