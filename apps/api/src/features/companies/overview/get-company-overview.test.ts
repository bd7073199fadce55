import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertFiling } from '../../../filings/filing-queries.ts';
import { activity } from '../../../platform/database/schema.ts';
import { importCompany, readRecord } from '../../../testing/imported-company.ts';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';

const group = '/api/CompanyInformation';

async function newMain(): Promise<TestPerson> {
  return (await (await testApi()).newAccount()).main;
}

async function overviewOf(number: string, code?: string) {
  const main = await newMain();
  return readRecord(main, 'GetCompanyOverview', await importCompany(main, number, code));
}

const titlesOf = (overview: { needs: { title: string }[] }) => overview.needs.map(({ title }) => title);

describe('the overview of a company', () => {
  it('says what the company is, what is due and when the registry was read', async () => {
    const overview = await overviewOf('09990001', 'BAKE01');
    expect(overview).toMatchObject({
      companyNumber: '09990001',
      companyName: 'HARBOUR LIGHT BAKERY LIMITED',
      readAt: expect.stringMatching(/^2026-11-20T09:/),
      typeText: 'Private company limited by shares',
      statusText: 'Active',
      jurisdictionText: 'England and Wales',
      registeredOffice: { postalCode: expect.any(String) },
      sicCodes: [
        { code: '10710', description: expect.stringContaining('bread') },
        { code: '47240', description: expect.any(String) },
      ],
      confirmationStatement: { nextMadeUpTo: '2026-11-16', nextDue: '2026-11-30', overdue: false },
      service: { level: 'full', message: null },
      hasAuthenticationCode: true,
      inspectionLocation: { records: [] },
      counts: { officers: 2, pscs: 1, charges: 0 },
      ownership: [
        {
          name: 'Ms Nora Jane Harcastle',
          natures: [
            'Holds more than 50% and less than 75% of the shares',
            'Holds more than 50% and less than 75% of the voting rights',
          ],
        },
      ],
    });
    expect(overview.latestFilings).toHaveLength(5);
    expect(overview.needs[0]).toEqual({
      kind: 'confirmation-statement',
      title: 'Confirmation statement',
      detail: 'Made up to 16 November 2026',
      dueOn: '2026-11-30',
      overdue: false,
      urgency: 'soon',
      act: 'file-statement',
      form: null,
      shareEventId: null,
      filingId: null,
      filingState: null,
      originId: null,
      diaryDateId: null,
    });
  });

  it('shows where records are kept that are not at the office, once the authentication code opens it', async () => {
    expect((await overviewOf('09990017', 'FAIR17')).inspectionLocation).toMatchObject({
      address: { premises: '9', locality: 'Evesham' },
      records: [
        'Register of members (section 114)',
        'Resolutions and minutes of general meetings (section 358)',
      ],
    });
    expect((await overviewOf('09990017')).inspectionLocation).toBeNull();
  });

  it('reckons anew what is overdue today', async () => {
    const overview = await overviewOf('09990009');
    expect(overview.confirmationStatement).toMatchObject({ nextDue: '2026-11-19', overdue: true });
    const dueToday = await overviewOf('09990007');
    expect(dueToday.confirmationStatement).toMatchObject({ nextDue: '2026-11-20', overdue: false });
  });

  it('keeps former names', async () => {
    const overview = await overviewOf('06990081');
    expect(overview.previousNames).toEqual([
      { name: 'SECOND NAME TOURS LIMITED', from: '2012-03-01', until: '2018-09-20' },
      { name: 'FIRST NAME TOURS LIMITED', from: '2007-07-07', until: '2012-03-01' },
    ]);
  });

  it('asks for the identity statements that are due or late, and for no others', async () => {
    const { needs } = await overviewOf('09990016', 'STAG16');
    const waited = needs.filter(({ kind }: { kind: string }) => kind === 'director-verification');
    expect(waited).toMatchObject([
      { detail: 'DANE, Cyril, director', overdue: true },
      { detail: 'COLE, Beryl, director', overdue: false },
    ]);
  });

  it('puts what has a date before filings under way, and those before what is only to be known', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990014');
    const { platform } = (await testApi()).server;
    const filing = await platform.database.transaction({ as: 'account', accountId: main.accountId }, (tx) =>
      insertFiling(tx, { accountId: main.accountId, companyId, form: 'CS01', createdBy: main.userId }),
    );
    const overview = await readRecord(main, 'GetCompanyOverview', companyId);
    expect(titlesOf(overview)).toEqual([
      'Accounts',
      'Confirmation statement',
      'Proposal to strike off',
      'Authentication code missing',
    ]);
    expect(overview.needs[1]).toMatchObject({
      kind: 'confirmation-statement',
      detail: expect.stringMatching(/^Made up to .*, Draft$/),
      filingId: filing?.id,
      filingState: 'draft',
    });
    const fbi = await main.call('GET', `${group}/GETFBIInformation?companyId=${companyId}`);
    expect(fbi.body.entity[0]).toMatchObject({
      canFile: false,
      reason: expect.stringContaining('authentication code'),
      statementOverdue: true,
      openFilings: [{ form: 'CS01', formName: 'Confirmation statement', stateText: 'Draft' }],
    });
  });

  it.each([
    ['09990054', 'Registered office in dispute'],
    ['09990055', 'Registered office undeliverable'],
    ['09990045', 'Insolvency'],
  ])('warns of what stands in the way of %s', async (number, title) => {
    expect(titlesOf(await overviewOf(number))).toContain(title);
  });

  it('shows insolvency cases in words', async () => {
    const { insolvencyCases } = await overviewOf('09990045');
    expect(insolvencyCases[0]).toMatchObject({
      typeText: expect.stringContaining('iquidation'),
      practitioners: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    });
  });

  it('shows kinds that cannot be filed for, and says so', async () => {
    const overview = await overviewOf('OC990034');
    expect(overview).toMatchObject({
      service: { level: 'read-only', message: expect.stringContaining('limited liability partnership') },
      confirmationStatement: { overdue: false },
      // It is due all the same, and filed elsewhere.
      needs: [
        { kind: 'confirmation-statement', act: 'show-statements' },
        { kind: 'director-verification', act: 'show-officers', detail: expect.stringMatching(/, member$/) },
        { kind: 'accounts', act: 'show-accounts' },
      ],
    });
  });
});

