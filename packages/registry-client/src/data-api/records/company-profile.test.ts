import { describe, expect, it } from 'vitest';
import { readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named, readReference } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.companyProfile('1');
const read = (wire: object) => readBody({ company_number: '01234567', ...wire }, ask);

describe('the profile of a company', () => {
  it('is read when nothing but the number is known', async () => {
    const profile = await read({
      company_name: null,
      type: null,
      accounts: null,
      confirmation_statement: null,
      links: null,
      sic_codes: null,
      has_charges: null,
    });
    expect(profile).toMatchObject({
      number: '01234567',
      name: '',
      accounts: undefined,
      confirmationStatement: undefined,
      sicCodes: [],
      previousNames: [],
      hasCharges: undefined,
      links: { officers: undefined, self: undefined },
    });
  });

  it('has the dates of its accounts from the nested places, else from the older ones beside them', async () => {
    const nested = {
      accounting_reference_date: { day: '31', month: '12' },
      last_accounts: { made_up_to: '2020-12-31', type: 'dormant' },
      next_accounts: { due_on: '2022-09-30', period_end_on: '2021-12-31', overdue: false },
    };
    const older = { next_due: '1999-01-01', next_made_up_to: '1999-01-01', overdue: true };
    expect((await read({ accounts: { ...older, ...nested } })).accounts).toEqual({
      referenceDay: 31,
      referenceMonth: 12,
      lastMadeUpTo: '2020-12-31',
      lastPeriodStart: undefined,
      lastType: 'dormant',
      nextPeriodStart: undefined,
      nextMadeUpTo: '2021-12-31',
      nextDue: '2022-09-30',
      isOverdue: false,
    });
    expect((await read({ accounts: older })).accounts).toMatchObject({
      nextDue: '1999-01-01',
      nextMadeUpTo: '1999-01-01',
      isOverdue: true,
    });
    expect(
      (await read({ accounts: { last_accounts: { period_end_on: '2020-06-30' } } })).accounts?.lastMadeUpTo,
    ).toBe('2020-06-30');
  });

  it.each(['uk_establishments', 'uk-establishments'])('has the link %s in either spelling', async (name) => {
    expect((await read({ links: { [name]: '/e' } })).links.ukEstablishments).toBe('/e');
  });

  it('has flags in whatever way they are written', async () => {
    expect(
      await read({
        has_charges: 'true',
        registered_office_is_in_dispute: 1,
        undeliverable_registered_office_address: '0',
        can_file: false,
      }),
    ).toMatchObject({
      hasCharges: true,
      isRegisteredOfficeInDispute: true,
      isRegisteredOfficeUndeliverable: false,
      canFile: false,
    });
  });
});

describe.skipIf(!findReference())(named('the published profiles'), () => {
  it('are read with their string dates and null region', async () => {
    expect(await readSample('live/company-profile-08957400.json', ask)).toMatchObject({
      number: '08957400',
      name: 'CANDOUR GROUP LIMITED',
      registeredOffice: { line1: '71 New Dover Road', region: undefined },
      accounts: { referenceDay: 31, referenceMonth: 3, nextDue: '2021-03-31', lastMadeUpTo: '2019-03-31' },
      confirmationStatement: { lastMadeUpTo: '2020-03-25', nextDue: '2021-04-08', isOverdue: false },
      previousNames: [{ name: 'LONDON & KENT ESTATES LIMITED', until: '2020-04-20' }],
      links: { officers: '/company/08957400/officers', charges: undefined },
    });
  });

  it.each([
    'live/company-profile-08957400-with-last-accounts-type',
    'official-tests/company-profile-00006402-liquidation',
    'official-tests/company-profile-00006408-liquidated-charges',
  ])('of %s is read', async (name) => {
    const profile = await readSample(`${name}.json`, ask);
    expect(profile.number).toMatch(/^\w{8}$/);
    expect(profile.links.self).toBe(`/company/${profile.number}`);
  });

  it.each(['company-profile-all-links', 'company-profile-stored-document-society-of-authors'])(
    'of the stored document %s is read',
    async (name) => {
      const stored: unknown = JSON.parse(
        readReference(`registry/public-api/samples/official-tests/${name}.json`),
      );
      const data = typeof stored === 'object' && stored !== null && 'data' in stored ? stored.data : {};
      const profile = await readBody(data, ask);
      expect(profile.links.officers).toMatch(/^\/company\/\w{8}\/officers$/);
    },
  );
});
