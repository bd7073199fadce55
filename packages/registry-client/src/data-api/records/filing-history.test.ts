import { describe, expect, it } from 'vitest';
import { askDataApi, linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { sendJson } from '../../testing/local-server.ts';
import { findReference, named } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.filingHistory(linkedCompany);
const readItem = async (wire: object) => (await readBody({ items: [wire], total_count: 1 }, ask)).items[0];

describe('an entry of the filing history', () => {
  it('has its form, its days and where its document is', async () => {
    const item = await readItem({
      type: 'CS01',
      category: 'confirmation-statement',
      subcategory: 'x',
      date: '2026-03-31',
      action_date: 1_445_904_000_000,
      description: 'confirmation-statement-with-no-updates',
      description_values: { made_up_date: '2026-03-31' },
      transaction_id: 'abc',
      barcode: 'X1',
      pages: 3,
      paper_filed: true,
      links: { self: '/f/abc', document_metadata: 'https://document-api/document/1' },
    });
    expect(item).toEqual({
      type: 'CS01',
      category: 'confirmation-statement',
      subcategories: ['x'],
      date: '2026-03-31',
      actionDate: '2015-10-27',
      descriptionKey: 'confirmation-statement-with-no-updates',
      values: { made_up_date: '2026-03-31' },
      transactionId: 'abc',
      barcode: 'X1',
      pages: 3,
      isPaperFiled: true,
      annotations: [],
      associatedFilings: [],
      resolutions: [],
      self: '/f/abc',
      documentMetadata: 'https://document-api/document/1',
    });
  });

  it('takes the text of an annotation for its description, unless the values have one', async () => {
    const item = await readItem({
      annotations: [
        { annotation: 'Clarification', category: 'annotation' },
        { annotation: 'Hidden', description_values: { description: 'Shown' } },
      ],
    });
    expect(item?.annotations.map(({ values }) => values)).toEqual([
      { description: 'Clarification' },
      { description: 'Shown' },
    ]);
    expect(item?.annotations[0]).not.toHaveProperty('annotation');
  });
});

describe('a page of the filing history', () => {
  const askPage = (query: object) =>
    askDataApi(
      (_, response) =>
        sendJson(response, { items: [{}], start_index: '40', items_per_page: 20, total_count: 61 }),
      (client) => client.filingHistoryPage(linkedCompany, query),
    );

  it('is asked for by place, size and categories', async () => {
    const { reply, received } = await askPage({
      startIndex: 40,
      itemsPerPage: 500,
      categories: ['accounts', 'capital'],
    });
    expect(received[0]?.path.split('?')[1]).toBe(
      'category=accounts%2Ccapital&items_per_page=100&start_index=40',
    );
    expect(reply).toMatchObject({
      ok: true,
      value: { startIndex: 40, itemsPerPage: 20, totalCount: 61, status: undefined },
    });
  });

  it('is the first hundred unless another is asked for', async () => {
    const { received } = await askPage({});
    expect(received[0]?.path.split('?')[1]).toBe('items_per_page=100&start_index=0');
  });

  it('counts its own entries where the registry does not', async () => {
    const value = await readBody({ items: [{}, {}] }, (client) =>
      client.filingHistoryPage(linkedCompany, {}),
    );
    expect(value).toMatchObject({ totalCount: 2, startIndex: 0 });
  });
});

describe.skipIf(!findReference())(named('the published filing histories'), () => {
  it('are read, milliseconds and lists of subcategories too', async () => {
    const { items } = await readSample('live/filing-history-pfb-hire.json', ask);
    expect(items[0]).toMatchObject({ type: 'GAZ2', barcode: undefined, pages: 1 });
    expect(items.find(({ resolutions }) => resolutions.length > 0)?.resolutions[0]?.subcategories).toEqual([
      'voluntary',
      'resolution',
    ]);
    expect(items.find((each) => each.associatedFilings.length > 0)?.associatedFilings[0]?.actionDate).toBe(
      '2015-10-27',
    );
    expect(items.every((item) => item.descriptionKey !== undefined)).toBe(true);
  });

  it('are read with filings that belong together', async () => {
    const { items, totalCount } = await readSample('live/filing-history-14190543.json', ask);
    expect(totalCount).toBe(3);
    expect(items[0]).toMatchObject({
      associatedFilings: [{ type: 'NM01' }],
      resolutions: [{ type: 'RES15', values: { resolution_date: '2022-08-05' } }],
    });
    const officers = await readSample('official-tests/filing-history-list-officers.json', ask);
    expect(officers.items).toHaveLength(2);
  });
});
