import { defineCall } from '@statbook/contract';
import { translatorOf } from '@statbook/contract/wire';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importOwnCompany } from '../features/forms/form.fixture.ts';
import { handle, type Handler } from '../pipeline/handler.ts';
import { refuse } from '../pipeline/refusal.ts';
import { sendRefusal, serveCall } from '../pipeline/serve-call.ts';
import { assertOutsideTransaction, sessionOf, type Transaction } from '../platform/database/database.ts';
import { WrittenReply } from '../pipeline/written-reply.ts';
import { lockCompanyRow } from '../registry-snapshots/company-row-queries.ts';
import { testApi, type TestAccount } from '../testing/test-api.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const renameAccount = defineCall({
  feature: 'safety',
  method: 'POST',
  path: '/api/Safety/Rename',
  summary: 'Renames the account',
  body: z.object({ name: z.string().max(100) }),
  reply: z.object({ name: z.string() }),
  access: 'signed-in',
  activity: 'account.renamed',
  transaction: 'one',
});

describe('a call that is one transaction', () => {
  it('keeps what it did, with a row of activity', async () => {
    const account = await newAccount();
    const reply = await send(
      handle(renameAccount, async ({ tx, body }) => rename(tx, body.name)),
      account,
      { name: 'Kept' },
    );
    expect(reply.status).toBe(200);
    expect(await stateOf(account)).toEqual({ name: 'Kept', actions: ['account.created', 'account.renamed'] });
  });

  it('keeps nothing when it is refused, and no row of activity', async () => {
    const account = await newAccount();
    const refusing = handle(renameAccount, async ({ tx, body }) => {
      await rename(tx, body.name);
      return refuse('changed-meanwhile');
    });
    const before = await stateOf(account);
    expect((await send(refusing, account, { name: 'Lost' })).status).toBe(409);
    expect(await stateOf(account)).toEqual(before);
  });

  it('does not run at all when its input is refused', async () => {
    const account = await newAccount();
    const before = await stateOf(account);
    const reply = await send(
      handle(renameAccount, async ({ tx, body }) => rename(tx, body.name)),
      account,
      { name: 7 },
    );
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', errors: { Name: expect.any(String) } },
    });
    expect(await stateOf(account)).toEqual(before);
  });

  it('keeps nothing when its reply breaks its contract', async () => {
    const account = await newAccount();
    const before = await stateOf(account);
    const breaking = handle(renameAccount, async ({ tx, body }) => {
      await rename(tx, body.name);
      // A reply as a careless query would give it.
      return JSON.parse('{ "Name": null }') as { name: string };
    });
    const reply = await send(breaking, account, { name: 'Lost' });
    expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(await stateOf(account)).toEqual(before);
  });

  it('is held to its contract as well when the database has written the reply', async () => {
    const account = await newAccount();
    const written = (json: string) => handle(renameAccount, async () => new WrittenReply(json));
    const whole = await send(written('{ "Name": "As written" }'), account, { name: 'x' });
    expect(whole).toMatchObject({ status: 200, body: { name: 'As written' } });
    for (const broken of ['{ "Name": null }', '{ "Name": "More", "Code": "than declared" }']) {
      const reply = await send(written(broken), account, { name: 'x' });
      expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } });
    }
  });

  it('keeps nothing when it meets an accident, and tells the caller nothing of it', async () => {
    const account = await newAccount();
    const before = await stateOf(account);
    const failing = handle(renameAccount, async ({ tx, body }) => {
      await rename(tx, body.name);
      throw new Error('inner workings');
    });
    const reply = await send(failing, account, { name: 'Lost' });
    expect(reply.status).toBe(500);
    expect(JSON.stringify(reply.body)).not.toContain('inner workings');
    expect(await stateOf(account)).toEqual(before);
  });

  it('refuses an input of more levels than any form has, at its field', async () => {
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown;
    const naming = handle(renameAccount, async ({ tx, body }) => rename(tx, body.name));
    expect(await send(naming, await newAccount(), { name: deep })).toMatchObject({
      status: 400,
      body: { errors: { Name: 'Enter this with fewer levels' } },
    });
  });

  it('sends no member that its contract does not declare', async () => {
    const account = await newAccount();
    const talkative = handle(renameAccount, async ({ tx, body }) => ({
      ...(await rename(tx, body.name)),
      Inner: 1,
    }));
    expect((await send(talkative, account, { name: 'Plain' })).body).toEqual({ name: 'Plain' });
  });

  it('cannot call the outside world', async () => {
    const account = await newAccount();
    const calling = handle(renameAccount, async ({ body }) => {
      assertOutsideTransaction();
      return { name: body.name };
    });
    expect((await send(calling, account, { name: 'x' })).status).toBe(500);
  });
});

