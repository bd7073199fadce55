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
  return (await askHistory(person, { companyNumber, ...more })).body.Entity[0];
}

afterEach(async () => {
  await (await testApi()).registry.control('DELETE', 'faults');
});

describe('the filing history of a company', () => {
  it('is all of it, also what an import leaves out, newest first', async () => {
    const reader = await newReader('02990080');
    const { RegistryCount, HeldCount, Filings } = await historyOf(reader, '2990080');
    expect(HeldCount).toBe(RegistryCount);
    expect(Filings).toHaveLength(RegistryCount);
    expect(RegistryCount).toBeGreaterThan(150);
    const dates = Filings.map(({ Date: date }: { Date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('reads the older part from the registry once', async () => {
    const { registry } = await testApi();
    const reader = await newReader('02990080');
    const first = await historyOf(reader, '02990080');
    await registry.control('POST', 'faults', { kind: 'drop-before', path: 'filing-history' });
    expect(await historyOf(reader, '02990080')).toEqual(first);
  });

  it('shows what is held when the registry does not answer', async () => {
    const { registry } = await testApi();
    const reader = await newReader('02990080');
    await registry.control('POST', 'faults', {
      kind: 'status',
      status: 404,
      path: 'filing-history',
      body: '',
    });
    await registry.control('POST', 'faults', { kind: 'malformed', path: 'filing-history' });
    const { HeldCount, RegistryCount } = await historyOf(reader, '02990080');
    expect([HeldCount, RegistryCount > HeldCount]).toEqual([100, true]);
  }, 20_000);

  it('is found by category, by words and by page', async () => {
    const reader = await newReader('02990080');
    const returns = await historyOf(reader, '02990080', { Category: 'annual-return' });
    expect(returns.MatchingCount).toBeGreaterThan(0);
    expect(
      returns.Filings.every(
        ({ CategoryText }: { CategoryText: string }) => CategoryText === 'Annual returns',
      ),
    ).toBe(true);
    const moves = await historyOf(reader, '02990080', {
      Search: 'glasshouse lane',
      Page: '2',
      PageSize: '50',
    });
    expect(moves.MatchingCount).toBeGreaterThan(100);
    expect(moves.Filings).toHaveLength(50);
    expect(moves.Categories).toContainEqual({
      Category: 'confirmation-statement',
      Text: 'Confirmation statements',
      Count: expect.any(Number),
    });
  });

  it('reads old entries and those without a document', async () => {
    const { Filings } = await historyOf(await newReader('02990080'), '02990080');
    expect(Filings).toContainEqual(
      expect.objectContaining({
        Type: '288a',
        Description: 'New director appointed',
        DocumentLink: null,
        IsPaperFiled: true,
      }),
    );
    expect(Filings).toContainEqual(
      expect.objectContaining({ Type: 'CS01', DocumentLink: expect.stringContaining('/document/') }),
    );
  });

  it('keeps what belongs to an entry with it', async () => {
    const { Filings } = await historyOf(await newReader('06990081'), '06990081');
    expect(Filings.filter(({ Notes }: { Notes: string[] }) => Notes.length > 0).length).toBeGreaterThan(0);
  });

  it('is refused for the other connection type, and hidden from strangers', async () => {
    const reader = await newReader('09990001');
    const { main: stranger } = await (await testApi()).newAccount();
    const query = { companyNumber: '09990001' };
    expect(await askHistory(reader, { ...query, ConnectionType: 'Live' })).toMatchObject({
      status: 400,
      body: { code: 'wrong-connection-type' },
    });
    expect((await askHistory(reader, { ...query, ConnectionType: 'test' })).status).toBe(200);
    expect((await askHistory(stranger, query)).status).toBe(404);
  });
});
