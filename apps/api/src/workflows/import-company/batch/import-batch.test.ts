import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';
import {
  findBatch,
  insertBatch,
  insertLines,
  listLeftBatches,
  setBatchFinished,
  settleLine,
  takeLines,
} from './batch-queries.ts';
import { runImportBatch } from './run-import-batch.ts';

const group = '/api/CompanyInformation';

async function newMain(): Promise<TestPerson> {
  return (await (await testApi()).newAccount()).main;
}

async function start(person: TestPerson, lines: readonly string[]): Promise<string> {
  const { status, body } = await person.call('POST', `${group}/ImportCompanies`, { lines });
  expect(status).toBe(200);
  expect(body.entity[0]).toMatchObject({ finishedAt: null });
  return body.entity[0].batchId;
}

/** The batch with its lines, once nothing of it is waiting. */
async function finished(person: TestPerson, batchId: string) {
  const look = async () =>
    (await person.call('GET', `${group}/GetImportBatch?batchId=${batchId}`)).body.entity[0];
  await expect.poll(async () => (await look()).finishedAt).not.toBeNull();
  return look();
}

async function listedNumbers(person: TestPerson): Promise<string[]> {
  const { body } = await person.call('GET', `${group}/GetCompanies?sort=CompanyNumber&pageSize=200`);
  return body.entity.map((row: { companyNumber: string }) => row.companyNumber);
}

/** A batch as a server leaves it that was killed before it could do anything. */
async function leftBatch(person: TestPerson, numbers: readonly (string | null)[]): Promise<string> {
  const { database } = (await testApi()).server.platform;
  const { accountId, userId: createdBy } = person;
  const batchId = crypto.randomUUID();
  await database.transaction({ as: 'account', accountId }, async (tx) => {
    await insertBatch(tx, { id: batchId, accountId, createdBy });
    await insertLines(
      tx,
      numbers.map((number, index) => ({
        batchId,
        accountId,
        position: index + 1,
        typed: number ?? '',
        number,
      })),
    );
  });
  return batchId;
}

afterEach(async () => {
  await (await testApi()).registry.admin('DELETE', 'faults');
});

