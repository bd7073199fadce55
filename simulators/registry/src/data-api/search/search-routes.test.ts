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

  it('find a company by the words of its name, with their places', async () => {
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

  it('find nothing with an empty list', async () => {
    expect((await search('/search/companies?q=zzzz')).body).toMatchObject({ total_results: 0, items: [] });
  });

  it('turn pages up to the thousandth company, and misbehave for pages of one', async () => {
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

  it('find nobody disqualified, because nobody on this register is', async () => {
    expect((await search('/search/disqualified-officers?q=hale')).body).toMatchObject({
      total_results: 0,
      items: [],
    });
  });

  it('refuse to page people on from the four hundredth', async () => {
    expect((await search('/search/officers?q=a&start_index=399')).status).toBe(200);
    expect((await search('/search/officers?q=a&start_index=400')).status).toBe(416);
  });

  it('count the appointments of a person', async () => {
    const { body } = await search('/search/officers?q=greta%20thornbury');
    expect(Number(body.items?.[0]?.appointment_count)).toBeGreaterThan(5);
    expect(body.items?.[0]?.description_identifiers).toEqual(['appointment-count', 'born-on']);
  });
});
