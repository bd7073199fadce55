import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the people with significant control of a company', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({ rateLimit: { limit: null, windowSeconds: 300 } });
  });
  afterAll(() => registry.close());

  const list = async (path: string) => (await registry.get(`/company/${path}`)).body;

  it.each([
    ['09990017', 'individual-person-with-significant-control', 'individual'],
    ['09990019', 'corporate-entity-person-with-significant-control', 'corporate-entity'],
    ['09990023', 'legal-person-person-with-significant-control', 'legal-person'],
    ['09990022', 'super-secure-person-with-significant-control', 'super-secure'],
    ['OE990039', 'individual-beneficial-owner', 'individual-beneficial-owner'],
  ])('of %s are of the kind %s', async (number, kind, path) => {
    const { items } = await list(`${number}/persons-with-significant-control`);
    const self = readText(items?.[0]?.links?.self);
    expect(items?.[0]?.kind).toBe(kind);
    expect(self).toContain(`/persons-with-significant-control/${path}/`);
    expect((await registry.get(self)).body).toEqual(items?.[0]);
  });

  it('show nothing that identifies a super-secure person', async () => {
    const { items } = await list('09990022/persons-with-significant-control');
    expect(Object.keys(items?.[0] ?? {}).sort()).toEqual([
      'ceased',
      'description',
      'etag',
      'identity_verification_details',
      'kind',
      'links',
    ]);
  });

  it('have statements in the spelling of the registry', async () => {
    const body = await list('09990024/persons-with-significant-control-statements');
    expect(body).toMatchObject({ total_results: 8, active_count: 3, ceased_count: 5 });
    expect(JSON.stringify(body)).toContain('no-individual-or-entity-with-signficant-control');
  });

  it('are counted by whether they have ceased, and linked to the statements and exemptions that there are', async () => {
    const { links, ...counts } = await list('09990018/persons-with-significant-control');
    expect(counts).toMatchObject({ start_index: 0, items_per_page: 25 });
    expect(Number(counts.active_count) + Number(counts.ceased_count)).toBe(counts.total_results);
    expect(links).toEqual({ self: '/company/09990018/persons-with-significant-control' });
    const withStatements = await list('09990024/persons-with-significant-control');
    expect(withStatements.links).toMatchObject({
      persons_with_significant_control_statements:
        '/company/09990024/persons-with-significant-control-statements',
    });
    const exempt = await list('09990020/persons-with-significant-control');
    expect(exempt.links?.exemptions).toBe('/company/09990020/exemptions');
  });

  it('are listed empty for a company that does not exist, while a missing list of statements is a 404', async () => {
    expect(await list('11111111/persons-with-significant-control')).toMatchObject({
      items: [],
      total_results: 0,
    });
    const answer = await registry.get('/company/09990001/persons-with-significant-control-statements');
    expect([answer.status, answer.text]).toEqual([404, '']);
  });

  it('are not kept in a register at the registry', async () => {
    for (const path of ['persons-with-significant-control', 'persons-with-significant-control-statements']) {
      expect((await registry.get(`/company/09990024/${path}?register_view=true`)).status).toBe(404);
    }
  });

  it('have statements with a page of their own, which may name a person', async () => {
    const { items } = await list('09990024/persons-with-significant-control-statements');
    for (const item of Object.values(items ?? {})) {
      expect((await registry.get(readText(item.links?.self))).body).toEqual(item);
    }
    expect(
      (await registry.get('/company/09990024/persons-with-significant-control-statements/x')).status,
    ).toBe(404);
  });

  it.each([
    '/company/09990017/persons-with-significant-control/corporate-entity/',
    '/company/11111111/persons-with-significant-control/individual/',
  ])('are not found at %s, under the wrong kind or company', async (path) => {
    const { items } = await list('09990017/persons-with-significant-control');
    const id = readText(items?.[0]?.links?.self).split('/').at(-1) ?? '';
    expect((await registry.get(path + id)).status).toBe(404);
  });

  it('have no notifications that anybody may read', async () => {
    const path = '/company/09990017/persons-with-significant-control/any/notifications';
    expect((await registry.get(path)).status).toBe(404);
  });
});
