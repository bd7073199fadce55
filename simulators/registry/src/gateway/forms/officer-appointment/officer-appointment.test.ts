import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import {
  type Changes,
  writeAddress,
  writeAppointment,
  writeBody,
  writeElements,
  writeNewDirector,
  writeNewMember,
  writeNewSecretary,
} from '../../testing/write-notices.ts';

const llp = { type: 'llp', registeredOffice: { premises: '1', locality: 'Penmarrow' } } as const;

describe('an appointment', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const appoint = async (person: Changes, changes: Changes = {}) => {
    gateway = await openGateway();
    return gateway.deliver(writeAppointment('Director', { Person: writeNewDirector(person) }, changes));
  };

  it('of a director shows with name, birth, addresses and verification', async () => {
    const names = writeElements({ Forename: 'Wenna', Surname: 'Opie' });
    expect(await appoint({ PreviousNames: names })).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/officers?order_by=appointed_on')).toMatchObject({
      active_count: 3,
      items: [
        {
          name: 'PENROSE, Wenna Rose, Dr',
          officer_role: 'director',
          appointed_on: '2026-11-16',
          nationality: 'British',
          country_of_residence: 'England',
          date_of_birth: { month: 5, year: 1980 },
          address: { premises: '4', address_line_1: 'Slate Wharf' },
          former_names: [{ forenames: 'Wenna', surname: 'Opie' }],
          identity_verification_details: { appointment_verification_start_on: '2026-11-21' },
        },
        {},
        {},
      ],
    });
    expect(gateway.getCompany().officers[2]?.person).toMatchObject({
      dateOfBirth: '1980-05-06',
      personalCode: 'NW11NW22NW3',
      residentialAddress: { premises: '7' },
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'AP01',
          category: 'officers',
          subcategory: 'appointments',
          action_date: '2026-11-16',
          description: 'appoint-person-director-company-with-name-date',
          description_values: { officer_name: 'Dr Wenna Rose Penrose', appointment_date: '2026-11-16' },
        },
      ],
    });
  });

  it.each([
    ['Secretary', { Person: writeNewSecretary() }, 'secretary', 'AP03'],
    ['Director', { Corporate: writeBody() }, 'corporate-director', 'AP02'],
    ['Secretary', { Corporate: writeBody() }, 'corporate-secretary', 'AP04'],
  ] as const)('of a %s may be of %o', async (kind, officer, role, type) => {
    gateway = await openGateway();
    expect(await gateway.deliver(writeAppointment(kind, officer))).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany()).toMatchObject({ officers: [{}, {}, { role }], filings: [{ type }] });
  });

  it('of a foreign body says where it is registered', async () => {
    gateway = await openGateway();
    const CompanyIdentification = writeElements({
      NonUK: writeElements({
        PlaceRegistered: 'Handelsregister',
        RegistrationNumber: 'HRB 1',
        LawGoverned: 'German',
        LegalForm: 'GmbH',
      }),
    });
    const body = writeBody({ CompanyIdentification });
    await gateway.deliver(writeAppointment('Director', { Corporate: body }));
    expect(gateway.getCompany().officers[2]?.corporate).toMatchObject({
      address: { premises: '7', country: 'England' },
      identification: {
        type: 'other-corporate-body-or-firm',
        placeRegistered: 'Handelsregister',
        registrationNumber: 'HRB 1',
        legalAuthority: 'German',
        legalForm: 'GmbH',
      },
    });
  });

  it('of a member goes to an LLP, designated or not', async () => {
    gateway = await openGateway({ company: llp });
    const ResidentialAddress = writeElements({ SameAsServiceAddress: 'true' });
    const member = { DesignatedInd: 'true', Person: writeNewMember({ ResidentialAddress }) };
    expect(await gateway.deliver(writeAppointment('Member', member))).toMatchObject({ code: 'ACCEPT' });
    await gateway.deliver(writeAppointment('Member', { DesignatedInd: 'false', Corporate: writeBody() }));
    expect(gateway.getCompany()).toMatchObject({
      officers: [
        {},
        {},
        { role: 'llp-designated-member', person: { residentialAddress: llp.registeredOffice } },
        { role: 'corporate-llp-member' },
      ],
      filings: [
        { type: 'LLAP02' },
        {
          type: 'LLAP01',
          description: 'appoint-person-member-limited-liability-partnership-with-appointment-date',
        },
      ],
    });
    const director = writeAppointment('Director', { Person: writeNewDirector() });
    expect((await gateway.deliver(director)).text).toMatch(/company of this type/);
  });

  it.each<[string, Changes, Changes, RegExp]>([
    ['without consent', {}, { ConsentToAct: 'false' }, /has consented to act is missing/],
    ['in the future', {}, { AppointmentDate: '2026-11-22' }, /today or in the past/],
    ['before the company', {}, { AppointmentDate: '2019-11-14' }, /incorporation date/],
    ['without a first name', { Forename: undefined }, {}, /full first name/],
    ['of a child', { DOB: '2010-11-17' }, {}, /at least 16 years/],
    ['at the age of 110', { DOB: '1916-11-16' }, {}, /under 110/],
    ['of no known nationality', { Nationality: 'Martian' }, {}, /nationality from the list/],
    ['of one nationality twice', { Nationality: 'British,Irish,British' }, {}, /different second or third/],
    [
      'with a postcode that is none',
      { ResidentialAddress: writeElements({ Address: writeAddress({ Postcode: 'X' }) }) },
      {},
      /valid UK postcode/,
    ],
  ])('%s is rejected', async (_case, person, changes, reason) => {
    expect((await appoint(person, changes)).text).toMatch(reason);
    expect(gateway.getCompany().officers).toHaveLength(2);
  });

  it('of somebody exactly 16, or with two nationalities, is accepted', async () => {
    expect((await appoint({ DOB: '2010-11-16', Nationality: 'British,Irish' })).code).toBe('ACCEPT');
  });

  const verified = (code: string, reason?: string) => ({
    VerificationDetails: writeElements({
      CompaniesHousePersonalCode: code,
      VerificationStatements: writeElements({ VerificationStatementForIndividual: 'INDIVIDUAL_VERIFIED' }),
      NameMismatchReason: reason,
    }),
  });

  it('is rejected with the code of somebody else, or another code than the person has', async () => {
    expect((await appoint(verified('HC98HC76HC5'))).text).toMatch(/identity verification details/);
    const hugh = { OtherForenames: undefined, Forename: 'Hugh', Surname: 'Carlyon', DOB: '1968-12-01' };
    const wrong = writeAppointment('Director', { Person: writeNewDirector(hugh) });
    expect((await gateway.deliver(wrong)).rejectCode).toBe('20120');
    const right = writeNewDirector({ ...hugh, ...verified('HC98HC76HC5') });
    expect((await gateway.deliver(writeAppointment('Director', { Person: right }))).code).toBe('ACCEPT');
  });

  it('under another name than the verified one gives a reason', async () => {
    const bertie = { OtherForenames: undefined, Forename: 'Bertie', Surname: 'Carlyon', DOB: '1968-12-01' };
    expect((await appoint({ ...bertie, ...verified('HC98HC76HC5') })).code).toBe('REJECT');
    const explained = writeNewDirector({ ...bertie, ...verified('HC98HC76HC5', 'PREFERRED_NAME') });
    expect((await gateway.deliver(writeAppointment('Director', { Person: explained }))).code).toBe('ACCEPT');
  });

  it('is refused with a code of the wrong form, or without what a director must give', async () => {
    expect((await appoint(verified('AB12-CD34-E'))).refused).toBe(
      'Invalid CompaniesHousePersonalCode format',
    );
    for (const name of ['Surname', 'ServiceAddress', 'DOB', 'Nationality', 'VerificationDetails']) {
      const director = { Person: writeNewDirector({ [name]: undefined }) };
      expect((await gateway.deliver(writeAppointment('Director', director))).refused, name).toMatch(
        /Element/,
      );
    }
    const occupied = { Person: writeNewDirector({ Occupation: 'Slater' }) };
    expect((await gateway.deliver(writeAppointment('Director', occupied))).refused).toMatch(/Occupation/);
  });
});
