import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { openBegunBooks } from '../../testing/begun-books.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { payableFiling, payerOf } from '../../testing/payable-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const names = ['deadlines', 'companies', 'officers', 'pscs', 'filings', 'capital'] as const;

interface ReadReport {
  rows: Record<string, string | null>[];
  Total: number;
  Columns: { Id: string }[];
  Sums: (string | null)[];
}

/** A report, each row as an object by the ids of its columns. */
async function read(
  person: TestPerson,
  name: string,
  query: Record<string, string> = {},
): Promise<ReadReport> {
  const search = new URLSearchParams({ Name: name, ...query });
  const { status, body } = await person.call('GET', `/api/Reports/GetReport?${search.toString()}`);
  if (status !== 200) throw new Error(`The report answered ${status}: ${JSON.stringify(body)}`);
  const [report] = body.Entity;
  const rows: Record<string, string | null>[] = report.Rows.map(({ Cells }: { Cells: (string | null)[] }) =>
    Object.fromEntries(Cells.map((cell, place) => [report.Columns[place].Id, cell])),
  );
  return { ...report, rows };
}

/** An account with the bakery and the kettle. */
async function prepare() {
  const api = await testApi();
  const account = await api.newAccount();
  await importCompany(account.main, '09990001', 'BAKE01');
  await importCompany(account.main, '09990002');
  return { api, account, main: account.main };
}

