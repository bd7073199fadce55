import { afterEach, describe, expect, it } from 'vitest';
import { company } from '../../platform/database/schema.ts';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { mostHistoriesSearched } from './document-queries.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

function askDocument(person: TestPerson, query: Record<string, string>) {
  return person.call(
    'GET',
    `/api/CompanyInformation/filingsdocument?${new URLSearchParams(query).toString()}`,
  );
}

/** The company's latest document, by the registry's link to it. */
async function latestLink(person: TestPerson, companyId: string): Promise<string> {
  const { latestFilings } = await readRecord(person, 'GetCompanyOverview', companyId);
  return latestFilings[0].documentLink;
}

afterEach(async () => {
  await (await testApi()).registry.admin('DELETE', 'faults');
});

describe('the document of a filing', () => {
  it('is handed out as PDF that nobody between us may keep', async () => {
    const { main } = await (await testApi()).newAccount();
    const companyId = await importCompany(main, '09990001');
    const documentLink = await latestLink(main, companyId);
    const { status, headers, body } = await askDocument(main, { documentLink, connectionType: 'Test' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toContain('private');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(body).toMatch(/^%PDF-/);
  });

  it('is fetched from the registry once, and kept', async () => {
    const { registry, newAccount } = await testApi();
    const { main } = await newAccount();
    const companyId = await importCompany(main, '09990001');
    const documentLink = await latestLink(main, companyId);
    const first = await askDocument(main, { documentLink, companyId });
    await registry.admin('POST', 'faults', { kind: 'drop-before', path: '/document/' });
    const second = await askDocument(main, { documentLink, companyId });
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it('is refused for every link that no filing history within reach holds', async () => {
    const { newAccount } = await testApi();
    const [{ main: owner }, stranger] = [await newAccount(), await newAccount()];
    const companyId = await importCompany(owner, '09990001');
    const otherId = await importCompany(owner, '09990003');
    const documentLink = await latestLink(owner, companyId);
    await importCompany(stranger.main, '09990003');
    const agent = await stranger.addAgent(['viewCompany']);
    const refusals = await Promise.all([
      askDocument(stranger.main, { documentLink }),
      askDocument(stranger.main, { documentLink, companyId }),
      askDocument(agent, { documentLink: await latestLink(owner, otherId) }),
      askDocument(owner, { documentLink, companyId: otherId }),
      askDocument(owner, { documentLink: 'http://169.254.169.254/document/x' }),
      askDocument(owner, { documentLink: `${documentLink}x` }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('is looked for in so many companies only, unless its own is named', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const companyId = await importCompany(main, '09990001');
    const documentLink = await latestLink(main, companyId);
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.insert(company).values(
        Array.from({ length: mostHistoriesSearched }, (_, place) => ({
          accountId,
          number: String(10_000_000 + place),
          name: `LATER ${place} LIMITED`,
          type: 'ltd',
          status: 'active',
        })),
      ),
    );
    expect(await askDocument(main, { documentLink })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', errors: { companyId: expect.stringContaining('Name the company') } },
    });
    expect((await askDocument(main, { documentLink, companyId })).status).toBe(200);
    // From now on it is known whose it is.
    expect((await askDocument(main, { documentLink })).status).toBe(200);
  });

  it('is not there now when the registry fails, and is when it recovers', async () => {
    const { registry, newAccount } = await testApi();
    const { main } = await newAccount();
    const companyId = await importCompany(main, '09990001');
    const query = { documentLink: await latestLink(main, companyId), companyId };
    await registry.admin('POST', 'faults', { kind: 'status', status: 500, path: '/storage/' });
    expect(await askDocument(main, query)).toMatchObject({
      status: 503,
      body: { code: 'document-unavailable' },
    });
    await registry.admin('DELETE', 'faults');
    await registry.admin('POST', 'faults', { kind: 'malformed', path: '/storage/', body: '<html>' });
    expect(await askDocument(main, query)).toMatchObject({ status: 503 });
    await registry.admin('DELETE', 'faults');
    expect((await askDocument(main, query)).status).toBe(200);
  });

  it('is refused for the other connection type', async () => {
    const { main } = await (await testApi()).newAccount();
    expect(await askDocument(main, { documentLink: 'x', connectionType: 'Live' })).toMatchObject({
      status: 400,
      body: { code: 'wrong-connection-type' },
    });
  });
});
