import { afterEach, describe, expect, it } from 'vitest';
import type { Company } from '../../../register/company.ts';
import { findAt, textAt } from '../../../xml/xml-element.ts';
import { type OpenGateway, openGateway, writeCompanyRequest } from '../../testing/open-gateway.ts';
import { director, hugh, odile } from '../../testing/quarry-company.ts';
import { type Changes, writeAddress, writeElements } from '../../testing/write-notices.ts';
import {
  writeControllingBody,
  writeIdentity,
  writeLegalPerson,
  writeNatures,
  writeNewController,
  writeNotification,
} from '../../testing/write-pscs.ts';

const statement = { id: 's'.repeat(27), notifiedOn: '2019-11-15' };

describe('a notification of somebody in control', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const notify = async (person: Changes, company: Partial<Company> = {}, natures?: Changes) => {
    gateway = await openGateway({ company });
    return gateway.deliver(writeNotification({ Individual: writeNewController(person) }, natures));
  };

  it('shows a person with natures, who then has 14 days for the statement of identity', async () => {
    const natures = writeNatures('OWNERSHIPOFSHARES_25TO50PERCENT', 'VOTINGRIGHTS_25TO50PERCENT_AS_TRUST');
    expect(await notify({}, {}, { NatureOfControls: natures })).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show('/persons-with-significant-control')).toMatchObject({
      active_count: 2,
      items: [
        {},
        {
          kind: 'individual-person-with-significant-control',
          name: 'Dr Wenna Rose Penrose',
          date_of_birth: { month: 5, year: 1980 },
          nationality: 'British',
          country_of_residence: 'England',
          address: { premises: '4', address_line_1: 'Slate Wharf' },
          natures_of_control: [
            'ownership-of-shares-25-to-50-percent',
            'voting-rights-25-to-50-percent-as-trust',
          ],
          notified_on: '2026-11-16',
          identity_verification_details: {
            appointment_verification_statement_date: '2026-11-21',
            appointment_verification_statement_due_on: '2026-12-04',
          },
        },
      ],
    });
    expect(gateway.getCompany().pscs[1]?.person).toMatchObject({
      dateOfBirth: '1980-05-06',
      residentialAddress: { premises: '7' },
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'PSC01',
          category: 'persons-with-significant-control',
          subcategory: 'notifications',
          action_date: '2026-11-16',
          description: 'notification-of-a-person-with-significant-control',
          description_values: { psc_name: 'Dr Wenna Rose Penrose', notification_date: '2026-11-16' },
        },
      ],
    });
  });

  it('shows in the company data', async () => {
    await notify({}, { pscs: [] });
    const request = writeCompanyRequest('CompanyDataRequest', '<MadeUpDate>2026-11-14</MadeUpDate>');
    const { body } = await gateway.send('CompanyDataRequest', request);
    const notification = findAt(body, 'PSCs', 'PSC', 'PSCNotification');
    expect(textAt(notification, 'Individual', 'Surname')).toBe('Penrose');
    expect(textAt(notification, 'NatureOfControls', 'NatureOfControl')).toBe('VOTINGRIGHTS_25TO50PERCENT');
    expect(textAt(notification, 'NotificationDate')).toBe('2026-11-16');
  });

  it('may bring the statement of identity', async () => {
    expect((await notify({ VerificationDetails: writeIdentity() })).code).toBe('ACCEPT');
    expect(gateway.getCompany().pscs[1]).toMatchObject({
      verification: { startOn: '2026-11-21', endOn: '9999-12-31' },
      person: { personalCode: 'NW11NW22NW3' },
    });
  });

  it('of a body shows its registration, and asks for no identity', async () => {
    gateway = await openGateway();
    await gateway.deliver(writeNotification({ Corporate: writeControllingBody() }));
    await gateway.deliver(writeNotification({ LegalPerson: writeLegalPerson() }));
    expect(await gateway.show('/persons-with-significant-control')).toMatchObject({
      items: [
        {},
        {
          kind: 'corporate-entity-person-with-significant-control',
          name: 'GRANITE NOMINEES LIMITED',
          identification: {
            place_registered: 'Companies House',
            registration_number: '01234567',
            legal_authority: 'Companies Act 2006',
            legal_form: 'Private company limited by shares',
            country_registered: 'England',
          },
        },
        {
          kind: 'legal-person-person-with-significant-control',
          name: 'PENMARROW PARISH COUNCIL',
          identification: { legal_authority: 'Local Government Act 1972', legal_form: 'Corporate body' },
        },
      ],
    });
    expect(gateway.getCompany()).toMatchObject({ filings: [{ type: 'PSC03' }, { type: 'PSC02' }] });
    expect(gateway.getCompany().pscs.some(({ verification }) => verification !== undefined)).toBe(false);
  });

  it('for an LLP has the natures of LLPs', async () => {
    const natures = writeNatures('RIGHTTOSHARESURPLUSASSETS_75TO100PERCENT_AS_FIRM');
    const decided = await notify({}, { type: 'llp' }, { LLPNatureOfControls: natures });
    expect(decided).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany()).toMatchObject({
      pscs: [
        {},
        {
          natures: ['right-to-share-surplus-assets-75-to-100-percent-as-firm-limited-liability-partnership'],
        },
      ],
      filings: [
        {
          type: 'LLPSC01',
          description: 'notification-of-a-person-with-significant-control-limited-liability-partnership',
        },
      ],
    });
    const ofCompany = writeNotification({ Individual: writeNewController() });
    expect((await gateway.deliver(ofCompany)).text).toMatch(/nature of control is not one/);
  });

  it.each([
    [['VOTINGRIGHTS_25TO50PERCENT', 'VOTINGRIGHTS_50TO75PERCENT'], /Only one band.*voting-rights/],
    [['SIGINFLUENCECONTROL', 'SIGINFLUENCECONTROL'], /given twice/],
    [['VOTINGRIGHTS_25TO50PERCENT', 'VOTINGRIGHTS_50TO75PERCENT_AS_FIRM'], undefined],
  ])('with %j is rejected unless each is another right or capacity', async (natures, reason) => {
    const decided = await notify({}, {}, { NatureOfControls: writeNatures(...natures) });
    if (reason === undefined) expect(decided.code).toBe('ACCEPT');
    else expect(decided.text).toMatch(reason);
  });

  it('is rejected while a statement of the company stands, or for a company that has nobody in control', async () => {
    const stands = { ...statement, statement: 'no-individual-or-entity-with-signficant-control' };
    expect((await notify({}, { pscStatements: [stands] })).text).toMatch(/withdraw it first/);
    await gateway.close();
    const ended = [
      { ...stands, ceasedOn: '2026-01-01' },
      { ...statement, statement: 'psc-details-not-confirmed' },
    ];
    expect((await notify({}, { pscStatements: ended })).code).toBe('ACCEPT');
    await gateway.close();
    expect((await notify({}, { type: 'royal-charter' })).text).toMatch(/this company type/);
  });

  it.each<[string, Changes, RegExp]>([
    ['in the future', { NotificationDate: '2026-11-22' }, /in the past or in the present/],
    ['before the company', { NotificationDate: '2019-11-14' }, /incorporation date/],
    ['entered before it happened', { RegisterEntryDate: '2026-11-15' }, /register entry date must be on or/],
    ['entered in the future', { RegisterEntryDate: '2026-11-22' }, /in the past or in the present/],
  ])('%s is rejected', async (_case, changes, reason) => {
    gateway = await openGateway();
    const person = { Individual: writeNewController() };
    expect((await gateway.deliver(writeNotification(person, undefined, changes))).text).toMatch(reason);
  });

  it('is rejected before people in control were registered, and for somebody protected', async () => {
    gateway = await openGateway({ company: { incorporatedOn: '2001-01-01' } });
    const early = { NotificationDate: '2016-04-05' };
    const person = { Individual: writeNewController() };
    expect((await gateway.deliver(writeNotification(person, undefined, early))).text).toMatch(/6 April 2016/);
    const secret = writeNotification({ SuperSecureIndividual: 'true' });
    expect((await gateway.deliver(secret)).text).toMatch(/only file for this PSC on paper/);
  });

  it.each<[string, Changes, RegExp]>([
    ['no known nationality', { Nationality: 'Martian' }, /nationality from the list/],
    [
      'a postcode that is none',
      { ResidentialAddress: writeElements({ Address: writeAddress({ Postcode: 'X' }) }) },
      /valid UK postcode/,
    ],
  ])('of somebody with %s is rejected', async (_case, person, reason) => {
    expect((await notify(person)).text).toMatch(reason);
  });

  const hughWith = (code: string, reason?: string) => ({
    Title: undefined,
    Forename: 'Hugh',
    OtherForenames: undefined,
    Surname: 'Carlyon',
    DOB: '1968-12-01',
    VerificationDetails: writeIdentity({ CompaniesHousePersonalCode: code, NameMismatchReason: reason }),
  });

  it('is rejected with the code of somebody else, an unknown one, one that has expired, or another name', async () => {
    expect((await notify(hughWith('AB12CD34EF5'))).text).toMatch(/details linked to this personal code/);
    await gateway.close();
    expect((await notify(hughWith('NW11NW22NW3'))).text).toBe('UVID is not recognised');
    await gateway.close();
    const lapsed = { startOn: '2025-12-01', endOn: '2026-10-01' };
    const officers = [director(odile), director(hugh, lapsed)];
    expect((await notify(hughWith('HC98HC76HC5'), { officers })).text).toBe('UVID has expired');
    await gateway.close();
    const bertie = { ...hughWith('HC98HC76HC5'), Forename: 'Bertie' };
    expect((await notify(bertie)).text).toMatch(/^Forename\(s\) do not match/);
    const named = { ...hughWith('HC98HC76HC5', 'PREFERRED_NAME'), Forename: 'Bertie' };
    const decided = await gateway.deliver(writeNotification({ Individual: writeNewController(named) }));
    expect(decided.code).toBe('ACCEPT');
    const bligh = writeNewController({ ...hughWith('HC98HC76HC5'), Surname: 'Bligh' });
    expect((await gateway.deliver(writeNotification({ Individual: bligh }))).text).toMatch(
      /Forename|Surname/,
    );
  });
});
