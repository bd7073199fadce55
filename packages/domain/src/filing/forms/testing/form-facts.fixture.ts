import { companyNumber } from '../../../companies/company-number.ts';
import { civilDate } from '../../../dates/civil-date.ts';
import type { FormFacts, OfficerFacts } from '../kernel/form-facts.ts';

type FactsGiven = Partial<Omit<FormFacts, 'company'>> & Partial<FormFacts['company']>;

/** Plum Limited of Cardiff on 26 November 2026, with what a test changes of it. */
export function formFacts(given: FactsGiven = {}): FormFacts {
  const { number, name, type, status, incorporatedOn, jurisdiction, hasAuthenticationCode, ...others } =
    given;
  return {
    today: civilDate('2026-11-26'),
    company: {
      number: number ?? companyNumber('01234567'),
      name: name ?? 'PLUM LIMITED',
      type: type ?? 'ltd',
      status: status ?? 'active',
      incorporatedOn: incorporatedOn ?? civilDate('2015-03-02'),
      jurisdiction: jurisdiction ?? 'england-wales',
      hasAuthenticationCode: hasAuthenticationCode ?? true,
    },
    registeredOffice: {
      premise: '1',
      street: 'Orchard Way',
      postTown: 'Cardiff',
      country: 'GB-WLS',
      postcode: 'CF14 3UZ',
    },
    sail: { address: undefined, records: [] },
    accounts: {
      referenceDay: 31,
      referenceMonth: 3,
      periodStartsOn: civilDate('2026-04-01'),
      nextMadeUpTo: civilDate('2027-03-31'),
      nextDueOn: civilDate('2027-12-31'),
      lastMadeUpTo: civilDate('2026-03-31'),
    },
    officers: [director(), director({ id: 'ben', fullName: 'Ben Pear', forename: 'Ben', surname: 'PEAR' })],
    charges: [],
    documents: [],
    openFilings: [],
    ...others,
  };
}

/** Anna Maria Plum, a director since 2015. */
export function director(given: Partial<OfficerFacts> = {}): OfficerFacts {
  return {
    id: 'anna',
    role: 'director',
    kind: 'person',
    fullName: 'Anna Maria Plum',
    title: undefined,
    forename: 'Anna',
    otherForenames: 'Maria',
    surname: 'PLUM',
    appointedOn: civilDate('2015-03-02'),
    dateOfBirth: civilDate('1980-05-17'),
    born: { month: 5, year: 1980 },
    nationality: 'British',
    countryOfResidence: 'Wales',
    serviceAddress: {
      premise: '1',
      street: 'Orchard Way',
      postTown: 'Cardiff',
      country: 'GB-WLS',
      postcode: 'CF14 3UZ',
    },
    identification: undefined,
    ...given,
  };
}
