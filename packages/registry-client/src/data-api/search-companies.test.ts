import { describe, expect, it } from 'vitest';
import { askDataApi, readBody, readSample } from '../testing/data-api.ts';
import { sendJson, sendStatus } from '../testing/local-server.ts';
import { findReference, named } from '../testing/reference.ts';

describe('a search for companies', () => {
  it('asks within what the service can do', async () => {
    const { received } = await askDataApi(
      (_, response) => sendJson(response, { items: [] }),
      (client) => client.searchCompanies({ query: ' a & b ', itemsPerPage: 1, activeOnly: true }),
    );
    expect(received[0]?.path).toBe(
      '/search/companies?q=a%20%26%20b&items_per_page=2&start_index=0&restrictions=active-companies',
    );
  });

  it('gives companies with single blanks, and leaves out what has no number', async () => {
    const items = [
      {
        company_number: '01234567',
        title: 'A  B',
        company_status: 'active',
        company_type: 'ltd',
        date_of_creation: '2002-07-02',
        date_of_cessation: null,
        address: { locality: 'Leeds' },
        address_snippet: '74  Lairgate,  Beverley',
      },
      { company_number: '2', title: null },
      { title: 'No number' },
    ];
    const found = await readBody({ total_results: '5000', items }, (client) =>
      client.searchCompanies({ query: 'a' }),
    );
    expect(found).toEqual({
      items: [
        {
          number: '01234567',
          name: 'A B',
          status: 'active',
          type: 'ltd',
          createdOn: '2002-07-02',
          ceasedOn: undefined,
          address: expect.objectContaining({ locality: 'Leeds' }),
          addressText: '74 Lairgate, Beverley',
        },
        expect.objectContaining({ number: '2', name: '' }),
      ],
      totalCount: 5000,
      startIndex: 0,
      hasMore: true,
    });
  });

  it.each([
    [{ startIndex: 0 }, 20, false],
    [{ startIndex: 0 }, 21, true],
    [{ startIndex: 960, itemsPerPage: 40 }, 5000, false],
    [{ startIndex: 920, itemsPerPage: 40 }, 5000, true],
  ])('from %j of %i companies has more: %s', async (search, total, hasMore) => {
    const body = { total_results: total, items: [{ company_number: '1' }] };
    const found = await readBody(body, (client) => client.searchCompanies({ query: 'a', ...search }));
    expect(found.hasMore).toBe(hasMore);
  });

  it('finds nothing for nothing, and nothing past the window', async () => {
    const search = (query: string, startIndex: number) =>
      askDataApi(
        (_, response) => sendStatus(response, 416),
        (client) => client.searchCompanies({ query, startIndex }),
      );
    for (const [query, startIndex, calls] of [
      [' ', 0, 0],
      ['a', 1000, 0],
      ['a', 900, 1],
    ] as const) {
      const { reply, received } = await search(query, startIndex);
      expect(reply).toMatchObject({ ok: true, value: { items: [], totalCount: 0, hasMore: false } });
      expect(received).toHaveLength(calls);
    }
  });

  it.skipIf(!findReference())(
    named('is read from the published example, with missing names and doubled blanks'),
    async () => {
      const found = await readSample('live/search-companies-you.json', (client) =>
        client.searchCompanies({ query: 'you', itemsPerPage: 100 }),
      );
      expect(found.items[0]).toMatchObject({ number: '04475590', name: 'YOU LIMITED', type: 'ltd' });
      expect(found.items.every(({ name }) => !/\s\s/.test(name))).toBe(true);
      expect(found.hasMore).toBe(true);
    },
  );
});
