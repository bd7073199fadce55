import { describe, expect, it } from 'vitest';
import { insertFiling } from '../../filings/filing-queries.ts';
import { agentCompany, filingDocument, formDocument } from '../../platform/database/schema.ts';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const list = (person: TestPerson, query: Record<string, string> = {}) =>
  person.call('GET', `/api/Documents/GetDocuments?${new URLSearchParams(query).toString()}`);

const namesOf = async (person: TestPerson, query: Record<string, string> = {}) =>
  (await list(person, query)).body.entity.map(({ name }: { name: string }) => name);

/** Two companies: of the bakery one document of each kind, of the other one that was fetched. */
async function prepare() {
  const api = await testApi();
  const account = await api.newAccount();
  const { main, accountId } = account;
  const bakery = await importCompany(main, '09990001');
  const other = await importCompany(main, '09990003');
  for (const companyId of [bakery, other]) {
    const { latestFilings } = await readRecord(main, 'GetCompanyOverview', companyId);
    const query = new URLSearchParams({ documentLink: latestFilings[0].documentLink, companyId });
    await main.call('GET', `/api/CompanyInformation/filingsdocument?${query.toString()}`);
  }
  await api.server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const draft = { accountId, companyId: bakery, form: 'NM01', createdBy: main.userId } as const;
    const filing = await insertFiling(tx, draft);
    if (filing === undefined) throw new Error('The filing was not stored.');
    const owner = { accountId, filingId: filing.id, size: 12 };
    const resolution = { filename: 'Résolution 100%.pdf', sha256: 'a'.repeat(64), pages: 1 };
    await tx.insert(formDocument).values({ ...owner, ...resolution, addedBy: main.userId });
    const certificate = { kind: 'certificate-of-change-of-name', filename: 'certificate.pdf' };
    const content = { contentType: 'application/pdf', sha256: 'b'.repeat(64) };
    await tx.insert(filingDocument).values({ ...owner, ...certificate, ...content });
  });
  return { api, account, bakery, other };
}

describe('the documents of the account', () => {
  it('stand together with their kind, what they belong to, and their SHA-256', async () => {
    const { account, bakery } = await prepare();
    const { body } = await list(account.main, { companyId: bakery, sort: 'kind', direction: 'asc' });
    expect(body).toMatchObject({ total: 3, counts: { registry: 1, attached: 1, received: 1, drawn: 0 } });
    expect(body.entity).toMatchObject([
      {
        kind: 'attached',
        name: 'Résolution 100%.pdf',
        about: 'Change of name by resolution',
        sha256: 'a'.repeat(64),
      },
      { kind: 'received', name: 'certificate.pdf', sha256: 'b'.repeat(64), documentLink: null },
      { kind: 'registry', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), documentId: null },
    ]);
    expect(body.entity[2].name).toMatch(/^[A-Z]{2,3}\d* \d{4}-\d\d-\d\d$/);
    expect(body.entity[2].about).not.toBeNull();
  });

  it('are found by kind, words and days, and come in pages', async () => {
    const { account } = await prepare();
    const { main } = account;
    expect(await namesOf(main, { kind: 'attached' })).toEqual(['Résolution 100%.pdf']);
    expect(await namesOf(main, { search: 'harbour nm01' })).toHaveLength(2);
    expect(await namesOf(main, { search: '100%' })).toEqual(['Résolution 100%.pdf']);
    expect(await namesOf(main, { search: 'RÉSOLUTION' })).toEqual(['Résolution 100%.pdf']);
    expect(await namesOf(main, { search: '1_0' })).toEqual([]);
    expect(await namesOf(main, { until: '2020-01-01' })).toEqual([]);
    const names = await namesOf(main, { sort: 'name', direction: 'asc' });
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => namesOf(main, { sort: 'name', direction: 'asc', page, pageSize: '2' })),
    );
    expect(names).toHaveLength(4);
    expect(pages.flat()).toEqual(names);
    expect((await list(main, { sort: 'sha256' })).status).toBe(400);
  });

  it('are those within reach: of an agent its companies only, of a stranger none', async () => {
    const { api, account, other } = await prepare();
    const agent = await account.addAgent(['viewCompany']);
    const { accountId } = account;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.insert(agentCompany).values({ accountId, userId: agent.userId, companyId: other }),
    );
    const seen = (await list(agent)).body;
    expect(seen).toMatchObject({ total: 1, entity: [{ companyId: other, kind: 'registry' }] });
    const { main: stranger } = await api.newAccount();
    expect((await list(stranger)).body).toMatchObject({ total: 0, entity: [] });
  });
});