describe('reports over companies', { timeout: 60_000 }, () => {
  it('are listed with the questions that they answer', async () => {
    const { main } = await (await testApi()).newAccount();
    const { body } = await main.call('GET', '/api/Reports/GetReports');
    expect(body.Entity.map(({ Name }: { Name: string }) => Name)).toEqual(names);
    for (const { Answers } of body.Entity) expect(Answers).toMatch(/\?$/);
  });

  it('say so where there is nothing', async () => {
    const { main } = await (await testApi()).newAccount();
    for (const name of names) expect(await read(main, name)).toMatchObject({ Total: 0, rows: [] });
  });

  it('name companies with what identifies them', async () => {
    const { main } = await prepare();
    const { rows, Total } = await read(main, 'companies');
    expect(Total).toBe(2);
    const bakery = rows.find(({ CompanyNumber }) => CompanyNumber === '09990001');
    expect(bakery).toMatchObject({
      CompanyName: 'HARBOUR LIGHT BAKERY LIMITED',
      Status: 'Active',
      Type: 'Private company limited by shares',
      Capital: 'GBP 100',
    });
    expect(bakery?.['RegisteredOffice']).toMatch(/, [A-Z]{1,2}\d/);
  });

  it('tell dates from the earliest on, with the people they concern', async () => {
    const { main } = await prepare();
    const { rows } = await read(main, 'deadlines');
    const dates = rows.map(({ DueOn }) => String(DueOn));
    expect(dates).toEqual(dates.toSorted());
    expect(rows).toContainEqual(
      expect.objectContaining({ CompanyNumber: '09990001', What: 'Confirmation statement' }),
    );
    const [day = ''] = dates;
    const ofDay = await read(main, 'deadlines', { From: day, To: day });
    expect(new Set(ofDay.rows.map(({ DueOn }) => DueOn))).toEqual(new Set([day]));
  });

  it('tell officers and controllers as at a day, and never a full date of birth', async () => {
    const { main } = await prepare();
    const now = await read(main, 'officers', { Search: 'director' });
    expect(now.Total).toBeGreaterThan(0);
    for (const { AppointedOn, Role } of now.rows) {
      expect(String(AppointedOn) <= '2026-11-20').toBe(true);
      expect(Role).toBe('Director');
    }
    expect((await read(main, 'officers', { AsAt: '1900-01-01' })).Total).toBe(0);
    const pscs = await read(main, 'pscs', { Search: '75' });
    for (const { Nature } of pscs.rows) expect(Nature).toContain('75');
    expect(JSON.stringify([now, pscs])).not.toMatch(/birth/i);
  });

  it('compare the register with the registry', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const capital = async (query = {}) => (await read(books.person, 'capital', query)).rows;
    expect(await capital()).toMatchObject([
      { TieOut: 'Agrees', Currency: 'GBP', Shares: '100', RegistryShares: '100', Difference: '0' },
    ]);
    expect(await capital({ AsAt: '2000-01-01' })).toMatchObject([{ TieOut: 'Not known', Shares: null }]);
    await books.recorded({
      Kind: 'allotment',
      On: '2026-10-01',
      Allottees: [{ ClassId, HolderId: holders[0], Shares: '25', PriceEach: '1', PaidEach: '1' }],
    });
    expect(await capital()).toMatchObject([{ TieOut: 'Differs', Shares: '125', Nominal: '125' }]);
    expect(await capital({ AsAt: '2026-09-30' })).toMatchObject([{ Shares: '100', RegistryShares: null }]);
  });

  it('sum up what filings cost', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const paid = await payableFiling(api, account);
    await payableFiling(api, account);
    await payerOf(api, account.main, paid).pay();
    const report = await read(account.main, 'filings', { Search: 'confirmation' });
    expect(report.Total).toBe(0);
    const all = await read(account.main, 'filings', { Search: 'CS01' });
    expect(all.Total).toBe(2);
    const sums = Object.fromEntries(all.Columns.map(({ Id }, place) => [Id, all.Sums[place]]));
    expect(sums).toMatchObject({ Fee: '100.00', Paid: '56.00', State: null });
    expect((await read(account.main, 'filings', { To: '2000-01-01' })).Total).toBe(0);
  });

  it('come in pages that do not overlap, in the order asked for', async () => {
    const { main } = await prepare();
    const one = async (Page: string, Direction: string) =>
      (await read(main, 'companies', { Sort: 'CompanyNumber', Direction, Page, PageSize: '1' })).rows[0]?.[
        'CompanyNumber'
      ];
    expect([await one('1', 'asc'), await one('2', 'asc')]).toEqual(['09990001', '09990002']);
    expect(await one('1', 'desc')).toBe('09990002');
    const refused = await main.call('GET', '/api/Reports/GetReport?Name=companies&Sort=account_id');
    expect(refused).toMatchObject({ status: 400, body: { errors: { Sort: expect.any(String) } } });
    const future = await main.call('GET', '/api/Reports/GetReport?Name=officers&AsAt=2030-01-01');
    expect(future.status).toBe(400);
  });

  it('show an agent its companies only, and a stranger none', async () => {
    const { api, account } = await prepare();
    const agent = await account.addAgent(['GenerateReports', 'ExportReports']);
    const { main: stranger } = await api.newAccount();
    for (const name of names) {
      expect((await read(agent, name)).Total).toBe(0);
      expect((await read(stranger, name)).Total).toBe(0);
    }
    const everywhere = await account.addAgent(['GenerateReports'], true);
    expect((await read(everywhere, 'companies')).Total).toBe(2);
    const file = await everywhere.call('GET', '/api/Reports/ExportReport?Name=companies&Format=csv');
    expect(file.status).toBe(403);
  });
});

describe('a report as a file', { timeout: 60_000 }, () => {
  it('holds every row with the columns that were on show, and leaves a trace', async () => {
    const { api, main } = await prepare();
    const path = '/api/Reports/ExportReport?Name=companies&Sort=CompanyNumber';
    const csv = await main.call('GET', `${path}&Format=csv&Columns=CompanyName,CompanyNumber`);
    expect(csv.headers.get('content-disposition')).toContain('Companies - 2026-11-20.csv');
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      'Company,Number',
      'HARBOUR LIGHT BAKERY LIMITED,09990001',
    ]);
    const pdf = await main.call('GET', `${path}&Format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    const excel = await main.call('GET', `${path}&Format=xlsx`);
    expect(excel.headers.get('content-type')).toContain('spreadsheetml');
    const rows = await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query(
        `select count(*)::int from activity where account_id = '${main.accountId}' and action = 'reports.exported'`,
      ),
    );
    expect(rows).toEqual([[3]]);
  });

  it('is made of each report, for paper too', async () => {
    const { main } = await prepare();
    for (const name of names)
      for (const format of ['csv', 'pdf']) {
        const reply = await main.call('GET', `/api/Reports/ExportReport?Name=${name}&Format=${format}`);
        expect([name, format, reply.status]).toEqual([name, format, 200]);
      }
  });
});
