import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertFiling } from '../../filings/filing-queries.ts';
import { activity } from '../../platform/database/schema.ts';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const group = '/api/CompanyInformation';

async function newMain(): Promise<TestPerson> {
  return (await (await testApi()).newAccount()).main;
}

async function overviewOf(number: string, code?: string) {
  const main = await newMain();
  return readRecord(main, 'GetCompanyOverview', await importCompany(main, number, code));
}

const titlesOf = (overview: { Needs: { Title: string }[] }) => overview.Needs.map(({ Title }) => Title);

describe('the overview of a company', () => {
  it('says what the company is, what is due and when the registry was read', async () => {
    const overview = await overviewOf('09990001', 'BAKE01');
    expect(overview).toMatchObject({
      CompanyNumber: '09990001',
      CompanyName: 'HARBOUR LIGHT BAKERY LIMITED',
      ReadAt: expect.stringMatching(/^2026-11-20T09:/),
      TypeText: 'Private company limited by shares',
      StatusText: 'Active',
      JurisdictionText: 'England and Wales',
      RegisteredOffice: { PostalCode: expect.any(String) },
      SicCodes: [
        { Code: '10710', Description: expect.stringContaining('bread') },
        { Code: '47240', Description: expect.any(String) },
      ],
      ConfirmationStatement: { NextMadeUpTo: '2026-11-16', NextDue: '2026-11-30', Overdue: false },
      Service: { Level: 'full', Message: null },
      HasAuthenticationCode: true,
      Counts: { Officers: 2, Pscs: 1, Charges: 0 },
      Ownership: [
        {
          Name: 'Ms Nora Jane Harcastle',
          Natures: [
            'Holds more than 50% and less than 75% of the shares',
            'Holds more than 50% and less than 75% of the voting rights',
          ],
        },
      ],
    });
    expect(overview.LatestFilings).toHaveLength(5);
    expect(overview.Needs[0]).toEqual({
      Kind: 'confirmation-statement',
      Title: 'Confirmation statement',
      Detail: 'Made up to 16 November 2026',
      DueOn: '2026-11-30',
      Overdue: false,
      FilingId: null,
      FilingState: null,
    });
  });

  it('reckons anew what is overdue today', async () => {
    const overview = await overviewOf('09990009');
    expect(overview.ConfirmationStatement).toMatchObject({ NextDue: '2026-11-19', Overdue: true });
    const dueToday = await overviewOf('09990007');
    expect(dueToday.ConfirmationStatement).toMatchObject({ NextDue: '2026-11-20', Overdue: false });
  });

  it('keeps former names', async () => {
    const overview = await overviewOf('06990081');
    expect(overview.PreviousNames).toEqual([
      { Name: 'SECOND NAME TOURS LIMITED', From: '2012-03-01', Until: '2018-09-20' },
      { Name: 'FIRST NAME TOURS LIMITED', From: '2007-07-07', Until: '2012-03-01' },
    ]);
  });

  it('asks for the identity statements that are due or late, and for no others', async () => {
    const { Needs } = await overviewOf('09990016', 'STAG16');
    const waited = Needs.filter(({ Kind }: { Kind: string }) => Kind === 'director-verification');
    expect(waited).toMatchObject([
      { Detail: 'DANE, Cyril, director', Overdue: true },
      { Detail: 'COLE, Beryl, director', Overdue: false },
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
      'Confirmation statement',
      'Proposal to strike off',
      'Authentication code missing',
    ]);
    expect(overview.Needs[2]).toMatchObject({
      Kind: 'filing',
      Detail: 'Draft',
      FilingId: filing?.id,
      FilingState: 'draft',
    });
    const fbi = await main.call('GET', `${group}/GETFBIInformation?CompanyId=${companyId}`);
    expect(fbi.body.Entity[0]).toMatchObject({
      CanFile: false,
      Reason: expect.stringContaining('authentication code'),
      StatementOverdue: true,
      OpenFilings: [{ Form: 'CS01', FormName: 'Confirmation statement', StateText: 'Draft' }],
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
    const { InsolvencyCases } = await overviewOf('09990045');
    expect(InsolvencyCases[0]).toMatchObject({
      TypeText: expect.stringContaining('iquidation'),
      Practitioners: expect.arrayContaining([expect.objectContaining({ Name: expect.any(String) })]),
    });
  });

  it('shows kinds that cannot be filed for, and says so', async () => {
    const overview = await overviewOf('OC990034');
    expect(overview).toMatchObject({
      Service: { Level: 'read-only', Message: expect.stringContaining('limited liability partnership') },
      ConfirmationStatement: null,
      Needs: [],
    });
  });
});

describe('what a company has registered of itself', () => {
  it('tells that there is an e-mail address, never which', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990001', 'BAKE01');
    const path = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?CompanyId=${companyId}&UserId=${main.userId}`;
    const { body } = await main.call('GET', path);
    expect(body.Entity[0]).toMatchObject({ HasRegisteredEmail: true, SicCodes: [{ Code: '10710' }, {}] });
    expect(JSON.stringify(body)).not.toContain('harbourlight.example');
  });

  it('does not know of an e-mail address before the authentication code is given', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990001');
    const path = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?CompanyId=${companyId}`;
    const { body } = await main.call('GET', path);
    expect(body.Entity[0]).toMatchObject({ HasRegisteredEmail: null, CompanyDataReadAt: null });
  });

  it('is told where the register names nobody: a statement, or a super-secure person', async () => {
    const main = await newMain();
    for (const [number, code] of [
      ['09990021', 'FIVE21'],
      ['09990022', 'QUIE22'],
      ['09990024', 'LETT24'],
    ] as const) {
      const companyId = await importCompany(main, number, code);
      const path = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?CompanyId=${companyId}`;
      const { status, body } = await main.call('GET', path);
      expect(status).toBe(200);
      expect(body.Entity[0]).toMatchObject({
        CompanyNumber: number,
        HasRegisteredEmail: expect.any(Boolean),
      });
    }
  });
});

describe('what the registry keeps from the public', () => {
  const path = '/api/EditCompanyInfo/ShowProtectedInformation';

  it('is shown to those who may change the company, and each showing is logged', async () => {
    const { main, addAgent, accountId } = await (await testApi()).newAccount();
    const companyId = await importCompany(main, '09990001', 'BAKE01');
    const { body } = await main.call('POST', path, { CompanyId: companyId });
    expect(body.Entity[0]).toMatchObject({ RegisteredEmail: 'office@harbourlight.example' });
    expect(body.Entity[0].People).toEqual([
      expect.objectContaining({ Name: expect.stringContaining('Harcastle'), DateOfBirth: '1979-05-22' }),
      expect.objectContaining({ DateOfBirth: '1981-11-03', ResidentialAddress: expect.any(Object) }),
    ]);
    const reader = await addAgent(['ViewCompany'], true);
    expect((await reader.call('POST', path, { CompanyId: companyId })).status).toBe(403);
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
    const { status, body } = await main.call('POST', path, { CompanyId: secure });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Hidden');
    const closed = await importCompany(main, '09990001');
    expect(await main.call('POST', path, { CompanyId: closed })).toMatchObject({
      status: 422,
      body: { code: 'authentication-code-missing' },
    });
  });
});

describe('the walls around a record', () => {
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
    const forbidden = await stranger.call('GET', `${group}/${name}?CompanyId=${companyId}`);
    const unknown = await stranger.call('GET', `${group}/${name}?CompanyId=${randomUUID()}`);
    expect(forbidden.status).toBe(404);
    expect({ ...forbidden.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('lets an agent see chosen companies only, and nobody without the flag', async () => {
    const account = await (await testApi()).newAccount();
    const companyId = await importCompany(account.main, '09990001');
    const limited = await account.addAgent(['ViewCompany']);
    const everywhere = await account.addAgent(['ViewCompany'], true);
    const unable = await account.addAgent(['EditCompany'], true);
    const statusFor = async (person: TestPerson) =>
      (await person.call('GET', `${group}/GetCompanyOverview?CompanyId=${companyId}`)).status;
    expect([await statusFor(limited), await statusFor(everywhere), await statusFor(unable)]).toEqual([
      404, 200, 403,
    ]);
  });
});
