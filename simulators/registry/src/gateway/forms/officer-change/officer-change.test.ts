import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { director, hugh, odile } from '../../testing/quarry-company.ts';
import {
  type Changes,
  writeAddress,
  writeElements,
  writeHugh,
  writeOfficerChange,
} from '../../testing/write-notices.ts';

describe('a change of details', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const change = async (changes: Changes, date?: string) => {
    gateway = await openGateway();
    const Person = writeHugh({ Change: writeElements(changes) });
    return gateway.deliver(writeOfficerChange('Director', { Person }, date));
  };
  const sameAsOffice = { ServiceAddress: writeElements({ SameAsRegisteredOffice: 'true' }) };

  it('changes what it names of a director, and nothing else', async () => {
    const Name = writeElements({ Title: 'Sir', Surname: 'Carlyon-Bligh', Forename: 'Hugh' });
    const ResidentialAddress = writeElements({ Address: writeAddress({ Premise: '11' }) });
    const changes = { Name, ...sameAsOffice, ResidentialAddress, Nationality: 'Irish' };
    expect(await change(changes)).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/officers')).toMatchObject({
      items: [
        {
          name: 'CARLYON-BLIGH, Hugh, Sir',
          nationality: 'Irish',
          country_of_residence: 'England',
          appointed_on: '2019-11-15',
          address: { premises: '4', address_line_1: 'Slate Wharf' },
        },
        {},
      ],
    });
    expect(gateway.getCompany().officers[1]?.person).toMatchObject({
      dateOfBirth: '1968-12-01',
      residentialAddress: { premises: '11' },
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'CH01',
          subcategory: 'change',
          description: 'change-person-director-company-with-change-date',
          description_values: { officer_name: 'Hugh Carlyon', change_date: '2026-11-18' },
        },
      ],
    });
  });

  it('changes the name and the place of a corporate secretary', async () => {
    const corporate = { name: 'GRANITE NOMINEES LIMITED', address: { premises: '7' } };
    const secretary = { ...director(hugh, undefined), role: 'corporate-secretary' } as const;
    const { person: _person, ...officer } = secretary;
    gateway = await openGateway({ company: { officers: [director(odile), { ...officer, corporate }] } });
    const Change = writeElements({ CorporateName: 'BASALT NOMINEES LIMITED', Address: writeAddress() });
    const Corporate = writeElements({ CorporateName: 'GRANITE NOMINEES LIMITED', Change });
    expect((await gateway.deliver(writeOfficerChange('Secretary', { Corporate }))).code).toBe('ACCEPT');
    expect(gateway.getCompany()).toMatchObject({
      officers: [{}, { corporate: { name: 'BASALT NOMINEES LIMITED', address: { line1: 'Kiln Lane' } } }],
      filings: [{ type: 'CH04', description: 'change-corporate-secretary-company-with-change-date' }],
    });
  });

  it('designates a member of an LLP with consent', async () => {
    const member = { ...director(hugh), role: 'llp-member' } as const;
    gateway = await openGateway({ company: { type: 'llp', officers: [member] } });
    const designate = (consent: string) => {
      const Change = writeElements({ DesignatedInd: 'true', ConsentToAct: consent });
      return writeOfficerChange('Member', { Person: writeHugh({ Change }) });
    };
    expect((await gateway.deliver(designate('false'))).text).toMatch(/consented to act/);
    expect((await gateway.deliver(designate('true'))).code).toBe('ACCEPT');
    expect(gateway.getCompany()).toMatchObject({
      officers: [{ role: 'llp-designated-member' }],
      filings: [{ type: 'LLCH01' }],
    });
  });

  it.each<[string, Changes, RegExp]>([
    ['nothing', {}, /not an update/],
    ['nothing new', { Nationality: 'BRITISH', CountryOfResidence: 'England' }, /not an update/],
    ['to a name without a first one', { Name: writeElements({ Surname: 'Bligh' }) }, /full first name/],
    ['to no known nationality', { Nationality: 'Martian' }, /nationality from the list/],
    [
      'to a postcode that is none',
      { ServiceAddress: writeElements({ Address: writeAddress({ Postcode: '1' }) }) },
      /valid UK postcode/,
    ],
  ])('of %s is rejected', async (_case, changes, reason) => {
    expect((await change(changes)).text).toMatch(reason);
  });

  it('is rejected for a day to come or before the appointment, and for a stranger', async () => {
    expect((await change(sameAsOffice, '2026-11-22')).text).toMatch(/today or in the past/);
    expect((await change(sameAsOffice, '2019-11-14')).text).toMatch(/incorporation date/);
    const Person = writeHugh({ Forename: 'Hugo', Change: writeElements(sameAsOffice) });
    expect((await gateway.deliver(writeOfficerChange('Director', { Person }))).rejectCode).toBe('12604');
  });

  it('is refused with the forename first, an occupation, or a statement that is not true', async () => {
    const forenameFirst = writeElements({ Forename: 'Hugh', Surname: 'Bligh' });
    const ServiceAddress = writeElements({
      Address: writeAddress(),
      ResidentialAddressUnchangedInd: 'false',
    });
    for (const changes of [{ Name: forenameFirst }, { Occupation: 'Slater' }, { ServiceAddress }]) {
      expect((await change(changes)).refused).toMatch(/Element/);
      await gateway.close();
    }
    gateway = await openGateway();
  });
});
