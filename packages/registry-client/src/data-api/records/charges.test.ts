import { describe, expect, it } from 'vitest';
import { linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named, readReference } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.charges(linkedCompany);
const readCharge = async (wire: object) => (await readBody({ items: [wire], total_count: 1 }, ask)).items[0];

describe('a charge', () => {
  it('has its parties, its filings and its cases', async () => {
    const charge = await readCharge({
      persons_entitled: [{ name: 'BANK PLC' }, { name: null }, 'x'],
      more_than_four_persons_entitled: true,
      transactions: [
        { filing_type: 'create-charge', delivered_on: '2015-12-21', links: { filing: '/f' } },
        { insolvency_case_number: 2 },
      ],
      insolvency_cases: [{ case_number: 1 }],
    });
    expect(charge).toMatchObject({
      personsEntitled: ['BANK PLC'],
      hasMorePersonsEntitled: true,
      transactions: [
        { filingType: 'create-charge', deliveredOn: '2015-12-21', filing: '/f' },
        { filingType: undefined, insolvencyCaseNumber: '2', filing: undefined },
      ],
      insolvencyCases: [{ number: '1' }],
    });
  });

  it.each([
    [{ assets_ceased_released: 'a' }, 'a'],
    [{ assests_ceased_released: 'b' }, 'b'],
    [{}, undefined],
  ])('says by either spelling what was released: %j', async (wire, expected) => {
    expect((await readCharge(wire))?.assetsCeasedReleased).toBe(expected);
  });

  it('has features that are absent where the particulars do not name them', async () => {
    expect((await readCharge({ particulars: { contains_fixed_charge: true } }))?.particulars).toEqual({
      type: undefined,
      description: undefined,
      containsFixedCharge: true,
      containsFloatingCharge: false,
      floatingChargeCoversAll: false,
      containsNegativePledge: false,
      chargorActsAsBareTrustee: false,
    });
    expect((await readCharge({}))?.particulars).toBeUndefined();
  });
});

describe('the number of charges', () => {
  it.each([
    [{ unfiltered_count: 9, total_count: 5 }, 9],
    [{ unfiletered_count: 8, total_count: 5 }, 8],
    [{ total_count: 1 }, 1],
    [{}, 1],
  ])('in %j is %i', async (counts, totalCount) => {
    expect((await readBody({ items: [{}], ...counts }, ask)).totalCount).toBe(totalCount);
  });

  it('outstanding leaves out the satisfied, in part too', async () => {
    const counts = { total_count: 9, satisfied_count: 2, part_satisfied_count: 1 };
    expect(await readBody({ items: [{}], ...counts }, ask)).toMatchObject({
      satisfiedCount: 2,
      partSatisfiedCount: 1,
      outstandingCount: 6,
    });
  });
});

describe.skipIf(!findReference())(named('the published charges'), () => {
  it('are read and counted', async () => {
    const charges = await readSample('live/charges-pfb-hire.json', ask);
    expect(charges).toMatchObject({ totalCount: 9, satisfiedCount: 1, outstandingCount: 8 });
    expect(charges.items[0]).toMatchObject({
      code: '073103900009',
      status: 'outstanding',
      particulars: {
        containsFixedCharge: true,
        floatingChargeCoversAll: true,
        containsNegativePledge: false,
      },
      classification: { description: 'A registered charge' },
    });
  });

  it('of older years have a number in place of a code', async () => {
    const charges = await readSample('official-tests/charges-list.json', ask);
    expect(charges.items[0]).toMatchObject({
      code: undefined,
      number: 37,
      securedDetails: { type: 'amount-secured' },
    });
  });

  it.each([
    'charge-stored-floating',
    'charge-stored-fully-satisfied',
    'charge-stored-more-than-four-persons',
    'charge-stored-additional-notices',
    'charge-stored-insolvency-cases',
    'charge-stored-scottish-alterations',
  ])('are read one by one: %s', async (sample) => {
    const stored: unknown = JSON.parse(
      readReference(`registry/public-api/samples/official-tests/${sample}.json`),
    );
    const wire = typeof stored === 'object' && stored !== null && 'data' in stored ? stored.data : stored;
    const charge = await readCharge(typeof wire === 'object' && wire !== null ? wire : {});
    expect(charge?.status).toMatch(/^(?:outstanding|fully-satisfied|satisfied|part-satisfied)$/);
  });
});
