import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the search among dissolved companies', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({
      generatedCompanies: 100,
      rateLimit: { limit: null, windowSeconds: 300 },
    });
  });
  afterAll(() => registry.close());

  const search = (path: string) => registry.get(path);
  it('goes by index or by an earlier name, but not by the best match', async () => {
    const earlier = await search('/dissolved-search/companies?q=nest&search_type=previous-name-dissolved');
    expect(earlier.body).toMatchObject({
      hits: 1,
      top_hit: { matched_previous_company_name: { name: 'FULL NEST FURNITURE LIMITED' } },
    });
    expect((await search('/dissolved-search/companies?q=nest&search_type=alphabetical')).status).toBe(200);
    expect((await search('/dissolved-search/companies?q=nest&search_type=best-match')).status).toBe(404);
  });

  it('finds nothing but dissolved companies, with the names that they had', async () => {
    const { body } = await search('/dissolved-search/companies?q=nest&search_type=alphabetical&size=100');
    const statuses = new Set(Object.values(body.items ?? {}).map(({ company_status: status }) => status));
    expect([...statuses]).toEqual(['dissolved']);
    const nest = Object.values(body.items ?? {}).find(({ company_name: name }) =>
      readText(name).includes('NEST'),
    );
    expect(nest?.previous_company_names?.[0]).toMatchObject({
      name: 'FULL NEST FURNITURE LIMITED',
      company_number: nest?.company_number,
      effective_from: expect.any(String),
    });
    expect(nest?.registered_office_address).not.toHaveProperty('country');
  });

  it.each([
    ['without a search type', 'q=nest', 404],
    ['without a name', 'search_type=alphabetical', 404],
    ['with a size out of range', 'q=nest&search_type=alphabetical&size=101', 422],
    ['with a name that no dissolved company had', 'q=harbour&search_type=previous-name-dissolved', 404],
  ])('answers a request %s (%s) with %i', async (_what, query, status) => {
    expect((await search(`/dissolved-search/companies?${query}`)).status).toBe(status);
  });
});
