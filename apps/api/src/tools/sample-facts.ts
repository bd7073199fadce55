import { companyNumber } from '@statbook/domain/companies';
import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import type { FormId } from '@statbook/domain/filing';
import type { Answers, FiledAddress, FormFacts, OfficerFacts, PscFacts } from '@statbook/domain/filing/forms';

const office: FiledAddress = {
  premise: '14',
  street: 'Quay Street',
  postTown: 'Cardiff',
  country: 'GB-WLS',
  postcode: 'CF10 1AA',
};

type Given = Partial<OfficerFacts> & Pick<OfficerFacts, 'id' | 'fullName' | 'surname'>;

const officer = (given: Given): OfficerFacts => ({
  role: 'director',
  kind: 'person',
  title: undefined,
  forename: undefined,
  otherForenames: undefined,
  appointedOn: civilDate('2017-11-23'),
  dateOfBirth: undefined,
  born: undefined,
  nationality: 'British',
  countryOfResidence: 'England',
  serviceAddress: office,
  identification: undefined,
  ...given,
});

const psc = (given: Partial<PscFacts> & Pick<PscFacts, 'id' | 'fullName' | 'surname'>): PscFacts => ({
  kind: 'individual',
  title: undefined,
  forename: undefined,
  otherForenames: undefined,
  notifiedOn: civilDate('2017-11-23'),
  born: undefined,
  nationality: 'British',
  countryOfResidence: 'England',
  serviceAddress: office,
  identification: undefined,
  natures: ['ownership-of-shares-50-to-75-percent', 'voting-rights-50-to-75-percent'],
  verification: undefined,
  ...given,
});

const body = { fullName: 'ROBOTS LIMITED', surname: 'ROBOTS LIMITED', kind: 'corporate' } as const;

const OFFICERS: readonly OfficerFacts[] = [
  officer({
    id: 'nora',
    fullName: 'Nora Jane HARCASTLE',
    title: 'Ms',
    forename: 'Nora',
    otherForenames: 'Jane',
    surname: 'HARCASTLE',
    dateOfBirth: civilDate('1979-05-22'),
  }),
  officer({
    id: 'felix',
    fullName: 'Felix HARCASTLE',
    title: 'Mr',
    forename: 'Felix',
    surname: 'HARCASTLE',
    dateOfBirth: civilDate('1981-11-03'),
  }),
  officer({ id: 'robots', ...body }),
  officer({
    id: 'sam',
    fullName: 'Sam SLOE',
    forename: 'Sam',
    surname: 'SLOE',
    role: 'secretary',
  }),
  officer({ id: 'clerks', ...body, role: 'secretary' }),
];

const PSCS: readonly PscFacts[] = [
  psc({
    id: 'nora-psc',
    fullName: 'Ms Nora Jane Harcastle',
    title: 'Ms',
    forename: 'Nora',
    otherForenames: 'Jane',
    surname: 'Harcastle',
    born: { month: 5, year: 1979 },
  }),
  psc({ id: 'robots-psc', ...body, kind: 'corporate-entity' }),
  psc({
    id: 'council-psc',
    fullName: 'NORTHMOOR COUNCIL',
    surname: 'NORTHMOOR COUNCIL',
    kind: 'legal-person',
  }),
];

/**
 * What samples are about: the bakery of the demonstration with an officer of each kind, a charge, an inspection location and
 * an attached document, so that a sample of every form can be written for it.
 */
export function sampleFacts(today: CivilDate): FormFacts {
  return {
    today,
    company: {
      number: companyNumber('09990001'),
      name: 'HARBOUR LIGHT BAKERY LIMITED',
      type: 'ltd',
      status: 'active',
      incorporatedOn: civilDate('2017-11-23'),
      jurisdiction: 'england-wales',
      hasAuthenticationCode: true,
    },
    registeredOffice: office,
    sail: { address: { ...office, premise: '2' }, records: ['MEMBER'] },
    accounts: {
      referenceDay: 31,
      referenceMonth: 3,
      periodStartsOn: addDays(today, -200),
      nextMadeUpTo: addDays(today, 164),
      nextDueOn: addDays(today, 438),
      lastMadeUpTo: addDays(today, -201),
    },
    officers: OFFICERS,
    pscs: PSCS,
    pscStatements: [
      {
        id: 'statement',
        statement: 'psc-details-not-confirmed',
        notifiedOn: addDays(today, -60),
        psc: undefined,
      },
    ],
    charges: [
      {
        id: 'charge',
        code: '099900010001',
        number: 1,
        status: 'outstanding',
        createdOn: addDays(today, -700),
        description: 'Land at Bristol',
        personsEntitled: ['Bank of Fruit plc'],
      },
    ],
    documents: [{ id: 'document', filename: 'document.pdf', sha256: '0'.repeat(64), pages: 1 }],
    openFilings: [],
  };
}

/** What a sample of a form is about: an application is made before there is a company. */
export function sampleFactsOf(form: FormId, today: CivilDate): FormFacts {
  const facts = sampleFacts(today);
  if (form !== 'IN01') return facts;
  const company = {
    ...facts.company,
    isBeingFormed: true as const,
    name: 'QUAYSIDE LIGHT BAKERY LIMITED',
    number: undefined,
    incorporatedOn: undefined,
    hasAuthenticationCode: false,
  };
  return {
    ...facts,
    company,
    registeredOffice: undefined,
    accounts: undefined,
    officers: [],
    pscs: [],
    charges: [],
  };
}

/** A town house in Bristol, under a path. */
export const bristol = (path: string): Answers => ({
  [`${path}.premise`]: '7',
  [`${path}.street`]: 'Park Row',
  [`${path}.postTown`]: 'Bristol',
  [`${path}.country`]: 'GB-ENG',
  [`${path}.postcode`]: 'BS1 5LJ',
});

/** Some days before the day of the form, and never before the company began. */
export const daysAgo = ({ today, company }: FormFacts, days: number): CivilDate => {
  const day = addDays(today, -days);
  const { incorporatedOn = day } = company;
  return day < incorporatedOn ? incorporatedOn : day;
};