describe('a call that reads', () => {
  it('changes nothing, whatever it tries', async () => {
    const account = await newAccount();
    const before = await stateOf(account);
    const reading = defineCall({ ...renameAccount, activity: null, transaction: 'reading' });
    const changing = handle(reading, async ({ tx, body }) => rename(tx, body.name));
    expect((await send(changing, account, { name: 'Changed' })).status).toBe(500);
    expect(await stateOf(account)).toEqual(before);
  });
});

describe('the chain of activity', () => {
  it('has no fork and no gap under twenty writers at once', async () => {
    const { accountId } = await newAccount();
    const { database, activity } = (await testApi()).server.platform;
    const record = (writer: number) =>
      database.transaction({ as: 'account', accountId }, (tx) =>
        activity.record(tx, { accountId, actor: 'job:writer', action: 'test.written', details: { writer } }),
      );
    await Promise.all(Array.from({ length: 60 }, (_, index) => record(index % 20)));
    expect(await verify(accountId)).toEqual({ rows: 61 });
  });

  it('goes on while somebody changes the company that it is about', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const companyId = await importOwnCompany(api, account);
    const { accountId } = account;
    const { database, activity } = api.server.platform;
    const inAccount = <Result>(work: (tx: Transaction) => Promise<Result>) =>
      database.transaction({ as: 'account', accountId }, work);
    const before = await verify(accountId);
    await inAccount(async (changing) => {
      await lockCompanyRow(changing, companyId);
      await inAccount((tx) =>
        activity.record(tx, { accountId, actor: 'job:writer', action: 'test.written', companyId }),
      );
    });
    expect(await verify(accountId)).toEqual({ rows: before.rows + 1 });
  });

  it.each([
    ['changed', "update activity set action = 'other' where account_id = $1 and sequence = 2", 2],
    ['taken out', 'delete from activity where account_id = $1 and sequence = 2', 2],
    ['taken off the end', 'delete from activity where account_id = $1 and sequence = 3', 3],
  ])(
    'shows a row that was %s by somebody with the keys of the database',
    async (_how, tampering, brokenAt) => {
      const { accountId } = await newAccount();
      const { database, activity } = (await testApi()).server.platform;
      for (const action of ['test.first', 'test.second']) {
        await database.transaction({ as: 'account', accountId }, (tx) =>
          activity.record(tx, { accountId, actor: 'job:writer', action }),
        );
      }
      await database.pool.session(async (session) => {
        await session.exec(
          'alter table activity disable trigger user; alter table activity no force row level security',
        );
        try {
          await session.query(tampering, [accountId]);
        } finally {
          await session.exec(
            'alter table activity enable trigger user; alter table activity force row level security',
          );
        }
      });
      expect(await verify(accountId)).toMatchObject({ brokenAt });
    },
  );
});

async function newAccount(): Promise<TestAccount> {
  return (await testApi()).newAccount();
}

/** Serves the handler by the pipeline of the running server, and makes its call. */
async function send(handler: Handler, { main }: TestAccount, payload: object) {
  const { platform } = (await testApi()).server;
  const names = translatorOf(undefined);
  const app = fastify();
  open.push(app);
  app.setErrorHandler((_error, _request, reply) => sendRefusal(reply, refuse('internal')));
  serveCall(app, { ...platform, checkReplies: true }, handler);
  const reply = await app.inject({
    method: 'POST',
    url: handler.call.path,
    headers: { authorization: `Bearer ${main.token}` },
    payload: Object(names.toWire(payload)),
  });
  const body = Object(reply.json());
  return { status: reply.statusCode, body: reply.statusCode === 200 ? names.toOurs(body) : body };
}

async function rename(tx: Transaction, name: string) {
  await sessionOf(tx).query('update account set name = $1', [name]);
  return { name };
}

async function stateOf({ accountId }: TestAccount): Promise<{ name: unknown; actions: unknown[] }> {
  const { database } = (await testApi()).server.platform;
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const [[name] = []] = await sessionOf(tx).query('select name from account');
    const rows = await sessionOf(tx).query('select action from activity order by sequence');
    return { name, actions: rows.flat() };
  });
}

async function verify(accountId: string) {
  const { database, activity } = (await testApi()).server.platform;
  return database.transaction({ as: 'maintenance' }, (tx) => activity.verify(tx, accountId));
}
