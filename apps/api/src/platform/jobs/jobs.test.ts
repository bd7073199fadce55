import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDatabasePool } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createJobs, type JobData, type Jobs } from './jobs.ts';
import { createLogger, type Logger } from '../monitoring/logger.ts';
import { createMetrics } from '../monitoring/metrics.ts';

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.pool.close();
});

const account = { as: 'account', accountId: '00000000-0000-0000-0000-000000000000' } as const;

describe('background work', () => {
  it('is done when the act is committed, and never when it is not', async () => {
    const database = await newDatabase();
    const { jobs, done } = await startJobs(database);
    const refused = database.transaction(account, async (tx) => {
      await jobs.enqueue(tx, 'test', { id: 'refused' });
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await database.transaction(account, (tx) => jobs.enqueue(tx, 'test', { id: 'kept' }));
    await until(() => done.length > 0);
    await jobs.stop();
    expect(done).toEqual(['kept']);
  });

  it('is added by who signs in, who sees nothing of it and changes nothing', async () => {
    const database = await newDatabase();
    const { jobs, done } = await startJobs(database);
    await database.transaction({ as: 'sign-in' }, (tx) => jobs.enqueue(tx, 'test', { id: 'added' }));
    await until(() => done.length > 0);
    for (const query of [sql`select data from job.job`, sql`update job.job set state = 'cancelled'`]) {
      const refused = database.transaction({ as: 'sign-in' }, (tx) => tx.execute(query));
      await expect(refused).rejects.toMatchObject({ cause: { message: /permission denied/ } });
    }
    await jobs.stop();
    expect(done).toEqual(['added']);
  });

  it('that has begun is finished before the server stops', async () => {
    const database = await newDatabase();
    const begun = Promise.withResolvers<undefined>();
    const end = Promise.withResolvers<undefined>();
    const { jobs, done } = await startJobs(database, async () => {
      begun.resolve(undefined);
      await end.promise;
    });
    await database.transaction(account, (tx) => jobs.enqueue(tx, 'test', { id: 'slow' }));
    await begun.promise;
    const stopped = jobs.stop();
    end.resolve(undefined);
    await stopped;
    expect(done).toEqual(['slow']);
  });

  it('that fails is reported with what it was about, and tried again', async () => {
    const database = await newDatabase();
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const errors = [new Error('The disk is full.')];
    const { jobs, done } = await startJobs(
      database,
      async () => {
        const error = errors.pop();
        if (error !== undefined) throw error;
      },
      logger,
    );
    const order = { id: 'again', filingId: 'f1', email: 'office@harbour.example' };
    await database.transaction(account, (tx) => jobs.enqueue(tx, 'test', order));
    await until(() => done.length > 0);
    await jobs.stop();
    expect(done).toEqual(['again']);
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { err: { message: 'The disk is full.' }, queue: 'test', filingId: 'f1', msg: 'job failed' },
    ]);
    expect(lines.join()).not.toContain('office@');
  });

  it('that was cut off by the end of the process is no failure', async () => {
    const database = await newDatabase();
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const begun = Promise.withResolvers<void>();
    const { jobs } = await startJobs(
      database,
      (signal) => {
        begun.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('cut off')));
        });
      },
      logger,
    );
    await database.transaction(account, (tx) => jobs.enqueue(tx, 'test', { id: 'slow' }));
    await begun.promise;
    await jobs.stop();
    expect(lines).toEqual([]);
    // Noted once the stop is over, when the server closes its database: it is done again at the next start.
    expect(await jobStates(database)).toEqual([['retry']]);
  });

  it('that outlives the queue is left as it stands', async () => {
    const database = await newDatabase();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const work = () => {
      begun.resolve();
      return end.promise;
    };
    const { jobs, done } = await startJobs(database, work, createLogger('silent'), 1000);
    await database.transaction(account, (tx) => jobs.enqueue(tx, 'test', { id: 'endless' }));
    await begun.promise;
    await jobs.stop();
    end.reject(new Error('The database is closed.'));
    // What the queue's library notes of it has had its turn then.
    const states = await jobStates(database);
    expect([done, states]).toEqual([[], [['retry']]]);
  });

  it('that ends while the database is gone harms nothing else', async () => {
    const database = await newDatabase();
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const work = () => {
      begun.resolve();
      return end.promise;
    };
    const { jobs } = await startJobs(database, work, logger);
    await database.transaction(account, (tx) => jobs.enqueue(tx, 'test', { id: 'lost' }));
    await begun.promise;
    for (const each of open.splice(0)) await each.pool.close();
    end.resolve();
    await until(() => lines.some((line) => line.includes('end of a job not noted')));
    await jobs.stop();
  });

  it('for later is done when its time has come, and not before', async () => {
    const database = await newDatabase();
    const { jobs, done } = await startJobs(database);
    const due = Date.now() + 1500;
    await database.transaction(account, async (tx) => {
      await jobs.enqueue(tx, 'test', { id: 'later' }, { afterSeconds: 2 });
      await jobs.enqueue(tx, 'test', { id: 'now' });
    });
    await until(() => done.length > 1);
    await jobs.stop();
    expect(done).toEqual(['now', 'later']);
    expect(Date.now()).toBeGreaterThan(due);
  });

  it('that a trigger tells of is done in one round for all that is told together', async () => {
    const database = await newDatabase();
    const jobs = createJobs({ database, logger: createLogger('silent'), metrics: createMetrics() });
    let rounds = 0;
    jobs.work('told', async () => void (rounds += 1), { onChannel: 'told_of_it' });
    await jobs.start();
    for (const told of ['first', 'second'])
      await database.pool.session((session) =>
        session.query('select pg_notify($1, $2)', ['told_of_it', told]),
      );
    await until(() => rounds > 0);
    await jobs.stop();
    expect(rounds).toBe(1);
  });

  it('that waits is done at the next start', async () => {
    const database = await newDatabase();
    const first = await startJobs(database);
    await first.jobs.stop();
    await database.transaction(account, (tx) => first.jobs.enqueue(tx, 'test', { id: 'waiting' }));
    const { jobs, done } = await startJobs(database);
    await until(() => done.length > 0);
    await jobs.stop();
    expect(done).toEqual(['waiting']);
    expect(first.done).toEqual([]);
  });
});

/** A queue whose work is noted when it is done. */
async function startJobs(
  database: Database,
  first: (signal: AbortSignal) => Promise<void> = async () => undefined,
  logger: Logger = createLogger('silent'),
  graceMs?: number,
): Promise<{ jobs: Jobs; done: unknown[] }> {
  const jobs = createJobs({ database, logger, metrics: createMetrics(), ...(graceMs && { graceMs }) });
  const done: unknown[] = [];
  jobs.work('test', async ({ id }: JobData, signal) => {
    await first(signal);
    done.push(id);
  });
  await jobs.start();
  return { jobs, done };
}

const jobStates = ({ pool }: Database) =>
  pool.session((session) => session.query(`select state from job.job where name = 'test'`));

async function newDatabase(): Promise<Database> {
  const database = openDatabase(await newDatabasePool());
  open.push(database);
  return database;
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 10 });
