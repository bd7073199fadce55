import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { findFiling } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { sessionOf } from '../../platform/database/database.ts';
import { company, filing, filingAttempt } from '../../platform/database/schema.ts';
import { openBegunBooks } from '../../testing/begun-books.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { payableFiling, payerOf } from '../../testing/payable-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const names = ['deadlines', 'companies', 'officers', 'pscs', 'roles', 'filings', 'capital'] as const;

interface ReadReport {
  rows: Record<string, string | null>[];
  total: number;
  columns: { id: string }[];
  sums: (string | null)[];
}

/** A report, each row as an object by the ids of its columns. */
async function read(
  person: TestPerson,
  name: string,
  query: Record<string, string> = {},
): Promise<ReadReport> {
  const search = new URLSearchParams({ name, ...query });
  const { status, body } = await person.call('GET', `/api/Reports/GetReport?${search.toString()}`);
  if (status !== 200) throw new Error(`The report answered ${status}: ${JSON.stringify(body)}`);
  const [report] = body.entity;
  const rows: Record<string, string | null>[] = report.rows.map(({ cells }: { cells: (string | null)[] }) =>
    Object.fromEntries(cells.map((cell, place) => [report.columns[place].id, cell])),
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

describe('reports over companies', () => {
  it('are listed with the questions that they answer', async () => {
    const { main } = await (await testApi()).newAccount();
    const { body } = await main.call('GET', '/api/Reports/GetReports');
    expect(body.entity.map(({ name }: { name: string }) => name)).toEqual(names);
    for (const { answers } of body.entity) expect(answers).toMatch(/\?$/);
  });

  it('say so where there is nothing', async () => {
    const { main } = await (await testApi()).newAccount();
    for (const name of names) expect(await read(main, name)).toMatchObject({ total: 0, rows: [] });
  });

  it('are searched whatever the capitals of any language', async () => {
    const { api, account, main } = await prepare();
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx.update(company).set({ name: 'CAFÉ ÉVIAN LIMITED' }).where(eq(company.number, '09990002')),
    );
    const { rows } = await read(main, 'companies', { search: 'café évian' });
    expect(rows).toMatchObject([{ companyName: 'CAFÉ ÉVIAN LIMITED' }]);
  });

  it('name companies with what identifies them', async () => {
    const { main } = await prepare();
    const { rows, total } = await read(main, 'companies');
    expect(total).toBe(2);
    const bakery = rows.find(({ companyNumber }) => companyNumber === '09990001');
    expect(bakery).toMatchObject({
      companyName: 'HARBOUR LIGHT BAKERY LIMITED',
      status: 'Active',
      type: 'Private company limited by shares',
      capital: '£100.00',
    });
    expect(bakery?.['registeredOffice']).toMatch(/, [A-Z]{1,2}\d/);
  });

  it('tell dates from the earliest on, with the people they concern', async () => {
    const { main } = await prepare();
    const { rows } = await read(main, 'deadlines');
    const dates = rows.map(({ dueOn }) => String(dueOn));
    expect(dates).toEqual(dates.toSorted());
    expect(rows).toContainEqual(
      expect.objectContaining({ companyNumber: '09990001', what: 'Confirmation statement' }),
    );
    const [day = ''] = dates;
    const ofDay = await read(main, 'deadlines', { from: day, to: day });
    expect(new Set(ofDay.rows.map(({ dueOn }) => dueOn))).toEqual(new Set([day]));
  });

  it('say of what is filed and undecided once its day has passed that it awaits a decision', async () => {
    const { api, account, main } = await prepare();
    const { companyId, name, filingId } = await payableFiling(api, account);
    const { database, live, clock } = api.server.platform;
    await database.transaction({ as: 'account', accountId: account.accountId }, async (tx) => {
      await tx.update(company).set({ statementDueOn: '2026-11-01' }).where(eq(company.id, companyId));
      let filing = await findFiling(tx, filingId);
      for (const to of ['queued', 'sending', 'pending'] as const)
        filing = filing && (await moveFiling(tx, { live, clock }, filing, { to, why: 'sent' }));
    });
    const { rows } = await read(main, 'deadlines');
    const ofIt = rows.filter(
      ({ companyName, what }) => companyName === name && /statement/i.test(what ?? ''),
    );
    expect(ofIt).toMatchObject([{ dueOn: '2026-11-01', urgency: 'Awaiting decision' }]);
  });

  it('name the event of what follows from an entry, and call a notice nobody has confirmed neither late nor due soon', async () => {
    const { books, classId, holders } = await openBegunBooks();
    await books.recorded({
      kind: 'allotment',
      on: '2026-10-01',
      allottees: [{ classId, holderId: holders[0], shares: '900', priceEach: '1', paidEach: '1' }],
    });
    await vi.waitFor(async () => {
      const { rows } = await read(books.person, 'deadlines', { to: '2026-11-19' });
      expect(rows).toMatchObject([
        { what: 'PSC notice, PSC04', dueOn: '2026-10-14', urgency: 'Earliest date passed' },
        {
          who: 'Event of 1 October 2026: 900 ORDINARY to Nora Jane Harcastle',
          dueOn: '2026-11-01',
          urgency: 'Overdue',
        },
      ]);
    }, 60_000);
  });

  it('tell officers and controllers as at a day, and never a full date of birth', async () => {
    const { main } = await prepare();
    const now = await read(main, 'officers', { search: 'director' });
    expect(now.total).toBeGreaterThan(0);
    for (const { appointedOn, role } of now.rows) {
      expect(String(appointedOn) <= '2026-11-20').toBe(true);
      expect(role).toBe('Director');
    }
    expect((await read(main, 'officers', { asAt: '1900-01-01' })).total).toBe(0);
    const pscs = await read(main, 'pscs', { search: '75' });
    for (const { nature } of pscs.rows) expect(nature).toContain('75');
    expect(JSON.stringify([now, pscs])).not.toMatch(/birth/i);
  });

  it('say of the members of an LLP whether they are verified', async () => {
    const { main } = await prepare();
    await importCompany(main, 'OC990034');
    const { rows } = await read(main, 'officers', { search: 'LLP' });
    const identities = rows.map(({ verification }) => String(verification));
    expect(identities.toSorted()).toEqual(['Not verified', 'Statement due', 'Verified']);
  });

  it('compare the register with the registry', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const capital = async (query = {}) => (await read(books.person, 'capital', query)).rows;
    expect(await capital()).toMatchObject([
      { tieOut: 'Matches', currency: 'GBP', shares: '100', registryShares: '100', difference: '0' },
    ]);
    expect(await capital({ asAt: '2000-01-01' })).toMatchObject([{ tieOut: 'Not known', shares: null }]);
    await books.recorded({
      kind: 'allotment',
      on: '2026-10-01',
      allottees: [{ classId, holderId: holders[0], shares: '25', priceEach: '1', paidEach: '1' }],
    });
    expect(await capital()).toMatchObject([{ tieOut: 'Differs', shares: '125', nominal: '125' }]);
    expect(await capital({ asAt: '2026-09-30' })).toMatchObject([{ shares: '100', registryShares: null }]);
  });

  it('leave what has no share capital out of the report of it', async () => {
    const { main } = await prepare();
    await importCompany(main, 'OC990034');
    const listed = (await read(main, 'capital')).rows.map(({ companyNumber }) => companyNumber);
    expect(listed).toContain('09990002');
    expect(listed).not.toContain('OC990034');
  });

  it('sum up what filings cost', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const paid = await payableFiling(api, account);
    await payableFiling(api, account);
    await payerOf(api, account.main, paid).pay();
    const report = await read(account.main, 'filings', { search: 'confirmation' });
    expect(report.total).toBe(0);
    const all = await read(account.main, 'filings', { search: 'CS01' });
    expect(all.total).toBe(2);
    const sums = Object.fromEntries(all.columns.map(({ id }, place) => [id, all.sums[place]]));
    expect(sums).toMatchObject({ fee: '50.00', paid: '56.00', state: null });
    expect((await read(account.main, 'filings', { to: '2000-01-01' })).total).toBe(0);
  });

  it('call a document that a person has yet to deliver so, as its receipt does', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { filingId } = await payableFiling(api, account);
    await api.server.platform.database.transaction(
      { as: 'account', accountId: account.accountId },
      async (tx) => {
        await tx.update(filing).set({ state: 'queued' }).where(eq(filing.id, filingId));
        await tx
          .update(filingAttempt)
          .set({ channel: 'produced' })
          .where(eq(filingAttempt.filingId, filingId));
      },
    );
    const { rows } = await read(account.main, 'filings');
    expect(rows).toMatchObject([{ state: 'To be delivered' }]);
  });

  it('come in pages that do not overlap, in the order asked for', async () => {
    const { main } = await prepare();
    const one = async (page: string, direction: string) =>
      (await read(main, 'companies', { sort: 'companyNumber', direction, page, pageSize: '1' })).rows[0]?.[
        'companyNumber'
      ];
    expect([await one('1', 'asc'), await one('2', 'asc')]).toEqual(['09990001', '09990002']);
    expect(await one('1', 'desc')).toBe('09990002');
    const refused = await main.call('GET', '/api/Reports/GetReport?name=companies&sort=account_id');
    expect(refused).toMatchObject({ status: 400, body: { errors: { sort: expect.any(String) } } });
    const future = await main.call('GET', '/api/Reports/GetReport?name=officers&asAt=2030-01-01');
    expect(future.status).toBe(400);
  });

  it('show an agent its companies only, and a stranger none', async () => {
    const { api, account } = await prepare();
    const agent = await account.addAgent(['generateReports', 'exportReports']);
    const { main: stranger } = await api.newAccount();
    for (const name of names) {
      expect((await read(agent, name)).total).toBe(0);
      expect((await read(stranger, name)).total).toBe(0);
    }
    const everywhere = await account.addAgent(['generateReports'], true);
    expect((await read(everywhere, 'companies')).total).toBe(2);
    const file = await everywhere.call('GET', '/api/Reports/ExportReport?name=companies&format=csv');
    expect(file.status).toBe(403);
  });
});

describe('a report as a file', () => {
  it('holds every row with the columns that were on show, and leaves a trace', async () => {
    const { api, main } = await prepare();
    const path = '/api/Reports/ExportReport?name=companies&sort=CompanyNumber';
    const csv = await main.call('GET', `${path}&format=csv&columns=companyName,companyNumber`);
    expect(csv.headers.get('content-disposition')).toContain('Companies - 2026-11-20.csv');
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      'Company,Number',
      'HARBOUR LIGHT BAKERY LIMITED,09990001',
    ]);
    const pdf = await main.call('GET', `${path}&format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    const excel = await main.call('GET', `${path}&format=xlsx`);
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
        const reply = await main.call('GET', `/api/Reports/ExportReport?name=${name}&format=${format}`);
        expect([name, format, reply.status]).toEqual([name, format, 200]);
      }
  });
});
