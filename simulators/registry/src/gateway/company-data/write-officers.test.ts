import { describe, expect, it } from 'vitest';
import type { Officer } from '../../register/company.ts';
import { director, hugh, odile, quarryCompany } from '../testing/quarry-company.ts';
import { writeOfficers } from './write-officers.ts';

const secretary: Officer = { ...director(hugh), role: 'secretary' };
const corporate: Officer = {
  id: 'c'.repeat(27),
  officerId: 'd'.repeat(27),
  role: 'corporate-director',
  appointedOn: '2020-01-01',
  corporate: {
    name: 'SLATE NOMINEES LIMITED',
    address: { premises: '1', locality: 'Penmarrow' },
    identification: {
      type: 'uk-limited-company',
      registrationNumber: '01234567',
      placeRegistered: 'England',
    },
  },
};

function write(officers: Officer[], { quirks = false, madeUpDate = '2026-11-14', ...facts } = {}) {
  return writeOfficers({ company: quarryCompany({ officers, ...facts }), madeUpDate, quirks });
}

describe('the officers of company data', () => {
  it('are those in office at the made-up date, and those who left since the last statement', () => {
    const officers = [
      director(odile),
      { ...director(hugh), resignedOn: '2025-11-15' },
      { ...director(hugh), resignedOn: '2025-11-14' },
      { ...director(hugh), appointedOn: '2026-11-15' },
    ];
    expect(write(officers)).toMatchObject({
      Director: [{ ResignationDate: undefined }, { ResignationDate: '2025-11-15' }],
      Secretary: [],
    });
  });

  it('have full names, dates of birth and homes, which the public never sees', () => {
    expect(write([director(odile)])).toMatchObject({
      Director: [
        {
          Person: {
            Title: 'Ms',
            Forename: ['Odile', 'Ann', 'Mary'],
            Surname: 'Trevanion',
            ServiceAddress: { SameAsRegisteredOffice: true },
            DOB: '1971-04-09',
            Nationality: 'British',
            ResidentialAddress: { Address: { Premise: '9', Street: 'Furze Lane' } },
          },
          AppointmentDate: '2019-11-15',
        },
      ],
    });
  });

  it('have an occupation only as really seen', () => {
    expect(write([director(odile)], { quirks: true })).toMatchObject({
      Director: [{ Person: { Occupation: 'Quarry Manager' } }],
    });
    expect(write([director(odile)])).toMatchObject({ Director: [{ Person: { Occupation: undefined } }] });
  });

  it('that are secretaries have no date of birth and no home', () => {
    const [written] = Object(write([secretary])).Secretary;
    expect(Object.keys(written.Person)).toEqual([
      'Title',
      'Forename',
      'Surname',
      'ServiceAddress',
      'PreviousNames',
    ]);
  });

  it('that are corporate bodies are identified in two ways', () => {
    expect(write([corporate])).toMatchObject({
      Director: [{ Corporate: { CompanyIdentification: { UK: { RegistrationNumber: '01234567' } } } }],
    });
    expect(write([corporate], { quirks: true })).toMatchObject({
      Director: [{ Corporate: { CompanyIdentification: { EEA: { PlaceRegistered: 'England' } } } }],
    });
  });

  it('that are members of an LLP are designated or not, without dates', () => {
    const member = { ...director(odile), role: 'llp-designated-member' as const };
    const [written] = Object(write([member])).Member;
    expect(written).toMatchObject({ DesignatedInd: true });
    expect(written).not.toHaveProperty('AppointmentDate');
  });

  it('whose appointment nobody knows were appointed on the first day of the year 1', () => {
    const { appointedOn: _none, ...old } = director(odile);
    const before = { ...old, appointedBefore: '1991-05-14' };
    expect(write([before])).toMatchObject({ Director: [{ AppointmentDate: '1991-05-14' }] });
    expect(write([before], { quirks: true })).toMatchObject({
      Director: [{ AppointmentDate: '0001-01-01' }],
    });
  });
});
