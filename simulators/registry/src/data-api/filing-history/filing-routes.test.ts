import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the filing history', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({ rateLimit: { limit: null, windowSeconds: 300 } });
  });
  afterAll(() => registry.close());

  const history = async (number: string, query = '') =>
    (await registry.get(`/company/${number}/filing-history${query}`)).body;

  it('comes newest first, in pages that never exceed a hundred', async () => {
    const { items, ...page } = await history('02990080', '?items_per_page=5000&start_index=0');
    expect(page).toMatchObject({ kind: 'filing-history', items_per_page: 100, start_index: 0 });
    const dates = Object.values(items ?? {}).map(({ date }) => readText(date));
    expect(dates).toHaveLength(100);
    expect(dates).toEqual(dates.toSorted().reverse());
    const rest = await history('02990080', `?items_per_page=100&start_index=100`);
    expect(Number(page.total_count)).toBe(100 + Object.keys(rest.items ?? {}).length);
  });

  it('brings the relations of a category along', async () => {
    const { items } = await history('02990080', '?category=confirmation-statement&items_per_page=100');
    const categories = new Set(Object.values(items ?? {}).map(({ category }) => category));
    expect(categories).toEqual(new Set(['annual-return', 'confirmation-statement']));
  });

  it('has entries in words, without bar code and without document', async () => {
    const { items } = await history('02990080', '?category=capital,miscellaneous');
    expect(items).toMatchObject([
      { description: 'legacy', barcode: null },
      { description: 'statement-of-affairs', paper_filed: true },
    ]);
    expect(items?.[1]?.links).not.toHaveProperty('document_metadata');
  });

  it('has the oddities that a reader must bear', async () => {
    const { items } = await history('06990081', '?items_per_page=100');
    const byType = (form: string) => Object.values(items ?? {}).find(({ type }) => readText(type) === form);
    const change = byType('CERTNM');
    expect(typeof change?.associated_filings?.[0]?.action_date).toBe('number');
    expect(byType('RESOLUTIONS')?.subcategory).toEqual(['resolution', 'resolutions']);
    expect(byType('SH01')?.description_values?.capital).toMatchObject([
      { currency: 'GBP', figure: '1,000' },
      { currency: 'EUR', figure: '25,000.50' },
    ]);
  });

  it('names the kind of winding up with the appointment of a liquidator', async () => {
    const { items } = await history('09990045', '?items_per_page=100');
    expect(items).toContainEqual(expect.objectContaining({ type: '600', subcategory: 'voluntary' }));
  });

  it('shows a filing that somebody else made', async () => {
    const filing = { type: 'TM01', category: 'officers', date: '2026-11-20', description: 'legacy' };
    expect((await registry.admin('companies/09990001/filings', filing)).status).toBe(201);
    const { items } = await history('09990001', '?items_per_page=10');
    const self = readText(items?.[0]?.links?.self);
    expect(items?.[0]?.transaction_id).toMatch(/^[A-Za-z0-9]{24}$/);
    expect((await registry.get(self)).body).toEqual(items?.[0]);
  });

  it('is not kept here for every body', async () => {
    expect(await history('RC990041')).toMatchObject({
      filing_history_status: 'filing-history-not-available-royal-charter',
      total_count: 0,
    });
  });
});
