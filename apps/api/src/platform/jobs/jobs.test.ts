import { afterEach, describe, expect, it } from 'vitest';
import { newDatabasePool } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createJobs, type JobData, type Jobs } from './jobs.ts';
import { createLogger } from '../monitoring/logger.ts';
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
  first: () => Promise<void> = async () => undefined,
): Promise<{ jobs: Jobs; done: unknown[] }> {
  const jobs = createJobs({ database, logger: createLogger('silent'), metrics: createMetrics() });
  const done: unknown[] = [];
  jobs.work('test', async ({ id }: JobData) => {
    await first();
    done.push(id);
  });
  await jobs.start();
  return { jobs, done };
}

async function newDatabase(): Promise<Database> {
  const database = openDatabase(await newDatabasePool());
  open.push(database);
  return database;
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not come to pass within ten seconds.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
