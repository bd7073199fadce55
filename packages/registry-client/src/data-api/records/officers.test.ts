import { describe, expect, it } from 'vitest';
import { linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.officers(linkedCompany);
const readOfficer = async (wire: object) =>
  (await readBody({ items: [wire], total_results: 1 }, ask)).items[0];

describe('an officer', () => {
  it('has all that the register shows', async () => {
    const officer = await readOfficer({
      name: 'EXAMPLE, Anna Maria, Dr',
      officer_role: 'director',
      appointed_on: '2020-01-02',
      appointed_before: null,
      resigned_on: '2021-03-04',
      occupation: 'Baker',
      nationality: 'British',
      country_of_residence: 'Wales',
      date_of_birth: { day: 30, month: 6, year: 1995 },
      former_names: [{ forenames: 'Anna', surname: 'OTHER' }],
      responsibilities: 'All',
      address: { premises: '1', address_line_1: 'Mill Lane', care_of_name: 'Ann' },
      principal_office_address: { locality: 'Leeds' },
      identity_verification_details: {
        appointment_verification_start_on: '2026-01-01',
        appointment_verification_end_on: '9999-12-31',
        anti_money_laundering_supervisory_bodies: ['HMRC'],
      },
      links: { self: '/company/1/appointments/abc', officer: { appointments: '/officers/x/appointments' } },
      etag: 'e',
    });
    expect(officer).toMatchObject({
      name: 'EXAMPLE, Anna Maria, Dr',
      nameParts: { surname: 'EXAMPLE', forenames: 'Anna Maria', title: 'Dr' },
      role: 'director',
      appointedOn: '2020-01-02',
      appointedBefore: undefined,
      resignedOn: '2021-03-04',
      occupation: 'Baker',
      nationality: 'British',
      countryOfResidence: 'Wales',
      dateOfBirth: { month: 6, year: 1995 },
      formerNames: [{ forenames: 'Anna', surname: 'OTHER' }],
      responsibilities: 'All',
      serviceAddress: { premises: '1', line1: 'Mill Lane', careOf: 'Ann' },
      principalOffice: { locality: 'Leeds' },
      verification: { startsOn: '2026-01-01', endsOn: '9999-12-31', supervisoryBodies: ['HMRC'] },
      self: '/company/1/appointments/abc',
      appointments: '/officers/x/appointments',
    });
  });

  it.each(['corporate-director', 'corporate-nominee-secretary'])(
    'that is a %s has no parts of a name',
    async (role) => {
      expect(await readOfficer({ name: 'BIG, SMALL LIMITED', officer_role: role })).toMatchObject({
        name: 'BIG, SMALL LIMITED',
        nameParts: undefined,
      });
    },
  );

  it('without anything is read as nobody known', async () => {
    expect(await readOfficer({})).toMatchObject({
      name: '',
      role: undefined,
      dateOfBirth: undefined,
      formerNames: [],
      serviceAddress: undefined,
    });
  });

  it.each([{ month: 6 }, { year: 1995 }, {}, null])('has no birth month out of %j', async (born) => {
    expect((await readOfficer({ date_of_birth: born }))?.dateOfBirth).toBeUndefined();
  });
});

describe.skipIf(!findReference())(named('the published officers'), () => {
  it('are read though a secretary has no appointment date and no link', async () => {
    const officers = await readSample('live/officers-04475590.json', ask);
    expect(officers).toMatchObject({ activeCount: 3, resignedCount: 4 });
    expect(officers.items[0]).toMatchObject({
      role: 'secretary',
      appointedOn: undefined,
      self: undefined,
      nameParts: { surname: 'GARSDALE', forenames: 'Alex' },
    });
    expect(officers.items[1]?.dateOfBirth).toEqual({ month: 1, year: 1970 });
  });

  it('are read though members are null', async () => {
    const officers = await readSample('official-tests/officers-list.json', ask);
    expect(officers.items).toMatchObject([
      {
        name: 'John',
        formerNames: [],
        resignedOn: undefined,
        identification: { type: 'eea', legalForm: 'Hong Kong', registrationNumber: '38298' },
        serviceAddress: { careOf: 'ura_care_of', poBox: 'ura_po' },
      },
    ]);
  });
});
