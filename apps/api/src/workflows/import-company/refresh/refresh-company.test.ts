import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createPresenterGateways } from '../../../clients/presenter-gateway.ts';
import { createRegistry } from '../../../clients/registry.ts';
import { createClock } from '../../../platform/clock.ts';
import { findLatestReading, findLatestReadings } from '../../../registry-snapshots/snapshot-queries.ts';
import { appointIntruder } from '../../../testing/behind-our-back.ts';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';
import { refreshCompany } from './refresh-company.ts';

const group = '/api/CompanyInformation';

async function newMain(): Promise<TestPerson> {
  return (await (await testApi()).newAccount()).main;
}

async function imported(person: TestPerson, companyNumber: string, more: object = {}): Promise<string> {
  const { body } = await person.call('POST', `${group}/ImportCompany`, { companyNumber, ...more });
  return body.entity[0].companyId;
}

async function readings(accountId: string, companyId: string): Promise<number> {
  const { platform } = (await testApi()).server;
  const rows = await platform.database.transaction({ as: 'account', accountId }, (tx) =>
    tx.execute(sql`select id from registry_reading where company_id = ${companyId}`),
  );
  return rows.length;
}

function refresh(person: TestPerson, companyId: string) {
  return person.call('POST', `${group}/RefreshCompany`, { companyId });
}

afterEach(async () => {
  await (await testApi()).registry.admin('DELETE', 'faults');
});

