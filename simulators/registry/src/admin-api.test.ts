import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry } from './testing/open-registry.ts';

describe('the admin API of the registry', () => {
  let registry: OpenRegistry;
  beforeEach(async () => {
    registry = await openRegistry();
  });
  afterEach(() => registry.close());

  const bakery = 'companies/09990001';
  const patch = (change: object) => registry.admin(bakery, change, 'PATCH');

  it('shows everything about a company, with what the public does not see', async () => {
    const { body } = await registry.get('/_admin/companies/09990001', {});
    expect(body).toMatchObject({
      authenticationCode: 'BAKE01',
      registeredEmail: 'office@harbourlight.example',
      officers: [{ person: { dateOfBirth: '1979-05-22' } }, { person: { dateOfBirth: '1981-11-03' } }],
    });
    expect((await registry.get('/_admin/companies/00000000', {})).status).toBe(404);
  });

  it('replaces whole members of a company, as if somebody else had filed them', async () => {
    const answer = await patch({ sicCodes: ['56102'], number: '00000000' });
    expect(await answer.json()).toMatchObject({ number: '09990001', sicCodes: ['56102'] });
    expect((await registry.get('/company/09990001')).body.sic_codes).toEqual(['56102']);
    expect((await registry.admin('companies/00000000', {}, 'PATCH')).status).toBe(404);
  });

  it.each([
    ['a member that no company has', { sicCode: [] }],
    ['a date that is none', { incorporatedOn: '2026-02-30' }],
    ['a status that the register does not know', { status: 'asleep' }],
    ['an officer without role', { officers: [{ id: 'x', officerId: 'y' }] }],
  ])('refuses a change with %s, and changes nothing', async (_fault, change) => {
    const before = (await registry.get(`/_admin/${bakery}`, {})).text;
    const answer = await patch(change);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(Object.keys(change)[0]);
    expect((await registry.get(`/_admin/${bakery}`, {})).text).toBe(before);
  });

  it('adds a filing that somebody else made, at the top of the history', async () => {
    const filing = { type: 'AD01', category: 'address', date: '2026-11-20', description: 'legacy' };
    const answer = await registry.admin(`${bakery}/filings`, filing);
    expect(answer.status).toBe(201);
    const { body } = await registry.get('/company/09990001/filing-history?items_per_page=1');
    expect(body.items?.[0]).toMatchObject({ type: 'AD01', date: '2026-11-20' });
    expect((await registry.admin('companies/00000000/filings', filing)).status).toBe(404);
    expect((await registry.admin(`${bakery}/filings`, { ...filing, date: 'soon' })).status).toBe(400);
  });

  it('forgets every change when it is reset', async () => {
    await patch({ name: 'RENAMED LIMITED' });
    await registry.admin('reset', {});
    expect((await registry.get('/company/09990001')).body.company_name).toBe('HARBOUR LIGHT BAKERY LIMITED');
  });
});
