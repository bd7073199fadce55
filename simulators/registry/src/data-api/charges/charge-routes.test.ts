import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenRegistry, openRegistry, readText } from '../../testing/open-registry.ts';

describe('the charges of a company', () => {
  let registry: OpenRegistry;
  beforeAll(async () => {
    registry = await openRegistry({ rateLimit: { limit: null, windowSeconds: 300 } });
  });
  afterAll(() => registry.close());

  it('are counted by status and listed newest first', async () => {
    const { body } = await registry.get('/company/05990070/charges');
    expect(body).toMatchObject({
      total_count: 7,
      unfiltered_count: 7,
      satisfied_count: 2,
      part_satisfied_count: 1,
    });
    const outstanding = await registry.get('/company/05990070/charges?filter=outstanding&items_per_page=2');
    expect(outstanding.body).toMatchObject({ total_count: 5, unfiltered_count: 7 });
    expect(outstanding.body.items).toMatchObject([{ charge_number: 7 }, { charge_number: 6 }]);
    expect(outstanding.body).not.toHaveProperty('items_per_page');
  });

  it('have a page of their own, the same as in the list', async () => {
    const { body } = await registry.get('/company/05990070/charges');
    for (const charge of Object.values(body.items ?? {})) {
      expect((await registry.get(readText(charge.links?.self))).body).toEqual(charge);
    }
  });

  it('have a code of twelve characters since April 2013, and only a number before', async () => {
    const { body } = await registry.get('/company/05990070/charges');
    for (const charge of Object.values(body.items ?? {})) {
      const isOld = readText(charge.delivered_on) < '2013-04-06';
      expect(charge.charge_code).toEqual(isOld ? undefined : expect.stringMatching(/^05990070\d{4}$/));
    }
  });

  it('link their transactions to the filings of the company', async () => {
    const { body } = await registry.get('/company/05990070/charges');
    const links = Object.values(body.items ?? {})
      .flatMap(({ transactions }) => Object.values(transactions ?? {}))
      .flatMap(({ links: one }) => one?.filing ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect((await registry.get(readText(links[0]))).body).toMatchObject({ category: 'mortgage' });
  });

  it('in Scotland have alterations to a floating charge', async () => {
    const { body } = await registry.get('/company/SC990071/charges');
    const altered = Object.values(body.items ?? {}).find((charge) => 'scottish_alterations' in charge);
    expect(Object.values(altered?.scottish_alterations ?? {})).toContain(true);
  });

  it('are none, without complaint, for a company without charges, but a missing one is a 404', async () => {
    expect((await registry.get('/company/09990001/charges')).body).toMatchObject({
      items: [],
      total_count: 0,
    });
    expect((await registry.get('/company/05990070/charges/unknown')).status).toBe(404);
  });
});