describe('reading a company again', () => {
  it('keeps only what has changed, with the time of the reading', async () => {
    const { registry, server } = await testApi();
    const main = await newMain();
    const number = '20000201';
    const companyId = await imported(main, number);
    const before = await readings(main.accountId, companyId);
    const same = await refresh(main, companyId);
    expect(same.body.entity).toEqual([
      {
        companyId,
        registryReadAt: expect.stringMatching(/^2026-11-20T/),
        changed: [],
        changes: [],
        companyDataProblem: null,
      },
    ]);
    expect(await readings(main.accountId, companyId)).toBe(before);

    await registry.admin('PATCH', `companies/${number}`, { name: 'RENAMED BEHIND OUR BACK LIMITED' });
    expect((await refresh(main, companyId)).body.entity[0].changed).toEqual(['profile']);
    expect(await readings(main.accountId, companyId)).toBe(before + 1);
    const list = await main.call('GET', `${group}/GetCompanies`);
    expect(list.body.entity[0].companyName).toBe('RENAMED BEHIND OUR BACK LIMITED');
    const latest = await server.platform.database.transaction(
      { as: 'account', accountId: main.accountId },
      (tx) => findLatestReading(tx, companyId, 'profile'),
    );
    expect(latest?.value.name).toBe('RENAMED BEHIND OUR BACK LIMITED');
  });

  it('goes on with each part where the clock was set back behind the last reading, and finds it once', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const main = await newMain();
    const number = '20000209';
    const companyId = await imported(main, number, { authCode: 'G00209' });
    const clock = createClock(new Date('2026-11-19T09:00:00Z'));
    const earlier = {
      ...platform,
      clock,
      registry: createRegistry({ ...platform, clock }),
      gateways: createPresenterGateways({ ...platform, clock }),
    };
    const again = () =>
      refreshCompany(earlier, { accountId: main.accountId, companyId, actor: 'job:refresh-company' }, {});
    await api.registry.admin('PATCH', `companies/${number}`, { name: 'READ ON AN EARLIER DAY LIMITED' });
    await api.registry.admin('PATCH', `companies/${number}`, { shareholdings: [] });
    await appointIntruder(api, number);
    expect(await again()).toMatchObject({
      readAt: expect.toSatisfy((readAt: Date) => readAt.toISOString().startsWith('2026-11-19')),
      changed: ['profile', 'officers', 'filing-history', 'company-data'],
      companyDataRefusal: undefined,
    });
    expect(await again()).toMatchObject({ changed: [], changeIds: [] });
    const latest = await platform.database.transaction({ as: 'account', accountId: main.accountId }, (tx) =>
      findLatestReadings(tx, companyId, ['profile', 'officers', 'company-data']),
    );
    expect(latest).toMatchObject({
      profile: { value: { name: 'READ ON AN EARLIER DAY LIMITED' } },
      officers: {
        value: { items: expect.arrayContaining([expect.objectContaining({ name: 'CROOK, Silas' })]) },
      },
      'company-data': { value: { shareholdings: [] } },
    });
  });

  it('reads what stands behind the stored code too, and finds nothing new in what is the same', async () => {
    const main = await newMain();
    const companyId = await imported(main, '09990001', { authCode: 'BAKE01' });
    expect((await refresh(main, companyId)).body.entity[0]).toMatchObject({
      changed: [],
      companyDataProblem: null,
    });
  });

  it('keeps the rest and says why, when the code opens nothing any more', async () => {
    const { registry } = await testApi();
    const main = await newMain();
    const companyId = await imported(main, '20000202', { authCode: 'G00202' });
    await registry.admin('PATCH', 'companies/20000202', { authenticationCode: 'OTHER1' });
    const { status, body } = await refresh(main, companyId);
    expect(status).toBe(200);
    expect(body.entity[0].companyDataProblem).toContain('authentication code');
  });

  it.each([
    ['is out of order half way', '20000203', { status: 500, path: '20000203/officers' }, 503, /./],
    ['has the company no more', '20000210', { status: 404, path: '/20000210' }, 404, /any more\. The record/],
  ])('changes nothing when the registry %s', async (_, number, fault, status, detail) => {
    const { registry } = await testApi();
    const main = await newMain();
    const companyId = await imported(main, number);
    const [before] = (await main.call('GET', `${group}/GetCompanies`)).body.entity;
    await registry.admin('POST', 'faults', { kind: 'status', ...fault });
    const code = status === 404 ? 'company-unknown' : 'registry-unavailable';
    const body = { code, detail: expect.stringMatching(detail) };
    expect(await refresh(main, companyId)).toMatchObject({ status, body });
    const [after] = (await main.call('GET', `${group}/GetCompanies`)).body.entity;
    expect(after).toEqual(before);
  });

  it('is done for every company within reach in the background', async () => {
    const { registry } = await testApi();
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent(['importCompany', 'viewCompany', 'editCompany']);
    const numbers = Array.from({ length: 7 }, (_, index) => `${20_000_211 + index}`);
    for (const number of numbers) await imported(agent, number);
    await imported(account.main, '20000218');
    for (const number of [...numbers, '20000218']) {
      await registry.admin('PATCH', `companies/${number}`, { name: 'AFTER LIMITED' });
    }
    const queued = await agent.call('POST', `${group}/UpdateCompanyInformation`, {});
    expect(queued.body.entity).toEqual([{ queued: 7 }]);
    const unchanged = async () => {
      const { body } = await account.main.call('GET', `${group}/GetCompanies`);
      return body.entity
        .filter((row: { companyName: string }) => row.companyName !== 'AFTER LIMITED')
        .map((row: { companyNumber: string }) => row.companyNumber);
    };
    await expect.poll(unchanged).toEqual(['20000218']);
  });

  it('leaves out a company that is being formed, which has no number yet', async () => {
    const main = await newMain();
    await imported(main, '20000219');
    const proposed = { companyName: 'QUAYSIDE LAMPS LIMITED', companyType: 'BYSHR', country: 'EW' };
    expect((await main.call('POST', `${group}/FormCompany`, proposed)).status).toBe(200);
    const queued = await main.call('POST', `${group}/UpdateCompanyInformation`, {});
    expect(queued.body.entity).toEqual([{ queued: 1 }]);
  });
});

describe('reading chosen companies again', () => {
  it('reads those that were chosen and no other', async () => {
    const { registry } = await testApi();
    const main = await newMain();
    const numbers = ['20000221', '20000222', '20000223'];
    const ids: string[] = [];
    for (const number of numbers) ids.push(await imported(main, number));
    for (const number of numbers) {
      await registry.admin('PATCH', `companies/${number}`, { name: 'CHOSEN LIMITED' });
    }
    const chosen = [ids[0], ids[2], ids[0]];
    const queued = await main.call('POST', `${group}/RefreshCompanies`, { companyIds: chosen });
    expect(queued.body.entity).toEqual([{ queued: 2 }]);
    const renamed = async () =>
      (await main.call('GET', `${group}/GetCompanies`)).body.entity
        .filter((row: { companyName: string }) => row.companyName === 'CHOSEN LIMITED')
        .map((row: { companyNumber: string }) => row.companyNumber)
        .toSorted();
    await expect.poll(renamed).toEqual(['20000221', '20000223']);
  });

  it('refuses all of them when one is out of reach, in the words of one that nobody has', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent(['importCompany', 'editCompany', 'viewCompany']);
    const own = await imported(agent, '20000224');
    const other = await imported(account.main, '20000225');
    for (const id of [other, crypto.randomUUID()]) {
      const refused = await agent.call('POST', `${group}/RefreshCompanies`, { companyIds: [own, id] });
      expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    const none = await agent.call('POST', `${group}/RefreshCompanies`, { companyIds: [] });
    expect(none.status).toBe(400);
  });
});

