import { afterEach, describe, expect, it } from 'vitest';
import { controllers } from '../../testing/psc-samples.ts';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { type Changes, writeAddress, writeElements } from '../../testing/write-notices.ts';
import { writeControlChange, writeNatures, writeOdile } from '../../testing/write-pscs.ts';

const heldNatures = writeNatures(
  'RIGHTTOAPPOINTANDREMOVEDIRECTORS_AS_TRUST',
  'OWNERSHIPOFSHARES_50TO75PERCENT',
);

describe('a change of somebody in control', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const change = async (changes: Changes, day?: string) => {
    gateway = await openGateway();
    const Individual = writeOdile({ Change: writeElements(changes) });
    return gateway.deliver(writeControlChange({ Individual }, day));
  };

  it('brings a new name, addresses and natures, and keeps the rest', async () => {
    const decided = await change({
      Name: writeElements({ Surname: 'BLIGH', Forename: 'Odile' }),
      ServiceAddress: writeElements({ Address: writeAddress() }),
      ResidentialAddress: writeElements({ SameAsServiceAddress: 'true' }),
      Nationality: 'Irish',
      CountryOfResidence: 'Ireland',
      NatureOfControls: writeNatures('SIGINFLUENCECONTROL'),
    });
    expect(decided).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/persons-with-significant-control')).toMatchObject({
      active_count: 1,
      items: [
        {
          name: 'Odile BLIGH',
          nationality: 'Irish',
          country_of_residence: 'Ireland',
          date_of_birth: { month: 4, year: 1971 },
          address: { premises: '7', address_line_1: 'Kiln Lane' },
          natures_of_control: ['significant-influence-or-control'],
          notified_on: '2019-11-15',
        },
      ],
    });
    expect(gateway.getCompany().pscs[0]?.person).toMatchObject({
      dateOfBirth: '1971-04-09',
      residentialAddress: { premises: '7' },
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'PSC04',
          subcategory: 'change',
          action_date: '2026-11-18',
          description: 'change-to-a-person-with-significant-control',
          description_values: { psc_name: 'Ms Odile Ann Mary Trevanion', change_date: '2026-11-18' },
        },
      ],
    });
  });

  it('of bodies brings name, place and law, for an LLP with the natures of LLPs', async () => {
    gateway = await openGateway({ company: { type: 'llp', pscs: controllers } });
    const granite = {
      CorporateName: 'GRANITE NOMINEES LIMITED',
      Change: writeElements({
        CorporateName: 'BASALT NOMINEES LIMITED',
        Address: writeAddress({ Premise: '8' }),
        LLPNatureOfControls: writeNatures('RIGHTTOAPPOINTANDREMOVEMEMBERS'),
      }),
    };
    const law = writeElements({ LawGoverned: 'Royal Charter', LegalForm: 'Corporation' });
    const council = {
      LegalPersonName: 'PENMARROW PARISH COUNCIL',
      Change: writeElements({ LegalPersonIdentification: law }),
    };
    const corporate = writeControlChange({ Corporate: writeElements(granite) });
    expect(await gateway.deliver(corporate)).toMatchObject({ code: 'ACCEPT' });
    const legal = writeControlChange({ LegalPerson: writeElements(council) });
    expect(await gateway.deliver(legal)).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany()).toMatchObject({
      pscs: [
        {},
        {
          corporate: { name: 'BASALT NOMINEES LIMITED', address: { premises: '8' } },
          natures: ['right-to-appoint-and-remove-members-limited-liability-partnership'],
        },
        { corporate: { identification: { legalAuthority: 'Royal Charter', legalForm: 'Corporation' } } },
      ],
      filings: [
        { type: 'LLPSC06' },
        {
          type: 'LLPSC05',
          description: 'change-to-a-person-with-significant-control-limited-liability-partnership',
          descriptionValues: { psc_name: 'GRANITE NOMINEES LIMITED' },
        },
      ],
    });
  });

  it.each<[string, Changes, RegExp]>([
    ['nothing', {}, /not an update/],
    ['nothing new', { Nationality: 'BRITISH', NatureOfControls: heldNatures }, /not an update/],
    ['to no known nationality', { Nationality: 'Martian' }, /nationality from the list/],
    [
      'to a postcode that is none',
      { ServiceAddress: writeElements({ Address: writeAddress({ Postcode: '1' }) }) },
      /valid UK postcode/,
    ],
    [
      'to two bands of one right',
      { NatureOfControls: writeNatures('VOTINGRIGHTS_25TO50PERCENT', 'VOTINGRIGHTS_75TO100PERCENT') },
      /Only one band/,
    ],
    ['to natures of LLPs', { LLPNatureOfControls: writeNatures('SIGINFLUENCECONTROL') }, /not one for a/],
  ])('of %s is rejected', async (_case, changes, reason) => {
    expect((await change(changes)).text).toMatch(reason);
  });

  it('is rejected for a day to come or before the control, for a stranger, and for somebody protected', async () => {
    const nationality = { Nationality: 'Irish' };
    expect((await change(nationality, '2026-11-22')).text).toMatch(/in the past or in the present/);
    const Change = writeElements(nationality);
    const stranger = writeControlChange({ Individual: writeOdile({ Forename: 'Olive', Change }) });
    expect((await gateway.deliver(stranger)).text).toMatch(/does not match any active person/);
    const secret = writeControlChange({ SuperSecureIndividual: 'true' });
    expect((await gateway.deliver(secret)).text).toMatch(/on paper/);
    const company = gateway.getCompany();
    const pscs = company.pscs.map((psc) => ({ ...psc, notifiedOn: '2026-11-19' }));
    gateway.register.save({ ...company, pscs });
    const early = writeControlChange({ Individual: writeOdile({ Change }) });
    expect((await gateway.deliver(early)).text).toMatch(/on or after the date Ms Odile.*was added/);
  });
});
