import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const group = '/api/CompanyInformation';

function importCompany(person: TestPerson, companyNumber: string, more: object = {}) {
  return person.call('POST', `${group}/ImportCompany`, { companyNumber, ...more });
}

async function newMain(): Promise<TestPerson> {
  return (await (await testApi()).newAccount()).main;
}

/** Everything that the database holds of an account's companies, as text. */
async function storedText(accountId: string): Promise<string> {
  const { platform } = (await testApi()).server;
  return platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const rows = await tx.execute(sql`select to_jsonb(r)::text from registry_reading r
      union all select to_jsonb(c)::text from company c union all select to_jsonb(a)::text from activity a`);
    return JSON.stringify(rows);
  });
}

afterEach(async () => {
  await (await testApi()).registry.admin('DELETE', 'faults');
});

describe('importing a company', () => {
  it('takes it into the list with what the register says of it', async () => {
    const main = await newMain();
    const imported = await importCompany(main, '9990001');
    expect(imported.body.entity).toEqual([
      {
        companyId: expect.any(String),
        companyNumber: '09990001',
        companyName: 'HARBOUR LIGHT BAKERY LIMITED',
        companyStatus: 'active',
        service: { level: 'full', message: null },
        hasCompanyData: false,
      },
    ]);
    const { body } = await main.call('GET', `${group}/GetCompanies`);
    expect(body).toEqual({
      total: 1,
      entity: [
        {
          companyId: imported.body.entity[0].companyId,
          companyNumber: '09990001',
          companyName: 'HARBOUR LIGHT BAKERY LIMITED',
          companyType: 'ltd',
          companyStatus: 'active',
          statusDetail: null,
          nextStatementMadeUpTo: '2026-11-16',
          nextStatementDue: '2026-11-30',
          nextAccountsDue: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
          overdueObligations: 0,
          soonObligations: 1,
          nextObligation: 'confirmation-statement',
          nextObligationDue: '2026-11-30',
          filingsInFlight: 0,
          registerAlarms: 0,
          tags: [],
          openFilingState: null,
          hasAuthenticationCode: false,
          registryReadAt: expect.stringMatching(/^2026-11-20T09:.*Z$/),
        },
      ],
    });
  });

  it('is told to everybody of the account who has companies on screen', async () => {
    const { main, accountId } = await (await testApi()).newAccount();
    const { live } = (await testApi()).server.platform;
    const scope = { as: 'account', accountId } as const;
    const cursor = await live.begin(scope);
    const { companyId } = (await importCompany(main, '09990007')).body.entity[0];
    const heard = await live.read({ scope, userId: main.userId, cursor });
    expect(heard).toMatchObject([{ topic: 'company', payload: { companyId } }]);
  });

  it('opens capital and shareholders by the authentication code, and seals the code and what is protected', async () => {
    const main = await newMain();
    const order = { authCode: 'bake01', connectionType: 'Test', userId: main.userId };
    expect((await importCompany(main, '09990001', order)).body.entity[0].hasCompanyData).toBe(true);
    const stored = await main.call(
      'GET',
      '/api/CompanyDataByXml/GetcompanyinfoFromXML?companyNumber=09990001',
    );
    expect(stored.body.entity).toMatchObject([
      {
        companyNumber: '09990001',
        hasRegisteredEmail: true,
        statementOfCapital: [{ currency: 'GBP', totalNumberOfShares: '100' }],
        shareholdings: [
          { numberHeld: '60', shareholders: ['Nora Jane Harcastle'] },
          { numberHeld: '40', shareholders: ['Felix Harcastle'] },
        ],
      },
    ]);
    const text = await storedText(main.accountId);
    expect(text).toContain('HARBOUR LIGHT BAKERY');
    for (const secret of ['BAKE01', '1979-05-22', '1981-11-03', 'office@harbourlight']) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  it('imports to be read what cannot be filed for, and says so', async () => {
    const main = await newMain();
    const { status, body } = await importCompany(main, 'OC990034');
    expect(status).toBe(200);
    expect(body.entity[0].service).toEqual({
      level: 'read-only',
      message:
        'This is a limited liability partnership: its notices can be filed, but not its confirmation statement.',
    });
  });

  it.each([
    ['09990099', {}, 404, 'company-unknown'],
    ['not a number', {}, 400, 'invalid-request'],
    ['09990044', {}, 422, 'company-closed'],
    ['09990047', {}, 422, 'company-closed'],
    ['09990052', {}, 422, 'company-closed'],
    ['CE990058', {}, 422, 'company-closed'],
    ['09990001', { authCode: 'WRONG1' }, 422, 'authentication-code-wrong'],
    ['09990001', { authCode: 'no' }, 400, 'invalid-request'],
    ['LP990035', { authCode: 'READ35' }, 422, 'company-data-not-served'],
    ['09990001', { connectionType: 'Live' }, 400, 'wrong-connection-type'],
    ['09990001', { userId: '5fa1ed06-7c9d-4b2e-9a44-0a4f3b1d7c55' }, 403, 'caller-mismatch'],
  ])('refuses %s with %j', async (number, more, status, code) => {
    const main = await newMain();
    const refused = await importCompany(main, number, more);
    expect(refused).toMatchObject({ status, body: { code } });
    expect((await main.call('GET', `${group}/GetCompanies`)).body.total).toBe(0);
  });

  it('refuses a company that is in the list, and names its record', async () => {
    const main = await newMain();
    const first = await importCompany(main, '09990003');
    const second = await importCompany(main, '09990003');
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'company-already-imported', facts: { companyId: first.body.entity[0].companyId } },
    });
  });

  it('imports a company once when two people do it at the same moment', async () => {
    const main = await newMain();
    const replies = await Promise.all([importCompany(main, '09990007'), importCompany(main, '09990007')]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await main.call('GET', `${group}/GetCompanies`)).body.total).toBe(1);
  });

  it.each([
    ['answers 503', { kind: 'status', status: 503, path: '^/company/09990001' }],
    ['answers nonsense', { kind: 'malformed', path: '^/company/09990001/officers' }],
    ['cuts the connection', { kind: 'drop-before', path: '^/company/09990001' }],
    ['never answers', { kind: 'timeout-before', path: '^/company/09990001/filing-history' }],
  ])('stores nothing of a company when the registry %s, and imports it once it answers', async (_, fault) => {
    const { registry } = await testApi();
    const main = await newMain();
    await registry.admin('POST', 'faults', fault);
    const refused = await importCompany(main, '09990001');
    expect(refused).toMatchObject({ status: 503, body: { code: 'registry-unavailable' } });
    expect(await storedText(main.accountId)).not.toContain('HARBOUR LIGHT');
    await registry.admin('DELETE', 'faults');
    expect((await importCompany(main, '09990001')).status).toBe(200);
  });

  it('stores nothing when the gateway is out of order behind a good register', async () => {
    const { registry } = await testApi();
    const main = await newMain();
    await registry.admin('POST', 'faults', { kind: 'malformed', path: 'xmlgw' });
    const refused = await importCompany(main, '09990001', { authCode: 'BAKE01' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'registry-unavailable' } });
    expect((await main.call('GET', `${group}/GetCompanies`)).body.total).toBe(0);
  });

  it('is written down with the person who did it, without the code', async () => {
    const api = await testApi();
    const main = await newMain();
    await importCompany(main, '09990001', { authCode: 'BAKE01' });
    const rows = await api.server.platform.database.transaction(
      { as: 'account', accountId: main.accountId },
      (tx) => tx.execute(sql`select actor, action, subject from activity where action = 'company.imported'`),
    );
    expect(rows).toEqual([
      [`person:${main.userId}`, 'company.imported', 'HARBOUR LIGHT BAKERY LIMITED (09990001)'],
    ]);
    expect(api.logLines().join('\n')).not.toContain('BAKE01');
  });
});

describe('access to an import', () => {
  it('let an agent reach what it imported and nothing else', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent(['importCompany', 'viewCompany']);
    await importCompany(account.main, '09990003');
    expect((await importCompany(agent, '09990004')).status).toBe(200);
    const seen = await agent.call('GET', `${group}/GetCompanies`);
    expect(seen.body.entity).toMatchObject([{ companyNumber: '09990004' }]);
    const refused = await importCompany(agent, '09990003');
    expect(refused).toMatchObject({ status: 409, body: { code: 'company-already-imported' } });
    expect(refused.body.facts).toBeUndefined();
  });

  it('give two accounts a record each of one company', async () => {
    const [first, second] = [await newMain(), await newMain()];
    const ids = [await importCompany(first, '09990010'), await importCompany(second, '09990010')].map(
      ({ body }) => body.entity[0].companyId,
    );
    expect(new Set(ids).size).toBe(2);
    const stranger = await second.call('POST', `${group}/RefreshCompany`, { companyId: ids[0] });
    expect(stranger.status).toBe(404);
  });
});