describe('what a company has registered of itself', () => {
  it('tells that there is an e-mail address, never which', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990001', 'BAKE01');
    const path = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${companyId}&userId=${main.userId}`;
    const { body } = await main.call('GET', path);
    expect(body.entity[0]).toMatchObject({ hasRegisteredEmail: true, sicCodes: [{ code: '10710' }, {}] });
    expect(JSON.stringify(body)).not.toContain('harbourlight.example');
  });

  it('does not know of an e-mail address before the authentication code is given', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990001');
    const path = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${companyId}`;
    const { body } = await main.call('GET', path);
    expect(body.entity[0]).toMatchObject({ hasRegisteredEmail: null, companyDataReadAt: null });
  });

  it('is told where the register names nobody: a statement, or a super-secure person', async () => {
    const main = await newMain();
    for (const [number, code] of [
      ['09990021', 'FIVE21'],
      ['09990022', 'QUIE22'],
      ['09990024', 'LETT24'],
    ] as const) {
      const companyId = await importCompany(main, number, code);
      const path = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${companyId}`;
      const { status, body } = await main.call('GET', path);
      expect(status).toBe(200);
      expect(body.entity[0]).toMatchObject({
        companyNumber: number,
        hasRegisteredEmail: expect.any(Boolean),
      });
    }
  });
});

describe('what the registry keeps from the public', () => {
  const path = '/api/EditCompanyInfo/ShowProtectedInformation';

  it('is shown to those who may change the company, and each showing is logged', async () => {
    const { main, addAgent, accountId } = await (await testApi()).newAccount();
    const companyId = await importCompany(main, '09990001', 'BAKE01');
    const { body } = await main.call('POST', path, { companyId });
    expect(body.entity[0]).toMatchObject({ registeredEmail: 'office@harbourlight.example' });
    expect(body.entity[0].people).toEqual([
      expect.objectContaining({ name: expect.stringContaining('Harcastle'), dateOfBirth: '1979-05-22' }),
      expect.objectContaining({ dateOfBirth: '1981-11-03', residentialAddress: expect.any(Object) }),
    ]);
    const reader = await addAgent(['viewCompany'], true);
    expect((await reader.call('POST', path, { companyId })).status).toBe(403);
    const { database } = (await testApi()).server.platform;
    const shown = await database.transaction({ as: 'account', accountId }, (tx) =>
      tx.select().from(activity).where(eq(activity.action, 'protected-information.shown')),
    );
    expect(shown).toMatchObject([
      { actor: `person:${main.userId}`, companyId, subject: 'HARBOUR LIGHT BAKERY LIMITED (09990001)' },
    ]);
    expect(JSON.stringify(shown)).not.toContain('harbourlight.example');
  });

  it('says nothing of a super-secure person, and nothing before the code is given', async () => {
    const main = await newMain();
    const secure = await importCompany(main, '09990022', 'QUIE22');
    const { status, body } = await main.call('POST', path, { companyId: secure });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Hidden');
    const closed = await importCompany(main, '09990001');
    expect(await main.call('POST', path, { companyId: closed })).toMatchObject({
      status: 422,
      body: { code: 'authentication-code-missing' },
    });
  });
});

describe('access to a company page', () => {
  const calls = [
    'GetCompanyOverview',
    'GetCompanyOfficers',
    'GetCompanyShareholders',
    'GetCompanyPscs',
    'GetCompanyCharges',
    'GETFBIInformation',
  ];

  it.each(calls)('%s does not tell a stranger from a company that does not exist', async (name) => {
    const main = await newMain();
    const stranger = await newMain();
    const companyId = await importCompany(main, '09990001');
    const forbidden = await stranger.call('GET', `${group}/${name}?companyId=${companyId}`);
    const unknown = await stranger.call('GET', `${group}/${name}?companyId=${randomUUID()}`);
    expect(forbidden.status).toBe(404);
    expect({ ...forbidden.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('lets an agent see chosen companies only, and nobody without the flag', async () => {
    const account = await (await testApi()).newAccount();
    const companyId = await importCompany(account.main, '09990001');
    const limited = await account.addAgent(['viewCompany']);
    const everywhere = await account.addAgent(['viewCompany'], true);
    const unable = await account.addAgent(['editCompany'], true);
    const statusFor = async (person: TestPerson) =>
      (await person.call('GET', `${group}/GetCompanyOverview?companyId=${companyId}`)).status;
    expect([await statusFor(limited), await statusFor(everywhere), await statusFor(unable)]).toEqual([
      404, 200, 403,
    ]);
  });
});
