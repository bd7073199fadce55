import { companyNumber } from '@statbook/domain/companies';
import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import { type FiledAddress, type FormFacts, type OfficerFacts } from '@statbook/domain/filing/forms';

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

const body = { fullName: 'ROBOTS LIMITED', surname: 'ROBOTS LIMITED', kind: 'corporate' } as const;

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
    officers: [
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
