import type { CorporateBody } from '../world/types.ts';
import { plusDays, plusYears } from './days.ts';
import {
  address,
  type CompanySpec,
  corporateOfficer,
  director,
  holding,
  individualPsc,
  type OfficerSpec,
  ordinary,
  owns,
  person,
  secretary,
} from './spec.ts';

/** Companies whose point is who runs them. */
export function peopleCompanies(today: string): CompanySpec[] {
  return [soleOwner(), family(), groupChild(), groupParent(today), oldBoard(today)];
}

const brightwater: CorporateBody = {
  name: 'BRIGHTWATER GROUP PLC',
  address: address('12, Saddlers Mews, Exeter, EX1 1HB'),
  identification: {
    type: 'uk-limited-company',
    legalForm: 'PUBLIC LIMITED COMPANY',
    legalAuthority: 'COMPANIES ACT 2006',
    placeRegistered: 'COMPANIES HOUSE',
    countryRegistered: 'ENGLAND',
    registrationNumber: '09990020',
  },
};

function soleOwner(): CompanySpec {
  const jonah = person('Mr Jonah Quill', { born: '1988-04-01', occupation: 'Consultant' });
  return {
    number: '09990018',
    name: 'QUILL AND CO CONSULTING LTD',
    authenticationCode: 'QUIL18',
    officers: [director(jonah)],
    pscs: [individualPsc(jonah, [...owns('75-to-100'), 'right-to-appoint-and-remove-directors'])],
    shares: [ordinary('1')],
    holdings: [holding('1', [jonah])],
  };
}

function family(): CompanySpec {
  const rosa = person('Mrs Rosa Maria Fairweather', { born: '1958-06-21' });
  const leo = person('Mr Leo Fairweather', { born: '1957-02-27' });
  const ivy = person('Miss Ivy Fairweather', { born: '1992-10-31' });
  return {
    number: '09990017',
    name: 'FAIRWEATHER AND DAUGHTER GARDENS LIMITED',
    authenticationCode: 'FAIR17',
    facts: {
      sicCodes: ['81300', '01300', '47760', '46220'],
      sail: {
        address: address('9, Almonry Close, Evesham, WR11 4BG, England'),
        records: ['MEMBER', 'RESMEET'],
      },
    },
    reviews: 11,
    officers: [director(rosa), director(leo), secretary(ivy)],
    pscs: [
      individualPsc(rosa, owns('25-to-50')),
      individualPsc(leo, [...owns('25-to-50'), 'right-to-appoint-and-remove-directors']),
      individualPsc(ivy, ['significant-influence-or-control'], { verification: 'due' }),
    ],
    shares: [ordinary('100')],
    holdings: [holding('45', [rosa]), holding('45', [leo]), holding('10', [rosa, leo])],
  };
}

function groupChild(): CompanySpec {
  const dana = person('Ms Dana Whitlock', { born: '1976-08-08' });
  const secretaries: CorporateBody = {
    name: 'LEDGER AND LANE SECRETARIES LIMITED',
    address: address('6, Tannery Court, Leeds, LS9 8AH'),
    identification: {
      type: 'uk-limited-company',
      registrationNumber: '09990056',
      placeRegistered: 'ENGLAND AND WALES',
    },
  };
  const nordlys: CorporateBody = {
    name: 'NORDLYS INVEST AS',
    address: { premises: '14', line1: 'Fjordgata', locality: 'Bergen', region: null, country: 'Norway' },
    identification: {
      type: 'non-eea',
      legalForm: 'AKSJESELSKAP',
      legalAuthority: 'NORWAY',
      placeRegistered: 'FORETAKSREGISTERET',
      registrationNumber: '999000019',
    },
  };
  return {
    number: '09990019',
    name: 'BRIGHTWATER PUMPS LIMITED',
    authenticationCode: 'PUMP19',
    accountsType: 'audit-exemption-subsidiary',
    officers: [
      director(dana),
      corporateOfficer('corporate-director', brightwater),
      corporateOfficer('corporate-director', nordlys),
      corporateOfficer('corporate-secretary', secretaries),
    ],
    pscs: [{ kind: 'corporate-entity', corporate: brightwater, natures: owns('75-to-100') }],
    shares: [ordinary('50000')],
    holdings: [holding('50000', ['BRIGHTWATER GROUP PLC'])],
  };
}

