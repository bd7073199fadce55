import { describe, expect, it } from 'vitest';
import { askDataApi, linkedCompany } from '../../testing/data-api.ts';
import { sendJson, sendStatus, startLocalServer } from '../../testing/local-server.ts';
import type { LinkedCompany } from '../records/company-profile.ts';

const none = Object.fromEntries(Object.keys(linkedCompany.links).map((link) => [link, undefined]));
/** A company whose profile has the links given. */
const companyWith = (links: Partial<LinkedCompany['links']>): LinkedCompany => ({
  number: '01234567',
  links: { ...linkedCompany.links, ...none, ...links },
});

describe('a list of a company', () => {
  it('is empty without a call when the profile has no link', async () => {
    const company = companyWith({});
    const { reply, received } = await askDataApi(
      (_, response) => sendStatus(response, 500),
      async (client) => {
        const replies = await Promise.all([
          client.officers(company),
          client.pscs(company),
          client.pscStatements(company),
          client.charges(company),
          client.filingHistory(company),
          client.filingHistoryPage(company, {}),
          client.exemptions(company),
          client.insolvency(company),
        ]);
        return replies.find((each) => !each.ok) ?? client.exemptions(company);
      },
    );
    expect(reply).toMatchObject({ ok: true, value: [], raw: undefined });
    expect(received).toEqual([]);
  });

  it.each([
    ['officers', { items: [], activeCount: 0, inactiveCount: 0, resignedCount: 0 }],
    ['pscs', { items: [], activeCount: 0, ceasedCount: 0 }],
    ['pscStatements', []],
    ['charges', { items: [], totalCount: 0, satisfiedCount: 0, partSatisfiedCount: 0, outstandingCount: 0 }],
    ['filingHistory', { items: [], totalCount: 0, startIndex: 0 }],
    ['exemptions', []],
    ['insolvency', []],
  ] as const)('of %s is empty when the registry answers 404', async (list, value) => {
    const { reply } = await askDataApi<unknown>(
      (_, response) => sendStatus(response, 404),
      (client) => client[list](linkedCompany),
    );
    expect(reply).toMatchObject({ ok: true, value });
  });

  it('is read to the last page', async () => {
    const names = Array.from({ length: 230 }, (_, index) => ({ name: `PERSON, No ${index}` }));
    const { reply, received } = await askDataApi(
      (request, response) => {
        const start = Number(new URL(request.path, 'http://x').searchParams.get('start_index'));
        sendJson(response, { items: names.slice(start, start + 100), total_results: 230, active_count: 230 });
      },
      (client) => client.officers(linkedCompany),
    );
    if (!reply.ok) throw new Error(reply.reason);
    expect(reply.value.items.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
    expect(reply.value.activeCount).toBe(230);
    expect(reply.raw).toHaveLength(3);
    expect(received.map(({ path }) => path.split('?')[1])).toEqual([
      'items_per_page=100&start_index=0',
      'items_per_page=100&start_index=100',
      'items_per_page=100&start_index=200',
    ]);
  });

  it('ends with an empty page where the registry does not say how many there are', async () => {
    const { reply, received } = await askDataApi(
      (_, response, turn) => sendJson(response, { items: turn < 2 ? [{ name: 'A' }] : [] }),
      (client) => client.officers(linkedCompany),
    );
    expect(reply.ok && reply.value.items).toHaveLength(2);
    expect(received).toHaveLength(3);
  });

  it('that comes whole is asked for once', async () => {
    const { received } = await askDataApi(
      (_, response) => sendJson(response, { cases: [{ number: '1' }] }),
      (client) => client.insolvency(linkedCompany),
    );
    expect(received.map(({ path }) => path)).toEqual(['/company/01234567/insolvency']);
  });

  it('fails as a whole when one page fails', async () => {
    const { reply } = await askDataApi(
      (_, response, turn) =>
        turn === 0 ? sendJson(response, { items: [{}], total_results: 2 }) : sendStatus(response, 401),
      (client) => client.officers(linkedCompany),
    );
    expect(reply).toMatchObject({ ok: false, reason: 'unauthorised' });
  });

  it('that never ends is refused', async () => {
    const { reply, received } = await askDataApi(
      (_, response) => sendJson(response, { items: [{ name: 'A' }] }),
      (client) => client.officers(linkedCompany),
    );
    expect(reply).toMatchObject({
      ok: false,
      reason: 'nonsense',
      what: expect.stringContaining('does not end'),
    });
    expect(received).toHaveLength(500);
  });
});

describe('a link to a list', () => {
  it.each(['https://evil.example/company/1', '//evil.example/company/1', '/../../x@evil', 'insolvency', ''])(
    'is not followed to %j',
    async (officers) => {
      await using server = await startLocalServer((_, response) => sendStatus(response, 500));
      const { reply } = await askDataApi(
        () => undefined,
        (client) => client.officers(companyWith({ officers })),
        { baseUrl: `${server.url}/api` },
      );
      expect(reply).toMatchObject(officers === '' ? { ok: true } : { ok: false, reason: 'nonsense' });
      expect(server.received).toEqual([]);
    },
  );

  it('leads below the configured address', async () => {
    await using server = await startLocalServer((_, response) => sendJson(response, { items: [] }));
    await askDataApi(
      () => undefined,
      (client) => client.officers(linkedCompany),
      { baseUrl: `${server.url}/api/` },
    );
    expect(server.received[0]?.path).toMatch(/^\/api\/company\/01234567\/officers\?/);
  });
});
