import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the searches', () => {
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

  it('find a company by the words of its name, and say where they stand', async () => {
    const { body } = await search('/search/companies?q=light%20harbour');
    expect(body).toMatchObject({
      kind: 'search#companies',
      total_results: 1,
      start_index: 0,
      page_number: 1,
    });
    expect(body.items?.[0]).toMatchObject({
      title: 'HARBOUR LIGHT BAKERY LIMITED',
      company_type: 'ltd',
      description: '09990001 - Incorporated on 18 November 2018',
      matches: { title: [1, 7, 9, 13] },
    });
  });

  it('write single days with two blanks before them', async () => {
    const { body } = await search('/search/companies?q=OC990034');
    expect(body.items?.[0]?.description).toBe('OC990034 - Incorporated on  2 July 2012');
  });

  it('find a company by its number and by a name that it had', async () => {
    expect(await titles('/search/companies?q=SC990005')).toEqual(['GLEN ORRIN WOOLLENS LIMITED']);
    const { body } = await search('/search/companies?q=full%20nest');
    expect(body.items?.[0]).toMatchObject({
      title: 'EMPTY NEST FURNITURE LIMITED',
      snippet: 'FULL NEST FURNITURE LIMITED',
    });
  });

  it('can be restricted to active companies and to names that are the same in law', async () => {
    expect(await titles('/search/companies?q=nest&restrictions=active-companies')).toEqual([]);
    const restriction = 'restrictions=legally-equivalent-company-name';
    expect(await titles(`/search/companies?q=Harbour-Light%20Bakery%20Ltd&${restriction}`)).toEqual([
      'HARBOUR LIGHT BAKERY LIMITED',
    ]);
  });

  it('find nothing without complaint', async () => {
    expect((await search('/search/companies?q=zzzz')).body).toMatchObject({ total_results: 0, items: [] });
  });

  it('turn pages up to a thousand, and misbehave for pages of one', async () => {
    expect(
      (await search('/search/companies?q=limited&start_index=900&items_per_page=500')).body,
    ).toMatchObject({
      items_per_page: 100,
      page_number: 10,
    });
    expect((await search('/search/companies?q=limited&start_index=1000')).status).toBe(416);
    expect((await search('/search/companies?q=limited&items_per_page=1')).body).toMatchObject({
      page_number: 2,
      items: [],
    });
  });

  it('find people with the month of their birth', async () => {
    const { body } = await search('/search/officers?q=tobias%20hale');
    expect(body.items?.[0]).toMatchObject({
      title: 'Tobias Edwin HALE',
      description: 'Total number of appointments 1 - Born February 1974',
      date_of_birth: { month: 2, year: 1974 },
    });
    const link = readText(body.items?.[0]?.links?.self);
    expect((await search(link)).body.items?.[0]?.appointed_to?.company_number).toBe('09990002');
  });

  it('find companies and people together', async () => {
    const { body } = await search('/search?q=penhaligon');
    const kinds = new Set(Object.values(body.items ?? {}).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['searchresults#company', 'searchresults#officer']);
  });

  it('can be advanced: by status, kind, trade and date', async () => {
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

  it('refuse advanced nonsense in plain text', async () => {
    const date = await search('/advanced-search/companies?incorporated_from=yesterday');
    expect([date.status, date.text]).toEqual([400, expect.stringContaining("'yyyy-mm-dd'")]);
    expect((await search('/advanced-search/companies?company_status=asleep')).status).toBe(400);
    const size = await search('/advanced-search/companies?size=5001');
    expect([size.status, size.text]).toEqual([422, expect.stringContaining('not greater than 5000')]);
  });

  it('show the neighbours of a name, and walk on from a key', async () => {
    const { body } = await search('/alphabetical-search/companies?q=harbour%20light%20bakery&size=3');
    expect(body.top_hit?.company_name).toBe('HARBOUR LIGHT BAKERY LIMITED');
    const key = readText(body.items?.[2]?.ordered_alpha_key_with_id);
    const below = await search(
      `/alphabetical-search/companies?q=harbour&size=3&search_below=${encodeURIComponent(key)}`,
    );
    expect(readText(below.body.items?.[0]?.ordered_alpha_key_with_id) > key).toBe(true);
    expect((await search('/alphabetical-search/companies?q=a&size=101')).status).toBe(422);
  });

  it('look among the dissolved, by index or by an earlier name, but not for the best match', async () => {
    const earlier = await search('/dissolved-search/companies?q=nest&search_type=previous-name-dissolved');
    expect(earlier.body).toMatchObject({
      hits: 1,
      top_hit: { matched_previous_company_name: { name: 'FULL NEST FURNITURE LIMITED' } },
    });
    expect((await search('/dissolved-search/companies?q=nest&search_type=alphabetical')).status).toBe(200);
    expect((await search('/dissolved-search/companies?q=nest&search_type=best-match')).status).toBe(404);
  });
});
