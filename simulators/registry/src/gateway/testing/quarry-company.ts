import type { Company, Officer, Person, StatementOfCapital } from '../../register/company.ts';

const address = {
  premises: '4',
  line1: 'Slate Wharf',
  locality: 'Penmarrow',
  region: 'Cornwall',
  postalCode: 'ZZ4 4ZZ',
  country: 'England',
};

export const odile: Person = {
  title: 'Ms',
  forename: 'Odile',
  otherForenames: 'Ann Mary',
  surname: 'Trevanion',
  dateOfBirth: '1971-04-09',
  nationality: 'British',
  occupation: 'Quarry Manager',
  countryOfResidence: 'England',
  serviceAddress: address,
  residentialAddress: { ...address, premises: '9', line1: 'Furze Lane' },
  personalCode: 'AB12CD34EF5',
};

export const hugh: Person = {
  forename: 'Hugh',
  surname: 'Carlyon',
  dateOfBirth: '1968-12-01',
  nationality: 'British',
  countryOfResidence: 'England',
  serviceAddress: {
    premises: '1',
    line1: 'Gull Rise',
    locality: 'Penmarrow',
    postalCode: 'ZZ4 4ZA',
    country: 'England',
  },
  personalCode: 'HC98HC76HC5',
};

const verified = { startOn: '2025-12-01', endOn: '9999-12-31' };

export function director(person: Person, verification: Officer['verification'] = verified): Officer {
  return {
    id: `a${person.surname}`.padEnd(27, '0'),
    officerId: `o${person.surname}`.padEnd(27, '0'),
    role: 'director',
    person,
    appointedOn: '2019-11-15',
    ...(verification !== undefined && { verification }),
  };
}

/** A company with nothing wrong: its review period ends on 14 November 2026, and the tests begin on the 21st. */
export function quarryCompany(facts: Partial<Company> = {}): Company {
  return {
    number: '09880001',
    name: 'PENMARROW QUARRIES LIMITED',
    type: 'ltd',
    status: 'active',
    jurisdiction: 'england-wales',
    incorporatedOn: '2019-11-15',
    registeredOffice: address,
    sicCodes: ['08110'],
    registeredEmail: 'office@penmarrow.example',
    authenticationCode: 'SLATE1',
    confirmation: { lastMadeUpTo: '2025-11-14', nextMadeUpTo: '2026-11-14', nextDue: '2026-11-28' },
    paymentPeriods: [
      { start: '2024-11-15', end: '2025-11-14', paid: true },
      { start: '2025-11-15', end: '2026-11-14', paid: false },
    ],
    officers: [director(odile), director(hugh)],
    pscs: [
      {
        id: 'p'.repeat(27),
        kind: 'individual',
        person: odile,
        natures: ['ownership-of-shares-50-to-75-percent', 'right-to-appoint-and-remove-directors-as-trust'],
        notifiedOn: '2019-11-15',
      },
    ],
    pscStatements: [],
    exemptions: [],
    charges: [],
    filings: [],
    previousNames: [],
    tradingStatus: 'not-traded',
    statementOfCapital: hundredShares(),
    shareholdings: [
      { className: 'ORDINARY', currency: 'GBP', number: '60', holders: [odile], transfers: [] },
      { className: 'ORDINARY', currency: 'GBP', number: '40', holders: [hugh], transfers: [] },
    ],
    ...facts,
  };
}

function hundredShares(): StatementOfCapital {
  return {
    madeUpTo: '2019-11-15',
    currencies: [
      {
        currency: 'GBP',
        totalNumber: '100',
        totalNominal: '100',
        totalUnpaid: '0',
        classes: [
          {
            name: 'ORDINARY',
            number: '100',
            nominal: '1',
            aggregateNominal: '100',
            aggregateUnpaid: '0',
            prescribedParticulars: 'One vote for each share.',
          },
        ],
      },
    ],
  };
}
