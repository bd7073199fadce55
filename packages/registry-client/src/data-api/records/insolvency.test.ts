import { describe, expect, it } from 'vitest';
import { linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.insolvency(linkedCompany);

describe('an insolvency case', () => {
  it('may hold nothing but its number', async () => {
    expect(await readBody({ cases: [{ number: 3 }] }, ask)).toEqual([
      { type: undefined, number: '3', dates: [], practitioners: [], notes: [], charge: undefined },
    ]);
  });

  it.skipIf(!findReference())(
    named('of the published examples has its dates and practitioners'),
    async () => {
      expect(await readSample('live/insolvency-compulsory-liquidation.json', ask)).toMatchObject([
        {
          type: 'compulsory-liquidation',
          dates: [
            { type: 'wound-up-on', date: '1995-01-18' },
            { type: 'petitioned-on', date: '1994-12-12' },
          ],
          practitioners: [{ name: 'Alex Robin Draycott', role: 'practitioner', appointedOn: undefined }],
        },
      ]);
      expect(await readSample('official-tests/insolvency.json', ask)).toMatchObject([
        {
          notes: ['test'],
          charge: 'charge',
          practitioners: [{ ceasedToActOn: '2022-01-01', address: { country: 'UK' } }],
        },
      ]);
    },
  );
});
