import { describe, expect, it } from 'vitest';
import { companyDataOf } from '../../testing/gateway-samples.ts';
import { findReference, named } from '../../testing/reference.ts';
import { parseXml } from '../message/xml-reader.ts';
import { readPscs } from './read-pscs.ts';

const read = (...entries: string[]) =>
  readPscs(parseXml(`<PSCs>${entries.map((each) => `<PSC>${each}</PSC>`).join('')}</PSCs>`));

describe('the entries about control', () => {
  it('are people, statements or protected persons', () => {
    const pscs = read(
      '<PSCStatementNotification>PSC_DETAILS_NOT_CONFIRMED</PSCStatementNotification>',
      '<SuperSecureIndividual/>',
      '<PSCNotification><SuperSecureIndividual/></PSCNotification>',
      '<PSCNotification><Individual><Surname>ASH</Surname></Individual></PSCNotification>',
      '<PSCNotification><LegalPerson><LegalPersonName>CROWN</LegalPersonName></LegalPerson></PSCNotification>',
    );
    expect(pscs).toMatchObject([
      { kind: 'statement', statement: 'PSC_DETAILS_NOT_CONFIRMED', about: undefined },
      { kind: 'super-secure' },
      { kind: 'super-secure' },
      { kind: 'notified', who: { type: 'person', surname: 'ASH' } },
      { kind: 'notified', who: { type: 'legal-person', name: 'CROWN' } },
    ]);
  });

  it.each([
    ['<Individual><Forename>Tom</Forename><Surname>Glover</Surname></Individual>', 'Tom Glover'],
    ['<Corporate><CorporateName>BIG</CorporateName></Corporate>', 'BIG'],
    ['<LegalPerson><LegalPersonName>CROWN</LegalPersonName></LegalPerson>', 'CROWN'],
    ['', undefined],
  ])('name whom a statement is about: %s', (subject, about) => {
    const linked = `<PSCLinkedStatementNotification><Statement>S</Statement>${subject}</PSCLinkedStatementNotification>`;
    expect(read(linked)).toEqual([{ kind: 'statement', statement: 'S', about }]);
  });

  it.each(['NatureOfControls', 'LLPNatureOfControls'])('have natures of control under %s', (name) => {
    const natures = `<${name}><NatureOfControl>A</NatureOfControl><NatureOfControl>B</NatureOfControl></${name}>`;
    const dates = '<NotificationDate>2016-04-06</NotificationDate><CessationDate>2020-01-01</CessationDate>';
    expect(read(`<PSCNotification><Individual/>${natures}${dates}</PSCNotification>`)).toMatchObject([
      { naturesOfControl: ['A', 'B'], notifiedOn: '2016-04-06', ceasedOn: '2020-01-01' },
    ]);
  });

  it('leave out what is of no known kind', () => {
    expect(read('', '<Other/>', '<PSCNotification/>')).toEqual([]);
    expect(readPscs(undefined)).toEqual([]);
  });

  it.skipIf(!findReference())(named('of the published example are read'), () => {
    expect(companyDataOf('official/CompanyDataResponse_v3-6.xml').pscs).toMatchObject([
      { kind: 'statement', statement: 'PSC_DETAILS_NOT_CONFIRMED' },
      { kind: 'statement', statement: 'PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS', about: 'Tom Glover' },
      {
        kind: 'notified',
        who: { name: 'Developers R US', identification: { lawGoverned: '39 rules' } },
        naturesOfControl: ['OWNERSHIPOFSHARES_25TO50PERCENT'],
        notifiedOn: '2016-02-01',
      },
    ]);
  });
});