describe('an import by list', () => {
  it('imports what can be imported and says of every other line why not', async () => {
    const main = await newMain();
    const numbers = Array.from({ length: 25 }, (_, index) => `${20_000_001 + index}`);
    const batchId = await start(main, [
      'Company number,Code',
      '9990001,bake01',
      'SC990005,WRONG1',
      '09990044',
      '09990099',
      'twelve',
      '09990001',
      'OC990034',
      ...numbers,
    ]);
    const batch = await finished(main, batchId);
    expect(batch).toMatchObject({ total: 32, waiting: 0, imported: 27, refused: 5, failed: 0 });
    expect(batch.lines.slice(0, 7)).toMatchObject([
      { typed: '9990001', state: 'imported', companyName: 'HARBOUR LIGHT BAKERY LIMITED' },
      { state: 'refused', reason: 'authentication-code-wrong', message: expect.stringContaining('code') },
      { state: 'refused', reason: 'company-closed', message: expect.stringContaining('is dissolved') },
      { state: 'refused', reason: 'company-unknown', companyId: null },
      { state: 'refused', reason: 'not-a-company-number', companyNumber: null },
      { state: 'refused', reason: 'line-repeated' },
      {
        state: 'imported',
        companyName: 'LEDGER AND LANE LLP',
        message: expect.stringContaining('limited liability partnership'),
      },
    ]);
    expect(await listedNumbers(main)).toEqual(['09990001', ...numbers, 'OC990034']);
    const batches = await main.call('GET', `${group}/GetImportBatches`);
    expect(batches.body.entity).toMatchObject([{ batchId, imported: 27 }]);
  });

  it('says that the code of a company in the list was not taken over', async () => {
    const main = await newMain();
    await finished(main, await start(main, ['09990016']));
    const { lines } = await finished(main, await start(main, ['09990016 CODE16']));
    expect(lines).toMatchObject([{ typed: '09990016', message: expect.stringContaining('not taken over') }]);
  });

  it('names the kind of what is no company, and reads numbers as spreadsheets write them', async () => {
    const main = await newMain();
    const batch = await finished(
      main,
      await start(main, ['RS990043', 'CE990040', '="09990061"', 'RS990099']),
    );
    expect(batch.lines).toMatchObject([
      { state: 'imported', message: expect.stringContaining('a registered society') },
      { state: 'imported', message: expect.stringContaining('a charitable incorporated organisation') },
      { typed: '09990061', companyNumber: '09990061' },
      { state: 'refused', message: expect.stringContaining('belongs to a registered society') },
    ]);
  });

  it('says when it goes on while the registry takes no more', async () => {
    const { server } = await testApi();
    const main = await newMain();
    await finished(main, await start(main, ['09990016']));
    const batchId = await leftBatch(main, ['20000131']);
    const { database, clock } = server.platform;
    const until = new Date(clock.now().getTime() + 240_000);
    const useUp = (used: string, resetsAt: Date) =>
      database.transaction({ as: 'worker' }, (tx) =>
        tx.execute(
          sql`update rate_window set used = ${sql.raw(used)}, resets_at = ${resetsAt.toISOString()}::timestamptz
            where key like 'data:%'`,
        ),
      );
    await useUp('allowed', until);
    const { body } = await main.call('GET', `${group}/GetImportBatch?batchId=${batchId}`);
    await useUp('0', clock.now());
    expect(body.entity[0]).toMatchObject({ waiting: 1, heldUntil: until.toISOString() });
  });

  it('keeps codes sealed while they are needed and not longer', async () => {
    const { platform } = (await testApi()).server;
    const main = await newMain();
    await finished(main, await start(main, ['09990003,KETL03']));
    const rows = await platform.database.transaction({ as: 'account', accountId: main.accountId }, (tx) =>
      tx.execute(sql`select typed, authentication_code_sealed from import_line`),
    );
    expect(rows).toEqual([['09990003', null]]);
  });

  it('tells the person who started it of each step, live', async () => {
    const { platform } = (await testApi()).server;
    const main = await newMain();
    const scope = { as: 'account', accountId: main.accountId } as const;
    const cursor = await platform.live.begin(scope);
    const batchId = await start(main, ['09990007', '09990010']);
    await finished(main, batchId);
    const events = await platform.live.read({ scope, userId: main.userId, cursor });
    const own = events.filter(({ topic }) => topic === 'import');
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.every(({ payload }) => payload['batchId'] === batchId)).toBe(true);
  });

  it('marks what the registry could not answer as failed, and tries only that again', async () => {
    const { registry } = await testApi();
    const main = await newMain();
    await registry.admin('POST', 'faults', { kind: 'status', status: 500, path: '^/company/20000102' });
    const batchId = await start(main, ['20000101', '20000102', '20000103']);
    const broken = await finished(main, batchId);
    expect(broken).toMatchObject({ imported: 2, failed: 1 });
    expect(broken.lines[1]).toMatchObject({ state: 'failed', reason: 'registry-unavailable' });
    await registry.admin('DELETE', 'faults');
    const resumed = await main.call('POST', `${group}/ResumeImportBatch`, { batchId });
    expect(resumed.body.entity[0]).toMatchObject({ waiting: 1, finishedAt: null });
    expect(await finished(main, batchId)).toMatchObject({ imported: 3, failed: 0 });
    expect(await listedNumbers(main)).toHaveLength(3);
  });

  it('goes on where a killed server left it, and counts no line twice', async () => {
    const { platform } = (await testApi()).server;
    const main = await newMain();
    const { accountId } = main;
    const scope = { as: 'account', accountId } as const;
    const batchId = await leftBatch(main, ['20000111', '20000112', '20000113']);
    // The server had taken the first line when it was killed, longer ago than any worker needs.
    const taking = { lease: crypto.randomUUID(), most: 1 };
    const [lost] = await platform.database.transaction(scope, (tx) => takeLines(tx, batchId, taking));
    await platform.database.transaction(scope, (tx) =>
      tx.execute(
        sql`update import_line set updated_at = now() - interval '10 minutes' where state = 'running'`,
      ),
    );
    await runImportBatch(platform, { accountId, batchId, signal: new AbortController().signal });
    const batch = await finished(main, batchId);
    expect(batch).toMatchObject({ total: 3, imported: 3 });
    expect(await listedNumbers(main)).toHaveLength(3);
    // Should the dead worker wake up after all, it has nothing to say any more.
    if (lost === undefined) throw new Error('The line was not taken.');
    const woken = await platform.database.transaction(scope, (tx) =>
      settleLine(tx, lost, { state: 'failed', reason: 'internal' }),
    );
    expect(woken).toBe(false);
  });

  it('is stopped in the middle of its lines, and done by the next server', async () => {
    const { registry, server } = await testApi();
    const main = await newMain();
    const { accountId } = main;
    const batchId = await leftBatch(main, ['20000121', '20000122', '20000123', '20000124', '20000125']);
    await registry.admin('POST', 'faults', { kind: 'latency', ms: 400, path: '^/company/200001' });
    const stopping = new AbortController();
    const running = runImportBatch(server.platform, { accountId, batchId, signal: stopping.signal });
    await expect
      .poll(async () =>
        (await main.call('GET', `${group}/GetImportBatch?batchId=${batchId}`)).body.entity[0].lines.some(
          (line: { state: string }) => line.state === 'running',
        ),
      )
      .toBe(true);
    stopping.abort();
    await running;
    await registry.admin('DELETE', 'faults');
    const left = await server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      findBatch(tx, batchId),
    );
    expect(left?.finishedAt).toBeNull();
    await runImportBatch(server.platform, { accountId, batchId, signal: new AbortController().signal });
    expect(await finished(main, batchId)).toMatchObject({ imported: 5, failed: 0, refused: 0 });
    expect(await listedNumbers(main)).toHaveLength(5);
  });

  it('does so many lines in its turn, then lets the lists of others go first', async () => {
    const { platform } = (await testApi()).server;
    const main = await newMain();
    const { accountId } = main;
    const numbers = Array.from({ length: 70 }, (_, index) => `${20_000_201 + index}`);
    const batchId = await leftBatch(main, numbers);
    const jobs = () =>
      platform.database.pool.session((session) =>
        session.query('select id from job.job where name = $1 and singleton_key = $2', [
          'import-batch',
          batchId,
        ]),
      );
    await runImportBatch(platform, { accountId, batchId, signal: new AbortController().signal });
    expect((await jobs()).length).toBeGreaterThan(0);
    expect(await finished(main, batchId)).toMatchObject({ imported: 70, waiting: 0 });
  });

  it('is looked after when nobody is at it, and only then', async () => {
    const { platform } = (await testApi()).server;
    const main = await newMain();
    const scope = { as: 'account', accountId: main.accountId } as const;
    // No worker of the running server takes a line without a number.
    const batchId = await leftBatch(main, [null, null]);
    const isLeft = async () => {
      const left = await platform.database.transaction({ as: 'worker' }, listLeftBatches);
      return left.some(({ id }) => id === batchId);
    };
    expect(await isLeft()).toBe(true);
    await platform.database.transaction(scope, (tx) =>
      tx.execute(sql`update import_line set state = 'running', updated_at = now() where position = 1`),
    );
    expect(await isLeft()).toBe(false);
    // A worker that was lost holds its line no longer.
    await platform.database.transaction(scope, (tx) =>
      tx.execute(sql`update import_line set updated_at = now() - interval '10 minutes'`),
    );
    expect(await isLeft()).toBe(true);
    await platform.database.transaction(scope, (tx) => setBatchFinished(tx, batchId, new Date()));
    expect(await isLeft()).toBe(false);
  });

  it('is seen by its starter and by main users, and by nobody else', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const agent = await account.addAgent(['importCompany', 'viewCompany']);
    const other = await account.addAgent(['importCompany', 'viewCompany']);
    const stranger = (await api.newAccount()).main;
    const batchId = await start(agent, ['09990016']);
    await finished(agent, batchId);
    expect(await listedNumbers(agent)).toEqual(['09990016']);
    expect((await account.main.call('GET', `${group}/GetImportBatch?batchId=${batchId}`)).status).toBe(200);
    for (const person of [other, stranger]) {
      expect((await person.call('GET', `${group}/GetImportBatch?batchId=${batchId}`)).status).toBe(404);
      expect((await person.call('POST', `${group}/ResumeImportBatch`, { batchId })).status).toBe(404);
      expect((await person.call('GET', `${group}/GetImportBatches`)).body.entity).toEqual([]);
    }
  });

  it.each([[[]], [['', ' ']], [['Company number']]])('refuses a list without a number: %j', async (lines) => {
    const main = await newMain();
    const refused = await main.call('POST', `${group}/ImportCompanies`, { lines });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { lines: 'Enter at least one company number' } },
    });
  });
});