function groupParent(today: string): CompanySpec {
  const admittedOn = plusYears(today, -5);
  return {
    number: '09990020',
    name: 'BRIGHTWATER GROUP PLC',
    authenticationCode: 'GROU20',
    facts: {
      type: 'plc',
      sicCodes: ['64209'],
      tradingStatus: 'traded-dtr5',
      exemptions: [
        { key: 'psc_exempt_as_trading_on_uk_regulated_market', periods: [{ from: admittedOn }] },
        { key: 'disclosure_transparency_rules_chapter_five_applies', periods: [{ from: admittedOn }] },
        {
          key: 'psc_exempt_as_trading_on_regulated_market',
          periods: [{ from: plusYears(admittedOn, -2), to: admittedOn }],
        },
      ],
    },
    reviews: 14,
    accountsType: 'group',
    officers: [
      director(person('Dame Honor Blackwood', { born: '1955-03-03' })),
      director(person('Dr Rafael Duarte', { born: '1969-07-07', nationality: 'Portuguese' })),
      director(
        person('Ms Sunniva Holm', {
          born: '1973-09-09',
          nationality: 'Norwegian',
          countryOfResidence: 'Norway',
        }),
      ),
      secretary(person('Mr Percy Lyle')),
    ],
    shares: [ordinary('250000000', '0.05')],
    holdings: [holding('250000000', ['BRIGHTWATER NOMINEES LIMITED'])],
  };
}

const nominee: CorporateBody = {
  name: 'SWIFT FORMATIONS LIMITED',
  address: address('9, Orchard Rise, Ludlow, SY8 1DP'),
};

/** Everything that an old company's list of officers can hold. */
const oldOfficers: OfficerSpec[] = [
  director(person('Mr Ambrose Penhaligon', { born: '1938-07-19' }), { appointedBefore: '1991-05-14' }),
  director(
    person('Mrs Cordelia Penhaligon', {
      born: '1944-12-24',
      formerNames: [{ forenames: 'Cordelia', surname: 'Tregenza' }],
    }),
    { appointedOn: '1994-03-01' },
  ),
  director(person('Mr Digory Penhaligon', { born: '1936-01-30' }), {
    appointedBefore: '1991-05-14',
    resignedOn: '2009-08-31',
    verification: 'none',
  }),
  secretary(person('Miss Eleanor Trewin'), { appointedBefore: '1991-05-14', resignedOn: '2015-06-30' }),
  secretary(person('Mr Francis Penhaligon'), { appointedOn: '2015-07-01' }),
  corporateOfficer('corporate-nominee-director', nominee, {
    appointedOn: '1999-02-01',
    resignedOn: '1999-02-02',
  }),
  corporateOfficer('corporate-nominee-secretary', nominee, {
    appointedOn: '1999-02-01',
    resignedOn: '1999-02-02',
  }),
  {
    role: 'nominee-director',
    person: person('Mr Gerald Standin', { born: '1950-11-11' }),
    appointedOn: '1998-01-05',
    resignedOn: '1998-01-06',
  },
  {
    role: 'nominee-secretary',
    person: person('Ms Hester Standin'),
    appointedOn: '1998-01-05',
    resignedOn: '1998-01-06',
  },
  {
    role: 'judicial-factor',
    person: person('Mr Ivor Scrivener'),
    appointedOn: '2003-04-01',
    resignedOn: '2004-04-01',
  },
  {
    role: 'receiver-and-manager',
    person: person('Ms Judith Clerk'),
    appointedOn: '2004-05-01',
    resignedOn: '2005-05-01',
  },
];

function oldBoard(today: string): CompanySpec {
  const oldAddress = { line1: '31 Lantern Yard', locality: 'Norwich', region: null, postalCode: 'NR3 1AU' };
  return {
    number: '00990025',
    name: 'PENHALIGON AND SONS (FOUNDERS) LIMITED',
    authenticationCode: 'PENH25',
    facts: {
      incorporatedOn: '1951-10-02',
      registeredOffice: oldAddress,
      lastFullMembersListOn: '2016-05-14',
    },
    reviews: 11,
    accountsType: 'total-exemption-full',
    officers: oldOfficers,
    pscs: [
      individualPsc(person('Mr Ambrose Penhaligon', { born: '1938-07-19' }), owns('50-to-75')),
      individualPsc(person('Mr Digory Penhaligon', { born: '1936-01-30' }), owns('25-to-50'), {
        ceasedOn: plusDays(today, -1500),
        verification: 'none',
      }),
    ],
    shares: [ordinary('5000'), { name: '5% CUMULATIVE PREFERENCE', number: '1000', nominal: '1' }],
    holdings: [
      holding('3000', [person('Mr Ambrose Penhaligon')]),
      holding('2000', [person('Mrs Cordelia Penhaligon')]),
      holding('1000', ['THE PENHALIGON SETTLEMENT'], { className: '5% CUMULATIVE PREFERENCE' }),
    ],
  };
}