describe('the authentication code of a company', () => {
  it('is kept when the registry accepts it, shown on request, and the showing is logged', async () => {
    const { server } = await testApi();
    const main = await newMain();
    const companyId = await imported(main, '09990004');
    const wrong = await main.call('POST', `${group}/SaveAuthenticationCode`, {
      companyId,
      authCode: 'WRONG1',
    });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'authentication-code-wrong' } });
    const none = await main.call('POST', `${group}/ShowAuthenticationCode`, { companyId });
    expect(none).toMatchObject({ status: 422, body: { code: 'authentication-code-missing' } });

    const saved = await main.call('POST', `${group}/SaveAuthenticationCode`, {
      companyId,
      authCode: 'mill04',
    });
    expect(saved.body).toEqual({ done: true });
    const list = await main.call('GET', `${group}/GetCompanies`);
    expect(list.body.entity[0].hasAuthenticationCode).toBe(true);
    const shown = await main.call('POST', `${group}/ShowAuthenticationCode`, { companyId });
    expect(shown.body.entity).toEqual([{ companyId, authCode: 'MILL04' }]);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const rows = await server.platform.database.transaction(
      { as: 'account', accountId: main.accountId },
      (tx) =>
        tx.execute(
          sql`select action from activity where action like 'authentication-code%' order by sequence`,
        ),
    );
    expect(rows).toEqual([['authentication-code.saved'], ['authentication-code.shown']]);
  });

  it('is never shown to a reader or a stranger', async () => {
    const account = await (await testApi()).newAccount();
    const companyId = await imported(account.main, '09990004', { authCode: 'MILL04' });
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await reader.call('POST', `${group}/ShowAuthenticationCode`, { companyId })).status).toBe(403);
    const stranger = await newMain();
    expect((await stranger.call('POST', `${group}/ShowAuthenticationCode`, { companyId })).status).toBe(404);
  });
});

describe('a look at company data by the gateway', () => {
  const path = `${group}/CompanyInformationByXml`;

  it('takes the code in the body, never in the address', async () => {
    const main = await newMain();
    const asked = await main.call('POST', path, {
      companyNumber: '09990001',
      authCode: 'BAKE01',
      typeData: 'x',
    });
    expect(asked.body.entity[0]).toMatchObject({ companyNumber: '09990001', hasRegisteredEmail: true });
    const inAddress = await main.call('GET', `${path}?companyNumber=09990001&authCode=BAKE01`);
    expect(inAddress).toMatchObject({ status: 400, body: { code: 'secret-in-url' } });
    const posted = await main.call('POST', `${path}?authcode=BAKE01`, { companyNumber: '09990001' });
    expect(posted).toMatchObject({ status: 400, body: { code: 'secret-in-url' } });
    expect((await main.call('GET', `${group}/GetCompanies`)).body.total).toBe(0);
  });

  it('works with the stored code by GET, and asks for one where none is stored', async () => {
    const main = await newMain();
    const none = await main.call('GET', `${path}?companyNumber=09990001`);
    expect(none).toMatchObject({ status: 422, body: { code: 'authentication-code-missing' } });
    await imported(main, '09990001', { authCode: 'BAKE01' });
    const stored = await main.call('GET', `${path}?companyNumber=09990001&connectionType=test`);
    expect(stored.body.entity[0]).toMatchObject({ companyName: 'HARBOUR LIGHT BAKERY LIMITED' });
  });

  it('is asked by the presenter given, where one is', async () => {
    const main = await newMain();
    const question = { companyNumber: '09990001', authCode: 'BAKE01' };
    const direct = `${group}/CompanyInformationByXmlDirectly`;
    const half = await main.call('POST', direct, { ...question, presenterId: '66666600001' });
    expect(half).toMatchObject({
      status: 400,
      body: { errors: { presenterAuthenticationCode: expect.any(String) } },
    });
    const unknown = { presenterId: '11111111111', presenterAuthenticationCode: 'NOBODY' };
    expect(await main.call('POST', direct, { ...question, ...unknown })).toMatchObject({
      status: 400,
      body: { errors: { presenterAuthenticationCode: expect.stringContaining('does not accept') } },
    });
    const own = { presenterId: '66666600001', presenterAuthenticationCode: 'DEMOPRES001' };
    expect((await main.call('POST', direct, { ...question, ...own })).status).toBe(200);
  });
});
