import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Json, type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the officers of a company', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({ rateLimit: { limit: null, windowSeconds: 300 } });
  });
  afterAll(() => registry.close());

  const list = async (path: string) => (await registry.get(`/company/${path}`)).body;

  it('are named surname first, without ordinary titles and without the day of birth', async () => {
    const { items } = await list('09990020/officers');
    const names = Object.values(items ?? {}).map(({ name }) => name);
    expect(names).toEqual(['LYLE, Percy', 'BLACKWOOD, Honor, Dame', 'DUARTE, Rafael, Dr', 'HOLM, Sunniva']);
    expect(items?.[1]?.date_of_birth).toEqual({ month: 3, year: 1955 });
    expect(items?.[0]).not.toHaveProperty('date_of_birth');
  });

  it('stand in the order of their roles, those who resigned last, or in the order asked for', async () => {
    const { items, ...counts } = await list('00990025/officers');
    expect(counts).toMatchObject({
      active_count: 3,
      resigned_count: 8,
      inactive_count: 0,
      total_results: 11,
    });
    const resigned = Object.values(items ?? {}).map((item) => 'resigned_on' in item);
    expect(resigned).toEqual([...resigned].sort((one, other) => Number(one) - Number(other)));
    const bySurname = await list('00990025/officers?order_by=surname&items_per_page=1');
    expect(bySurname.items).toMatchObject([{ name: 'CLERK, Judith' }]);
    expect((await registry.get('/company/00990025/officers?order_by=age')).status).toBe(400);
  });

  it('may have been appointed before dates were kept', async () => {
    const { items } = await list('00990025/officers?filter=active');
    const ambrose = Object.values(items ?? {}).find(({ name }) => readText(name).includes('Ambrose'));
    expect(ambrose).toMatchObject({ appointed_before: '1991-05-14', is_pre_1992_appointment: true });
    expect(ambrose).not.toHaveProperty('appointed_on');
    expect(ambrose?.links).not.toHaveProperty('self');
  });

  it('are inactive rather than active once the company is dissolved', async () => {
    expect(await list('09990044/officers')).toMatchObject({
      active_count: 0,
      inactive_count: 1,
      resigned_count: 0,
    });
  });

  it('can be followed from company to company, named the natural way round', async () => {
    const { items } = await list('09990007/officers');
    const link = readText(items?.[0]?.links?.officer?.appointments);
    const { body } = await registry.get(`${link}?items_per_page=500`);
    expect(body).toMatchObject({
      name: 'Greta Amelia THORNBURY',
      is_corporate_officer: false,
      items_per_page: 50,
    });
    expect(Number(body.total_results)).toBeGreaterThan(5);
    expect(body.items?.[0]).toMatchObject({ name_elements: { title: 'Ms', surname: 'THORNBURY' } });
  });

  it('show how far each identity is verified', async () => {
    const { items } = await list('09990016/officers');
    const details = Object.values(items ?? {}).map(({ identity_verification_details: one }) => one);
    expect(details).toEqual([
      { appointment_verification_start_on: '2026-05-05', appointment_verification_end_on: '9999-12-31' },
      { appointment_verification_statement_due_on: '2026-12-08' },
      { appointment_verification_statement_due_on: '2026-10-22' },
      undefined,
      { appointment_verification_start_on: '2026-06-24', appointment_verification_end_on: '2026-11-11' },
      expect.objectContaining({ authorised_corporate_service_provider_name: 'LEDGER AND LANE LLP' }),
    ]);
  });

  it('that are corporate bodies show their registration, without the country', async () => {
    const { items } = await list('09990019/officers');
    const corporate = Object.values(items ?? {}).find((item) => 'identification' in item);
    expect(readText(corporate?.officer_role)).toMatch(/^corporate-/);
    expect(corporate?.identification).toHaveProperty('identification_type');
    expect(corporate?.identification).not.toHaveProperty('country_registered');
    expect(corporate).not.toHaveProperty('date_of_birth');
  });

  it('have a page of their own, the same as in the list but for its etag', async () => {
    const { items } = await list('09990001/officers');
    const { body } = await registry.get(readText(items?.[0]?.links?.self));
    const { etag, ...officer } = body;
    expect(readText(etag)).toMatch(/^[0-9a-f]{40}$/);
    expect(officer).toEqual(items?.[0]);
  });

  it.each([
    ['an unknown order', 'order_by=age', 400],
    ['an unknown filter', 'filter=resigned', 400],
    ['a register without its type', 'register_view=true', 400],
    ['a register that no company keeps at the registry', 'register_view=true&register_type=directors', 404],
  ])('cannot be listed by %s', async (_what, query, status) => {
    const answer = await registry.get(`/company/09990001/officers?${query}`);
    expect([answer.status, answer.text]).toEqual([status, '']);
  });

  it('can be listed by the day of appointment or of resignation, the latest first', async () => {
    const daysBy = async (order: string, dayOf: (officer: Json) => Json | undefined) => {
      const { items } = await list(`00990025/officers?order_by=${order}`);
      return Object.values(items ?? {}).map((item) => readText(dayOf(item) ?? ''));
    };
    const appointed = await daysBy('appointed_on', (one) => one.appointed_on ?? one.appointed_before);
    const resigned = await daysBy('resigned_on', (one) => one.resigned_on);
    for (const days of [appointed, resigned]) expect(days).toEqual(days.toSorted().reverse());
  });

  it('are followed without those who resigned when the filter asks for it', async () => {
    const { items } = await list('00990025/officers');
    const resigned = Object.values(items ?? {}).find((item) => 'resigned_on' in item);
    const path = readText(resigned?.links?.officer?.appointments);
    expect((await registry.get(path)).body.total_results).toBe(1);
    expect((await registry.get(`${path}?filter=active`)).body).toMatchObject({ total_results: 0, items: [] });
  });
});
