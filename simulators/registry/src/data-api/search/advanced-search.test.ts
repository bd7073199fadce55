import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry } from '../../testing/open-registry.ts';

describe('the advanced search', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({
      generatedCompanies: 10_000,
      rateLimit: { limit: null, windowSeconds: 300 },
    });
  });
  afterAll(() => registry.close());

  const search = (path: string) => registry.get(path);
  const titles = async (path: string) =>
    Object.values((await search(path)).body.items ?? {}).map(
      ({ title, company_name: name }) => title ?? name,
    );

  it('finds by status, kind, trade and date', async () => {
    expect(await titles('/advanced-search/companies?company_status=liquidation,administration')).toEqual([
      'LAST ORDERS TAVERNS LIMITED',
      'HALF MOON HOTELS LIMITED',
    ]);
    const { body } = await search(
      '/advanced-search/companies?sic_codes=10710&company_type=ltd&incorporated_from=2018-01-01',
    );
    expect(body).toMatchObject({ hits: 1, top_hit: { company_number: '09990001' } });
    expect((await search('/advanced-search/companies?company_name_includes=zzzz')).status).toBe(404);
  });

  it('refuses a bad date, status or size in plain text', async () => {
    const date = await search('/advanced-search/companies?incorporated_from=yesterday');
    expect([date.status, date.text]).toEqual([400, expect.stringContaining("'yyyy-mm-dd'")]);
    expect((await search('/advanced-search/companies?company_status=asleep')).status).toBe(400);
    const size = await search('/advanced-search/companies?size=5001');
    expect([size.status, size.text]).toEqual([422, expect.stringContaining('not greater than 5000')]);
  });

  it('finds by the words of a name, by those it must not have, and by place', async () => {
    const nests = await titles('/advanced-search/companies?company_name_includes=nest');
    expect(nests).toContain('EMPTY NEST FURNITURE LIMITED');
    expect(
      await titles('/advanced-search/companies?company_name_includes=nest&company_name_excludes=empty'),
    ).not.toContain('EMPTY NEST FURNITURE LIMITED');
    const { body } = await search('/advanced-search/companies?location=whitby&company_name_includes=harbour');
    expect(body.items?.[0]?.registered_office_address?.locality).toBe('Whitby');
  });

  it('finds by the day of dissolution only what is dissolved', async () => {
    const { body } = await search('/advanced-search/companies?dissolved_from=1990-01-01&size=5000');
    const found = Object.values(body.items ?? {});
    expect(found.length).toBe(Number(body.hits));
    for (const company of found) expect(company).toHaveProperty('date_of_cessation');
    expect((await search('/advanced-search/companies?dissolved_to=1900-01-01')).status).toBe(404);
  });

  it('finds a community interest company by its subtype', async () => {
    const { body } = await search('/advanced-search/companies?company_subtype=community-interest-company');
    expect(body.top_hit).toMatchObject({ company_subtype: 'community-interest-company' });
  });

  it('gives pages of the size asked for, and none beyond the last', async () => {
    const first = await search('/advanced-search/companies?company_status=active&size=3');
    expect(Object.keys(first.body.items ?? {})).toHaveLength(3);
    const next = await search('/advanced-search/companies?company_status=active&size=3&start_index=3');
    expect(next.body.items?.[0]).not.toEqual(first.body.items?.[0]);
    const beyond = `/advanced-search/companies?company_status=active&start_index=${Number(first.body.hits)}`;
    expect((await search(beyond)).status).toBe(404);
  });

  it('puts the number of the house into the first line of an address', async () => {
    const { body } = await search('/advanced-search/companies?company_name_includes=harbour%20light');
    expect(body.top_hit?.registered_office_address?.address_line_1).toMatch(/^\d+\w? /);
    expect(body.top_hit?.registered_office_address).not.toHaveProperty('premises');
  });
});
