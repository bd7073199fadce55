import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabasePool } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { company as companyTable, personFilling } from '../database/schema.ts';
import { createLogger } from '../monitoring/logger.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { type AskedCompany, workOnAsked } from './asked-companies.ts';
import { createJobs } from './jobs.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase(await newDatabasePool());
});
afterAll(async () => database.pool.close());

const maintain = (text: ReturnType<typeof sql>) =>
  database.transaction({ as: 'maintenance' }, async (tx) => tx.execute(text));

/** Companies that are asked for, of two accounts. */
async function askForCompanies(one: string, other: string): Promise<void> {
  await maintain(
    sql`insert into account (name, licence_ends_on) values (${one}, '2030-01-01'), (${other}, '2030-01-01')`,
  );
  await maintain(sql`insert into company (account_id, number, name, type, status)
    select a.id, lpad(n::text, 8, '0'), a.name || ' ' || n, 'ltd', 'active' from account a, generate_series(1, 120) n
    where a.name in (${one}, ${other})`);
  await maintain(sql`insert into person_filling (company_id, account_id) select id, account_id from company
    on conflict (company_id) do nothing`);
}

const isNamed = async ({ accountId, companyId }: AskedCompany, name: string) => {
  const rows = await database.transaction({ as: 'account', accountId }, (tx) =>
    tx
      .select()
      .from(companyTable)
      .where(and(eq(companyTable.id, companyId), eq(companyTable.name, name))),
  );
  return rows.length > 0;
};

/** As a trigger does with the next change. */
async function askAgain(): Promise<Error> {
  await maintain(sql`select pg_notify('statbook_people', '')`);
  return new Error('Not yet.');
}

it('answers for every company that is asked for, one that fails as well once it can', async () => {
  await askForCompanies('One', 'Other');
  const logger = createLogger('silent');
  const jobs = createJobs({ database, logger, metrics: createMetrics() });
  const answered = new Map<string, number>();
  let failures = 1;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  workOnAsked(
    { database, jobs, logger },
    {
      queue: 'answer',
      onChannel: 'statbook_people',
      asked: { table: personFilling, isAsked: sql`${personFilling.filled} < ${personFilling.asked}` },
      keep: async (company) => {
        if ((await isNamed(company, 'One 7')) && failures-- > 0) throw await askAgain();
        await maintain(sql`update person_filling set filled = asked where company_id = ${company.companyId}`);
        answered.set(company.companyId, (answered.get(company.companyId) ?? 0) + 1);
        if (answered.size === 240) resolve(undefined);
      },
    },
  );
  await jobs.start();
  await promise;
  await jobs.stop();
  expect([...answered.values()].filter((times) => times !== 1)).toEqual([]);
  expect(failures).toBeLessThan(1);
});

it('answers for some companies together, and for each alone where that fails', async () => {
  await askForCompanies('Third', 'Fourth');
  const jobs = createJobs({ database, logger: createLogger('silent'), metrics: createMetrics() });
  const answered: string[] = [];
  const together: number[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const answer = async (companyIds: readonly string[]) => {
    for (const companyId of companyIds)
      await maintain(sql`update person_filling set filled = asked where company_id = ${companyId}`);
    answered.push(...companyIds);
    if (answered.length === 240) resolve(undefined);
  };
  workOnAsked(
    { database, jobs, logger: createLogger('silent') },
    {
      queue: 'answer-together',
      onChannel: 'statbook_people',
      asked: { table: personFilling, isAsked: sql`${personFilling.filled} < ${personFilling.asked}` },
      keep: ({ companyId }) => answer([companyId]),
      keepTogether: (_, companyIds) => {
        together.push(companyIds.length);
        return together.length === 2 ? Promise.reject(new Error('One of them.')) : answer(companyIds);
      },
    },
  );
  await jobs.start();
  await promise;
  await jobs.stop();
  expect(new Set(answered).size).toBe(240);
  expect(Math.max(...together)).toBeGreaterThan(1);
});
