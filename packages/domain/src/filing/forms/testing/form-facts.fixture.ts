import { companyNumber } from '../../../companies/company-number.ts';
import { civilDate } from '../../../dates/civil-date.ts';
import type {
  ChargeFacts,
  FormFacts,
  OfficerFacts,
  PscFacts,
  PscStatementFacts,
} from '../kernel/form-facts.ts';

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
    pscs: [psc()],
    pscStatements: [],
    charges: [],
    documents: [],
    openFilings: [],
    ...others,
  };
}

/** A company that an application is prepared for, on the same day: nothing is registered of it. */
export function factsToBeFormed(given: FactsGiven = {}): FormFacts {
  const facts = formFacts({ officers: [], pscs: [], accounts: undefined, ...given });
  const unknown = { number: undefined, incorporatedOn: undefined, hasAuthenticationCode: false };
  return {
    ...facts,
    company: { ...facts.company, isBeingFormed: true, ...unknown },
    registeredOffice: undefined,
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

/** A company of every kind that differs in its forms, with officers of each kind and charges old and new; and some being formed. */
export function everyKindOfFacts(): readonly FormFacts[] {
  const robots = { kind: 'corporate', surname: 'ROBOTS LTD', fullName: 'ROBOTS LTD' } as const;
  const shared = {
    sail: {
      address: { premise: '9', postTown: 'Cardiff', country: 'GB-WLS' },
      records: ['MEMBER', 'DEB', 'CHARGEEWNI'],
    },
    charges: [charge({ id: 'new' }), charge({ id: 'old', code: undefined })],
    pscs: [
      psc(),
      psc({
        id: 'holdings',
        kind: 'corporate-entity',
        surname: 'PLUM HOLDINGS LTD',
        fullName: 'PLUM HOLDINGS LTD',
      }),
      psc({ id: 'council', kind: 'legal-person', surname: 'PLUM COUNCIL', fullName: 'PLUM COUNCIL' }),
      psc({ id: 'hidden', kind: 'super-secure', surname: '', fullName: 'A protected person' }),
    ],
    pscStatements: [
      standing({ id: 'linked', statement: 'psc-has-failed-to-confirm-changed-details', psc: psc() }),
      standing({ id: 'restricted', statement: 'restrictions-notice-issued-to-psc' }),
    ],
  };
  const officers = [
    director(),
    director({ id: 'cara', dateOfBirth: undefined }),
    director({ id: 'robots', ...robots }),
    director({ id: 'sam', role: 'secretary', dateOfBirth: undefined }),
    director({ id: 'clerks', role: 'secretary', ...robots }),
  ];
  const members = [
    director({ role: 'designated-member' }),
    director({ id: 'cara', role: 'member', dateOfBirth: undefined }),
    director({ id: 'robots', role: 'member', ...robots }),
  ];
  return [
    formFacts({ ...shared, officers }),
    formFacts({ ...shared, type: 'plc', name: 'PLUM PLC', jurisdiction: 'scotland', officers }),
    formFacts({ ...shared, type: 'private-limited-guarant-nsc', officers }),
    formFacts({ ...shared, type: 'private-unlimited', name: 'PLUM', officers }),
    formFacts({ ...shared, type: 'llp', name: 'PLUM LLP', officers: members }),
    factsToBeFormed(),
    factsToBeFormed({ type: 'private-limited-guarant-nsc' }),
    factsToBeFormed({ type: 'llp', name: 'PLUM LLP' }),
  ];
}

/** A charge on land in Cardiff, since 2020. */
export function charge(given: Partial<ChargeFacts> = {}): ChargeFacts {
  return {
    id: 'new',
    code: '012345670001',
    number: 2,
    status: 'outstanding',
    createdOn: civilDate('2020-05-01'),
    description: 'Land at Cardiff',
    personsEntitled: ['Bank of Fruit plc'],
    ...given,
  };
}

/** Anna Maria Plum, who holds more than half of the shares and votes. */
export function psc(given: Partial<PscFacts> = {}): PscFacts {
  return {
    id: 'anna-psc',
    kind: 'individual',
    fullName: 'Ms Anna Maria Plum',
    title: 'Ms',
    forename: 'Anna',
    otherForenames: 'Maria',
    surname: 'Plum',
    notifiedOn: civilDate('2016-04-06'),
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
    natures: ['ownership-of-shares-50-to-75-percent', 'voting-rights-50-to-75-percent'],
    verification: undefined,
    ...given,
  };
}

/** The statement that nobody has control, since 2017. */
export function standing(given: Partial<PscStatementFacts> = {}): PscStatementFacts {
  return {
    id: 'nobody',
    statement: 'no-individual-or-entity-with-signficant-control',
    notifiedOn: civilDate('2017-03-02'),
    psc: undefined,
    ...given,
  };
}
