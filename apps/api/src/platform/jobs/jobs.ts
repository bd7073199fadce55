import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import { type Database, sessionOf, type Transaction } from '../database/database.ts';
import type { ConnectionPool } from '../database/connection-pool.ts';
import type { SqlSession } from '../database/sql-session.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { type JobAlarm, tellOfJob, wakeForJobs } from './job-alarm.ts';

/** Background work: its queue lies in the same database, and a job is enqueued in the transaction of the act. */
export interface Jobs {
  /** Adds a job; it exists when the transaction commits. A `key` already waiting is not added twice. */
  enqueue(tx: Transaction, queue: string, data: JobData, options?: EnqueueOptions): Promise<void>;
  /** Does the jobs of a queue, each at least once: `work` must bear being done again. */
  work(
    queue: string,
    work: (data: JobData, signal: AbortSignal) => Promise<void>,
    options?: WorkOptions,
  ): void;
  start(): Promise<void>;
  /** Takes no new job, lets the running ones finish. */
  stop(): Promise<void>;
}

/** Ids only: what a job is about is read when it runs. */
export type JobData = Readonly<Record<string, string | number>>;

interface EnqueueOptions {
  /** Not before so many seconds. */
  afterSeconds?: number;
  key?: string;
}

interface WorkOptions {
  /** How many are done at once by this instance. */
  concurrency?: number;
  /** Also every so many seconds, without data: for looking after what was left behind. */
  everySeconds?: number;
  /** Also soon after the database notifies on this channel, without data: where a trigger knows that there is something to do. */
  onChannel?: string;
}

interface Dependencies {
  database: Database;
  logger: Logger;
  metrics: Metrics;
  /** So long the running jobs are waited for at the end; the supervisor gives the whole end ten seconds. */
  graceMs?: number;
}

interface Worker extends WorkOptions {
  queue: string;
  work: (data: JobData, signal: AbortSignal) => Promise<void>;
}

