import { describe, expect, it } from 'vitest';
import { askDataApi, readBody, readSample } from '../testing/data-api.ts';
import { sendJson, sendStatus } from '../testing/local-server.ts';
import { findReference, named } from '../testing/reference.ts';
import type { DataApiClient } from './data-api-client.ts';

const ask = (client: DataApiClient) => client.officerAppointments('abc');

const held = (place: number) => ({
  appointed_to: { company_number: `0${1_000_000 + place}`, company_name: `COMPANY ${place} LIMITED` },
  officer_role: 'director',
});

describe('the appointments of an officer', () => {
  it('say of each which company, since when and until when, and nothing of the person', async () => {
    const wire = {
      name: 'Anna Maria EXAMPLE',
      date_of_birth: { month: 6, year: 1995 },
      total_results: 2,
      items: [
        {
          appointed_to: {
            company_number: '01234567',
            company_name: 'EXAMPLE LIMITED',
            company_status: 'active',
          },
          officer_role: 'director',
          appointed_on: '2020-01-02',
          resigned_on: '2021-03-04',
          address: { premises: '1', address_line_1: 'Mill Lane' },
          name: 'Anna Maria EXAMPLE',
        },
        {
          appointed_to: { company_number: 'SC123456' },
          officer_role: 'secretary',
          appointed_before: '1991-05-14',
        },
      ],
    };
    expect(await readBody(wire, ask)).toEqual({
      totalCount: 2,
      items: [
        {
          companyNumber: '01234567',
          companyName: 'EXAMPLE LIMITED',
          companyStatus: 'active',
          role: 'director',
          appointedOn: '2020-01-02',
          appointedBefore: undefined,
          resignedOn: '2021-03-04',
        },
        {
          companyNumber: 'SC123456',
          companyName: undefined,
          companyStatus: undefined,
          role: 'secretary',
          appointedOn: undefined,
          appointedBefore: '1991-05-14',
          resignedOn: undefined,
        },
      ],
    });
  });

  it('are read page by page, as many at once as the service gives', async () => {
    const { reply, received } = await askDataApi((request, response) => {
      const start = Number(new URL(request.path, 'http://x').searchParams.get('start_index'));
      const items = Array.from({ length: Math.min(50, 120 - start) }, (_, place) => held(start + place));
      sendJson(response, { items, total_results: 120 });
    }, ask);
    if (!reply.ok) throw new Error(reply.reason);
    expect(reply.value.items).toHaveLength(120);
    expect(received.map(({ path }) => path)).toEqual([
      '/officers/abc/appointments?items_per_page=50&start_index=0',
      '/officers/abc/appointments?items_per_page=50&start_index=50',
      '/officers/abc/appointments?items_per_page=50&start_index=100',
    ]);
  });

  it('of a nominee are read as far as anybody looks, and counted', async () => {
    const { reply, received } = await askDataApi(
      (_, response) =>
        sendJson(response, {
          items: Array.from({ length: 50 }, (__, place) => held(place)),
          total_results: 9000,
        }),
      ask,
    );
    expect(reply.ok && [reply.value.items.length, reply.value.totalCount]).toEqual([500, 9000]);
    expect(received).toHaveLength(10);
  });

  it('of an id that the register does not have are not found', async () => {
    const { reply } = await askDataApi((_, response) => sendStatus(response, 404), ask);
    expect(reply).toEqual({ ok: false, reason: 'not-found' });
  });

  it('are asked for below the API, whatever the id looks like', async () => {
    const { received } = await askDataApi(
      (_, response) => sendStatus(response, 404),
      (client) => client.officerAppointments('../company/1?x'),
    );
    expect(received[0]?.path).toMatch(/^\/officers\/\.\.%2Fcompany%2F1%3Fx\/appointments\?/);
  });
});

describe.skipIf(!findReference())(named('the published appointments of an officer'), () => {
  it('are read', async () => {
    const { items, totalCount } = await readSample('live/officer-appointments.json', ask);
    expect(totalCount).toBe(3);
    expect(items.map(({ companyNumber, resignedOn }) => [companyNumber, resignedOn])).toEqual([
      ['07133481', undefined],
      ['07649312', '2017-09-08'],
      ['07310390', '2011-06-15'],
    ]);
  });
});
