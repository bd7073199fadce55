import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the alphabetical search', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({
      generatedCompanies: 10_000,
      rateLimit: { limit: null, windowSeconds: 300 },
    });
  });
  afterAll(() => registry.close());

  const search = (path: string) => registry.get(path);
  it('shows the neighbours of a name, and continues from a key', async () => {
    const { body } = await search('/alphabetical-search/companies?q=harbour%20light%20bakery&size=3');
    expect(body.top_hit?.company_name).toBe('HARBOUR LIGHT BAKERY LIMITED');
    const key = readText(body.items?.[2]?.ordered_alpha_key_with_id);
    const below = await search(
      `/alphabetical-search/companies?q=harbour&size=3&search_below=${encodeURIComponent(key)}`,
    );
    expect(readText(below.body.items?.[0]?.ordered_alpha_key_with_id) > key).toBe(true);
    expect((await search('/alphabetical-search/companies?q=a&size=101')).status).toBe(422);
  });

  it('orders by the name without its ending, then by number', async () => {
    const { body } = await search('/alphabetical-search/companies?q=harbour&size=50');
    const keys = Object.values(body.items ?? {}).map(({ ordered_alpha_key_with_id: key }) => readText(key));
    expect(keys).toEqual(keys.toSorted());
    expect(keys).toContain('HARBOURLIGHTBAKERY:09990001');
  });

  it('continues upwards too', async () => {
    const { body } = await search('/alphabetical-search/companies?q=harbour&size=5');
    const key = readText(body.items?.[0]?.ordered_alpha_key_with_id);
    const above = await search(
      `/alphabetical-search/companies?q=harbour&size=5&search_above=${encodeURIComponent(key)}`,
    );
    expect(readText(above.body.items?.[4]?.ordered_alpha_key_with_id) < key).toBe(true);
  });

  it.each([
    ['search_before', 'search_above', 0],
    ['search_after', 'search_below', 4],
  ])('takes %s for %s, as the registry’s own client library says it', async (name, documented, position) => {
    const { body } = await search('/alphabetical-search/companies?q=harbour&size=5');
    const key = encodeURIComponent(readText(body.items?.[position]?.ordered_alpha_key_with_id));
    const path = '/alphabetical-search/companies?q=harbour&size=5';
    const continued = await search(`${path}&${name}=${key}`);
    expect(continued.body.items).toEqual((await search(`${path}&${documented}=${key}`)).body.items);
    expect(continued.body.items).not.toEqual(body.items);
  });

  it.each([
    ['size=0', 422],
    ['size=101', 422],
    ['size=many', 422],
    ['q=', 404],
  ])('refuses %s with %i', async (query, status) => {
    expect((await search(`/alphabetical-search/companies?q=a&${query}`.replace('q=a&q=', 'q='))).status).toBe(
      status,
    );
  });
});