const schema = 'job';
/** How often each worker looks by itself, should nobody wake it. */
const unwokenSeconds = 60;
/** So long what a trigger tells of is gathered before a round. */
const gatherMs = 500;
/** A job that throws is tried again after 5, 10, 20 … seconds, for about a day. */
const retries = { retryLimit: 14, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

export function createJobs({ database, logger, metrics, graceMs = 5000 }: Dependencies): Jobs {
  const workers: Worker[] = [];
  const { boss, close } = openQueue(database, logger);
  let alarm: JobAlarm | undefined;
  const running: Running = {
    boss,
    pool: database.pool,
    logger,
    metrics,
    stopping: new AbortController(),
    rounds: new Set(),
    timers: new Set(),
    workerIds: new Map(),
  };

  return {
    enqueue: async (tx, queue, data, { afterSeconds, key } = {}) => {
      const session = sessionOf(tx);
      await boss.send(queue, data, {
        ...retries,
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        // Without a key of its own a job would count as the same as any other that waits without one.
        singletonKey: key ?? randomUUID(),
        db: { executeSql: (text, values) => execute(session, text, values) },
      });
      await tellOfJob(session, queue, afterSeconds !== undefined);
    },
    work: (queue, work, options = {}) => {
      workers.push({ queue, work, ...options });
    },
    start: async () => {
      await boss.start();
      for (const { queue } of workers)
        await boss.createQueue(queue, { name: queue, policy: 'short', ...retries });
      // Before anything is worked at: what is done may add jobs.
      await database.pool.session((session) =>
        session.exec(`grant usage on schema ${schema} to statbook_app, statbook_sign_in;
          grant select, insert, update on all tables in schema ${schema} to statbook_app;
          grant insert, select (id) on ${schema}.job to statbook_sign_in;
          grant select on ${schema}.queue to statbook_sign_in`),
      );
      for (const worker of workers) await startWorker(running, worker);
      for (const worker of workers) await startRounds(running, worker);
      const wake = (queue: string) => {
        for (const id of running.workerIds.get(queue) ?? []) boss.notifyWorker(id);
      };
      alarm = await wakeForJobs({ pool: database.pool, logger, schema, wake });
    },
    stop: async () => {
      running.stopping.abort();
      for (const timer of running.timers) clearTimeout(timer);
      await alarm?.stop();
      await boss.stop({ graceful: true, wait: true, timeout: graceMs });
      await close();
      await Promise.all(running.rounds);
    },
  };
}

/** What the workers of one process share. */
interface Running {
  boss: PgBoss;
  pool: ConnectionPool;
  logger: Logger;
  metrics: Metrics;
  stopping: AbortController;
  /** Rounds without data that have begun and not ended. */
  rounds: Set<Promise<void>>;
  timers: Set<NodeJS.Timeout>;
  /** The workers of each queue, as the queue's library knows them. */
  workerIds: Map<string, string[]>;
}

/** How the library notes the end of a job. It does not wait for it, and can bear neither an error nor an empty answer. */
const isNote = (text: string) => /select count\(\*\) from results/i.test(text);
const nothingNoted = { rows: [{ count: 0 }] };

/**
 * `close` waits for what is being noted. Where the end of a job could not be noted, because the queue or the database was gone, it
 * is left as it stands and done again once it has expired.
 */
function openQueue({ pool }: Database, logger: Logger): { boss: PgBoss; close: () => Promise<void> } {
  const noting = new Set<Promise<unknown>>();
  let isClosed = false;
  const executeSql = async (text: string, values?: unknown[]) => {
    if (isClosed) return nothingNoted;
    const answer = pool.session((session) => execute(session, text, values));
    if (!isNote(text)) return answer;
    const noted = answer
      .catch((error: unknown) => {
        logger.error({ err: error }, 'end of a job not noted');
        return nothingNoted;
      })
      .finally(() => noting.delete(noted));
    noting.add(noted);
    return noted;
  };
  const boss = new PgBoss({
    schema,
    db: { executeSql },
    supervise: true,
    schedule: false,
    maintenanceIntervalSeconds: 120,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'job queue'));
  const close = async () => {
    await Promise.all(noting);
    isClosed = true;
  };
  return { boss, close };
}

async function startWorker(running: Running, { queue, work, concurrency = 1 }: Worker): Promise<void> {
  const { boss, workerIds } = running;
  for (let index = 0; index < concurrency; index += 1) {
    const worker = await boss.work<JobData>(
      queue,
      { pollingIntervalSeconds: unwokenSeconds, batchSize: 1 },
      async (jobs) => {
        // Where there was one there may be more: it looks again at once, and waits only when it finds nothing.
        boss.notifyWorker(worker);
        for (const { data } of jobs) await perform(running, { queue, work }, data);
      },
    );
    workerIds.set(queue, [...(workerIds.get(queue) ?? []), worker]);
  }
}

async function startRounds(running: Running, { everySeconds, onChannel, ...worker }: Worker): Promise<void> {
  const { pool, rounds, timers } = running;
  const runRound = () => {
    const round = perform(running, worker, {})
      // Reported where it is done; the next round comes all the same.
      .catch(() => undefined)
      .finally(() => rounds.delete(round));
    rounds.add(round);
  };
  if (onChannel !== undefined) await pool.listen(onChannel, gathered(running, runRound));
  if (everySeconds === undefined) return;
  timers.add(setInterval(runRound, everySeconds * 1000).unref());
  runRound();
}

/** Runs once for all that calls it within a moment: many changes that come together are one round. */
function gathered({ timers, stopping }: Running, run: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing || stopping.signal.aborted) return;
    isComing = true;
    const timer = setTimeout(() => {
      timers.delete(timer);
      isComing = false;
      run();
    }, gatherMs).unref();
    timers.add(timer);
  };
}

async function perform(
  { logger, metrics, stopping }: Running,
  { queue, work }: Pick<Worker, 'queue' | 'work'>,
  data: JobData,
): Promise<void> {
  try {
    await work(data, stopping.signal);
    metrics.job(queue, 'done');
  } catch (error) {
    metrics.job(queue, 'failed');
    // What was cut off by the end of the process is no failure.
    if (!stopping.signal.aborted) logger.error({ err: error, queue, ...idsOf(data) }, 'job failed');
    throw error;
  }
}

/** By which whoever reads the log finds what the job was about: numbers of records, and nothing of what is in them. */
function idsOf(data: JobData): JobData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name.endsWith('Id')));
}

async function execute(session: SqlSession, text: string, values: readonly unknown[] = []) {
  return { rows: await session.objects(text, values) };
}
