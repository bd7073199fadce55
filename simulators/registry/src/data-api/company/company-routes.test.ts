import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry } from '../../testing/open-registry.ts';

describe('the profile of a company', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({ rateLimit: { limit: null, windowSeconds: 300 } });
  });
  afterAll(() => registry.close());

  const profile = async (number: string) => (await registry.get(`/company/${number}`)).body;

  it('has the reference date in strings, and its older dates twice', async () => {
    const { accounts } = await profile('09990001');
    expect(accounts?.accounting_reference_date).toEqual({ day: '30', month: '11' });
    expect(accounts?.next_due).toBe(accounts?.next_accounts?.due_on);
  });

  it('shows what is overdue on the day of the request', async () => {
    expect((await profile('09990007')).confirmation_statement).toMatchObject({
      next_due: '2026-11-21',
      overdue: false,
    });
    expect((await profile('09990009')).confirmation_statement).toMatchObject({
      next_due: '2026-11-20',
      overdue: true,
    });
    expect((await profile('09990013')).accounts).toMatchObject({ overdue: true });
  });

  it('has no last statement before the first one', async () => {
    const company = await profile('09990011');
    expect(company.confirmation_statement).not.toHaveProperty('last_made_up_to');
    expect(company.accounts).not.toHaveProperty('last_accounts');
  });

  it('links only to what there is', async () => {
    const paths = {
      charges: '/company/05990070/charges',
      insolvency: '/company/09990045/insolvency',
      exemptions: '/company/09990020/exemptions',
      uk_establishments: '/company/FC990037/uk-establishments',
    };
    for (const [link, path] of Object.entries(paths)) {
      const { links } = await profile(path.split('/')[2] ?? '');
      expect(links?.[link]).toBe(path);
      expect((await registry.get(path)).status).toBe(200);
      expect((await profile('09990001')).links).not.toHaveProperty(link);
    }
  });

  it('shows whether filings are possible', async () => {
    const may = async (number: string) => (await profile(number)).can_file;
    expect(await may('09990001')).toBe(true);
    expect(await may('09990027')).toBe(true);
    expect(await may('OC990034')).toBe(true);
    expect(await may('09990044')).toBe(false);
    expect(await may('09990051')).toBe(false);
    expect(await may('OE990039')).toBe(false);
  });

  it('never shows what is protected', async () => {
    const paths = ['', '/officers', '/persons-with-significant-control', '/filing-history'];
    const answers = await Promise.all(paths.map((path) => registry.get(`/company/09990002${path}`)));
    const text = answers.map((answer) => answer.text).join('\n');
    expect(text).not.toMatch(/TIDE02|TW7K2MPX94R|1974-02-11|Lavender Close|@/);
  });

  it('is not found for an unknown number, whose lists are empty', async () => {
    const missing = await registry.get('/company/11111111');
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual({ errors: [{ type: 'ch:service', error: 'company-profile-not-found' }] });
    expect((await registry.get('/company/11111111/officers')).body).toMatchObject({
      total_results: 0,
      items: [],
    });
    expect((await registry.get('/company/11111111/filing-history')).body).toMatchObject({
      total_count: 0,
      items: [],
    });
    expect((await registry.get('/company/11111111/charges')).body).toMatchObject({
      total_count: 0,
      items: [],
    });
  });

  it.each([
    '/company/09990001/insolvency',
    '/company/09990001/exemptions',
    '/company/09990001/registers',
    '/company/09990001/uk-establishments',
    '/company/09990001/persons-with-significant-control-statements',
    '/company/09990001/appointments/unknown',
    '/company/09990001/charges/unknown',
    '/company/09990001/filing-history/unknown',
    '/officers/unknown/appointments',
  ])('answers %s with an empty 404', async (path) => {
    const answer = await registry.get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('');
  });

  it('has an office with an etag that changes with it', async () => {
    const path = '/company/09990001/registered-office-address';
    const before = (await registry.get(path)).body;
    expect(before.etag).toMatch(/^[0-9a-f]{40}$/);
    await registry.admin(
      'companies/09990001',
      { registeredOffice: { premises: '1', line1: 'New Street' } },
      'PATCH',
    );
    const after = (await registry.get(path)).body;
    expect(after.address_line_1).toBe('New Street');
    expect(after.etag).not.toBe(before.etag);
  });

  it.each([
    ['/company/09990045/insolvency', { status: expect.any(Array), cases: expect.any(Array) }],
    ['/company/09990020/exemptions', { kind: 'exemptions', exemptions: expect.any(Object) }],
    ['/company/FC990037/uk-establishments', { kind: 'related-companies', items: expect.any(Array) }],
  ])('answers %s with its etag and its parts', async (path, parts) => {
    expect((await registry.get(path)).body).toMatchObject({
      etag: expect.stringMatching(/^[0-9a-f]{40}$/),
      ...parts,
    });
  });

  it.each([
    ['09990045', 'liquidation'],
    ['09990048', 'voluntary-arrangement'],
    ['09990049', 'in-administration'],
  ])('says of the insolvency of %s the status, not the type of its case: %s', async (number, status) => {
    expect((await registry.get(`/company/${number}/insolvency`)).body.status).toEqual([status]);
  });

  it('names the practitioners of an insolvency with their addresses', async () => {
    const { body } = await registry.get('/company/09990045/insolvency');
    expect(body.cases?.[0]?.practitioners?.[0]).toMatchObject({
      name: expect.any(String),
      address: expect.any(Object),
    });
    expect(typeof body.cases?.[0]?.number).toBe('string');
  });

  it('gives the exemptions of a company with their periods', async () => {
    const { body } = await registry.get('/company/09990020/exemptions');
    for (const [key, exemption] of Object.entries(body.exemptions ?? {})) {
      expect(exemption.exemption_type).toBe(key.replaceAll('_', '-'));
      expect(exemption.items?.[0]).toHaveProperty('exempt_from');
    }
  });
});
