import { describe, expect, it } from 'vitest';
import type { Company, Psc } from '../../register/company.ts';
import { odile, quarryCompany } from '../testing/quarry-company.ts';
import { writePscs } from './write-pscs.ts';

const individual: Psc = {
  id: 'p'.repeat(27),
  kind: 'individual',
  person: odile,
  natures: ['ownership-of-shares-25-to-50-percent'],
  notifiedOn: '2019-11-15',
};

function write(facts: Partial<Company>) {
  return writePscs({ company: quarryCompany(facts), madeUpDate: '2026-11-14', quirks: false });
}

describe('the people with significant control of company data', () => {
  it.each([
    ['ownership-of-shares-25-to-50-percent', 'OWNERSHIPOFSHARES_25TO50PERCENT'],
    ['voting-rights-75-to-100-percent-as-trust', 'VOTINGRIGHTS_75TO100PERCENT_AS_TRUST'],
    ['right-to-appoint-and-remove-directors-as-firm', 'RIGHTTOAPPOINTANDREMOVEDIRECTORS_AS_FIRM'],
    ['significant-influence-or-control', 'SIGINFLUENCECONTROL'],
    ['voting-rights-25-to-50-percent-limited-liability-partnership', 'VOTINGRIGHTS_25TO50PERCENT'],
  ])('have the nature %s as %s', (nature, written) => {
    expect(write({ pscs: [{ ...individual, natures: [nature] }] })).toMatchObject({
      PSC: [{ PSCNotification: { NatureOfControls: { NatureOfControl: [written] } } }],
    });
  });

  it('stay until the next statement after they ceased', () => {
    const ceased = (day: string) => write({ pscs: [{ ...individual, ceasedOn: day }] });
    expect(ceased('2025-11-15')).toMatchObject({
      PSC: [{ PSCNotification: { CessationDate: '2025-11-15' } }],
    });
    expect(ceased('2025-11-14')).toBeUndefined();
  });

  it('are individuals, corporate bodies, legal persons, or nobody who may be named', () => {
    const identification = {
      legalForm: 'Company',
      legalAuthority: 'Companies Act',
      placeRegistered: 'England',
    };
    const body = { name: 'SLATE HOLDINGS', address: { premises: '1' }, identification };
    const { person: _person, ...facts } = individual;
    const pscs: Psc[] = [
      individual,
      { ...facts, kind: 'corporate-entity', corporate: body },
      { ...facts, kind: 'legal-person', corporate: body },
      { ...facts, kind: 'super-secure' },
    ];
    expect(write({ pscs })).toMatchObject({
      PSC: [
        { PSCNotification: { Individual: { Surname: 'Trevanion', DOB: '1971-04-09' } } },
        { PSCNotification: { Corporate: { PSCCompanyIdentification: { PSCPlaceRegistered: 'England' } } } },
        { PSCNotification: { LegalPerson: { LegalPersonIdentification: { LawGoverned: 'Companies Act' } } } },
        { SuperSecureIndividual: true },
      ],
    });
  });

  it('of an LLP have natures of their own name', () => {
    expect(write({ type: 'llp', pscs: [individual] })).toMatchObject({
      PSC: [{ PSCNotification: { LLPNatureOfControls: { NatureOfControl: [expect.any(String)] } } }],
    });
  });

  it('may be statements, of the company or about a person', () => {
    const statement = (text: string) => ({ id: 's', statement: text, notifiedOn: '2019-11-15' });
    const none = statement('no-individual-or-entity-with-signficant-control');
    const unidentified = statement('psc-exists-but-not-identified');
    expect(write({ pscs: [], pscStatements: [none] })).toEqual({
      CompanyStatement: 'NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL',
    });
    const notified = { PSCStatementNotification: 'PSC_EXISTS_BUT_NOT_IDENTIFIED' };
    expect(write({ pscs: [], pscStatements: [unidentified] })).toEqual({ PSC: notified });
    expect(write({ pscs: [individual], pscStatements: [unidentified, none] })).toMatchObject({
      PSC: [notified, { PSCNotification: expect.anything() }],
    });
    const linked = statement('psc-has-failed-to-confirm-changed-details');
    expect(write({ pscs: [], pscStatements: [linked] })).toBeUndefined();
    expect(write({ pscs: [], pscStatements: [{ ...none, ceasedOn: '2020-01-01' }] })).toBeUndefined();
  });
});
