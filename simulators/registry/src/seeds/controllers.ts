import { plusDays } from './days.ts';
import {
  address,
  type CompanySpec,
  director,
  holding,
  individualPsc,
  ordinary,
  owns,
  person,
} from './spec.ts';

/** Companies whose point is who controls them. */
export function controlCompanies(today: string): CompanySpec[] {
  return [noControl(), superSecure(), publicBody(), everyStatement(today), trustsAndFirms(today)];
}

function noControl(): CompanySpec {
  const five = ['Mr Abel Stone', 'Ms Bella Stone', 'Mr Caleb Stone', 'Ms Delia Stone', 'Mr Elias Stone'];
  const people = five.map((name, place) => person(name, { born: `198${place}-05-05` }));
  return {
    number: '09990021',
    name: 'FIVE STONES POTTERY LIMITED',
    authenticationCode: 'FIVE21',
    officers: people.slice(0, 2).map((one) => director(one)),
    pscStatements: [{ statement: 'no-individual-or-entity-with-signficant-control' }],
    shares: [ordinary('500')],
    holdings: people.map((one) => holding('100', [one])),
  };
}

function superSecure(): CompanySpec {
  return {
    number: '09990022',
    name: 'QUIET HARBOUR RESEARCH LTD',
    authenticationCode: 'QUIE22',
    officers: [director(person('Ms Petra Voss', { born: '1980-12-01' }))],
    pscs: [
      {
        kind: 'super-secure',
        person: person('Mr Hidden Name', { born: '1964-04-04' }),
        natures: owns('75-to-100'),
        verification: 'verified',
      },
      { kind: 'super-secure', natures: owns('75-to-100'), ceasedOn: '2023-03-31' },
    ],
    shares: [ordinary('100')],
    holdings: [holding('100', ['QUIET HARBOUR TRUSTEES LIMITED'])],
  };
}

function publicBody(): CompanySpec {
  return {
    number: '09990023',
    name: 'NORTHMOOR DISTRICT HOMES LIMITED',
    authenticationCode: 'NORT23',
    officers: [director(person('Mr Gareth Eaves', { born: '1963-05-15' }))],
    pscs: [
      {
        kind: 'legal-person',
        corporate: {
          name: 'Northmoor District Council',
          address: address('1, Council Yard, Keswick, CA12 5AA'),
          identification: { legalForm: 'Local Authority', legalAuthority: 'Local Government Act 1972' },
        },
        natures: [...owns('75-to-100'), 'right-to-appoint-and-remove-directors'],
      },
    ],
    shares: [ordinary('1')],
    holdings: [holding('1', ['NORTHMOOR DISTRICT COUNCIL'])],
  };
}

function everyStatement(today: string): CompanySpec {
  const ended = { notifiedOn: plusDays(today, -700), ceasedOn: plusDays(today, -400) };
  const linkedPscName = 'Mr Edgar Silent';
  return {
    number: '09990024',
    name: 'UNANSWERED LETTERS PRESS LTD',
    authenticationCode: 'LETT24',
    officers: [director(person('Ms Hilda Marsh', { born: '1970-06-16' }))],
    pscs: [
      individualPsc(person('Mr Edgar Silent', { born: '1961-01-01' }), owns('25-to-50'), {
        verification: 'none',
      }),
    ],
    pscStatements: [
      { statement: 'psc-exists-but-not-identified', ...ended },
      { statement: 'psc-details-not-confirmed', ...ended },
      { statement: 'steps-to-find-psc-not-yet-completed', ...ended },
      { statement: 'no-individual-or-entity-with-signficant-control', ...ended },
      { statement: 'psc-contacted-but-no-response', notifiedOn: plusDays(today, -300) },
      {
        statement: 'psc-has-failed-to-confirm-changed-details',
        notifiedOn: plusDays(today, -200),
        linkedPscName,
      },
      {
        statement: 'restrictions-notice-issued-to-psc',
        notifiedOn: plusDays(today, -150),
        ceasedOn: plusDays(today, -100),
        linkedPscName,
        withdrawalReason: 'restrictions-notice-withdrawn-by-company',
      },
      { statement: 'awaiting-confirmation-from-psc', notifiedOn: plusDays(today, -20) },
    ],
    shares: [ordinary('3')],
    holdings: [holding('1', [person('Mr Edgar Silent')]), holding('2', [person('Ms Hilda Marsh')])],
  };
}

function trustsAndFirms(today: string): CompanySpec {
  const trustee = person('Mr Lambert Oakes', { born: '1959-09-29' });
  const resigned = person('Ms Mabel Oakes', { born: '1962-02-02' });
  return {
    number: '09990026',
    name: 'OAKES FAMILY VINEYARDS LIMITED',
    authenticationCode: 'OAKE26',
    officers: [director(trustee), director(resigned, { resignedOn: plusDays(today, -30) })],
    pscs: [
      individualPsc(trustee, [
        ...owns('50-to-75', '-as-trust'),
        'right-to-appoint-and-remove-directors-as-trust',
      ]),
      individualPsc(person('Ms Nell Partridge', { born: '1971-01-21' }), [
        ...owns('25-to-50', '-as-firm'),
        'significant-influence-or-control-as-firm',
      ]),
      individualPsc(resigned, owns('75-to-100'), { ceasedOn: plusDays(today, -30), verification: 'none' }),
    ],
    shares: [ordinary('1000')],
    holdings: [holding('700', [trustee]), holding('300', ['PARTRIDGE PARTNERS'])],
  };
}
