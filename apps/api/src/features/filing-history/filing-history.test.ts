import { afterEach, describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

async function newReader(number: string): Promise<TestPerson> {
  const { main } = await (await testApi()).newAccount();
  await importCompany(main, number);
  return main;
}

function askHistory(person: TestPerson, query: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  return person.call('GET', `/api/CompanyInformation/Companiesfilinghistories?${search}`);
}

async function historyOf(person: TestPerson, companyNumber: string, more: Record<string, string> = {}) {
  return (await askHistory(person, { companyNumber, ...more })).body.entity[0];
}

afterEach(async () => {
  await (await testApi()).registry.admin('DELETE', 'faults');
});

describe('the filing history of a company', () => {
  it('is all of it, also what an import leaves out, newest first', async () => {
    const reader = await newReader('02990080');
    const { registryCount, heldCount, filings } = await historyOf(reader, '2990080');
    expect(heldCount).toBe(registryCount);
    expect(filings).toHaveLength(registryCount);
    expect(registryCount).toBeGreaterThan(150);
    const dates = filings.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('reads the older part from the registry once', async () => {
    const { registry } = await testApi();
    const reader = await newReader('02990080');
    const first = await historyOf(reader, '02990080');
    await registry.admin('POST', 'faults', { kind: 'drop-before', path: 'filing-history' });
    expect(await historyOf(reader, '02990080')).toEqual(first);
  });

  it('shows what is held when the registry does not answer', async () => {
    const { registry } = await testApi();
    const reader = await newReader('02990080');
    await registry.admin('POST', 'faults', {
      kind: 'status',
      status: 404,
      path: 'filing-history',
      body: '',
    });
    await registry.admin('POST', 'faults', { kind: 'malformed', path: 'filing-history' });
    const { heldCount, registryCount } = await historyOf(reader, '02990080');
    expect([heldCount, registryCount > heldCount]).toEqual([100, true]);
  });

  it('is found by category, by words and by page', async () => {
    const reader = await newReader('02990080');
    const returns = await historyOf(reader, '02990080', { category: 'annual-return' });
    expect(returns.matchingCount).toBeGreaterThan(0);
    expect(
      returns.filings.every(
        ({ categoryText }: { categoryText: string }) => categoryText === 'Annual returns',
      ),
    ).toBe(true);
    const moves = await historyOf(reader, '02990080', {
      search: 'glasshouse lane',
      page: '2',
      pageSize: '50',
    });
    expect(moves.matchingCount).toBeGreaterThan(100);
    expect(moves.filings).toHaveLength(50);
    expect(moves.categories).toContainEqual({
      category: 'confirmation-statement',
      text: 'Confirmation statements',
      count: expect.any(Number),
    });
  });

  it('reads old entries and those without a document', async () => {
    const { filings } = await historyOf(await newReader('02990080'), '02990080');
    expect(filings).toContainEqual(
      expect.objectContaining({
        type: '288a',
        description: 'New director appointed',
        documentLink: null,
        isPaperFiled: true,
      }),
    );
    expect(filings).toContainEqual(
      expect.objectContaining({ type: 'CS01', documentLink: expect.stringContaining('/document/') }),
    );
  });

  it('keeps what belongs to an entry with it', async () => {
    const { filings } = await historyOf(await newReader('06990081'), '06990081');
    expect(filings.filter(({ notes }: { notes: string[] }) => notes.length > 0).length).toBeGreaterThan(0);
  });

  it('is refused for the other connection type, and hidden from strangers', async () => {
    const reader = await newReader('09990001');
    const { main: stranger } = await (await testApi()).newAccount();
    const query = { companyNumber: '09990001' };
    expect(await askHistory(reader, { ...query, connectionType: 'Live' })).toMatchObject({
      status: 400,
      body: { code: 'wrong-connection-type' },
    });
    expect((await askHistory(reader, { ...query, connectionType: 'test' })).status).toBe(200);
    expect((await askHistory(stranger, query)).status).toBe(404);
  });
});
