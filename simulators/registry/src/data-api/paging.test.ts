import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../testing/open-registry.ts';

describe('a page of a list', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({
      generatedCompanies: 200,
      rateLimit: { limit: null, windowSeconds: 300 },
    });
  });
  afterAll(() => registry.close());

  const sizeOf = async (path: string, query: string) => {
    const separator = path.includes('?') ? '&' : '?';
    return (await registry.get(`${path}${separator}${query}`)).body.items_per_page;
  };

  it.each([
    ['/company/02990080/filing-history', 25, 100],
    ['/company/00990025/officers', 35, 100],
    ['/company/09990017/persons-with-significant-control', 25, 100],
    ['/company/09990024/persons-with-significant-control-statements', 25, 100],
    ['/search?q=limited', 20, 100],
    ['/search/companies?q=limited', 20, 100],
    ['/search/officers?q=a', 20, 100],
    ['/search/disqualified-officers?q=a', 20, 100],
  ])(
    'of %s holds %i items unless another size is asked for, and never more than %i',
    async (path, usual, most) => {
      expect(await sizeOf(path, '')).toBe(usual);
      expect(await sizeOf(path, 'items_per_page=7')).toBe(7);
      expect(await sizeOf(path, 'items_per_page=5000')).toBe(most);
      expect(await sizeOf(path, 'items_per_page=nonsense')).toBe(usual);
      expect(await sizeOf(path, 'items_per_page=0')).toBe(usual);
      expect(await sizeOf(path, 'items_per_page=-5')).toBe(usual);
    },
  );

  it('of the appointments of a person never holds more than fifty', async () => {
    const { items } = (await registry.get('/company/09990007/officers')).body;
    const path = readText(items?.[0]?.links?.officer?.appointments);
    expect([await sizeOf(path, ''), await sizeOf(path, 'items_per_page=100')]).toEqual([35, 50]);
  });

  it('begins where it was asked to, and the pages together are the list', async () => {
    const path = '/company/02990080/filing-history';
    const { total_count: total } = (await registry.get(path)).body;
    const ids: string[] = [];
    for (let start = 0; start < Number(total); start += 40) {
      const { body } = await registry.get(`${path}?items_per_page=40&start_index=${start}`);
      expect(body.start_index).toBe(start);
      ids.push(...Object.values(body.items ?? {}).map(({ transaction_id: id }) => readText(id)));
    }
    expect(new Set(ids).size).toBe(Number(total));
    expect((await registry.get(`${path}?start_index=${Number(total)}`)).body.items).toEqual([]);
  });
});
