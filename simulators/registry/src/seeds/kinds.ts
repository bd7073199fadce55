import type { Company, CompanyType, Officer, Psc } from '../world/types.ts';
import {
  address,
  type CompanySpec,
  corporateOfficer,
  director,
  holding,
  individualPsc,
  ordinary,
  owns,
  person,
} from './spec.ts';

/** One body of every kind that the register holds; those below the line cannot be filed for. */
export function kindsOfCompany(): CompanySpec[] {
  return [...companiesThatFile.map(withDirector), communityInterest(), ...bodiesToRead(), overseasEntity()];
}

type Story = Pick<CompanySpec, 'number' | 'name' | 'authenticationCode'> &
  Partial<CompanySpec> & { type: CompanyType };

const chair = person('Ms Winifred Ashdown', { born: '1967-03-08' });
const treasurer = person('Mr Horace Bell', { born: '1959-08-18' });

const companiesThatFile: Story[] = [
  {
    number: '09990027',
    name: 'WILLOWBROOK COMMUNITY HALL LIMITED',
    authenticationCode: 'WILL27',
    type: 'private-limited-guarant-nsc',
  },
  {
    number: '09990028',
    name: 'THE LAMPLIGHT LITERACY PROJECT',
    authenticationCode: 'LAMP28',
    type: 'private-limited-guarant-nsc-limited-exemption',
  },
  {
    number: '09990029',
    name: 'MERIDIAN CHAMBERS',
    authenticationCode: 'MERI29',
    type: 'private-unlimited',
    shares: [ordinary('20')],
  },
  {
    number: '09990030',
    name: 'FELLSIDE MUTUAL SERVICES',
    authenticationCode: 'FELL30',
    type: 'private-unlimited-nsc',
  },
  {
    number: '00990031',
    name: 'THE ROSEHILL LECTURES',
    authenticationCode: 'ROSE31',
    type: 'private-limited-shares-section-30-exemption',
    facts: { incorporatedOn: '1936-04-01' },
    shares: [ordinary('500')],
  },
  {
    number: '00990033',
    name: 'OLD FORGE RAILWAY COMPANY',
    authenticationCode: 'FORG33',
    type: 'old-public-company',
    facts: { incorporatedOn: '1898-06-20' },
    shares: [ordinary('10000', '5')],
  },
  {
    number: 'R0990042',
    name: 'ANTRIM LINEN HOUSE LIMITED',
    authenticationCode: 'LINE42',
    type: 'ltd',
    facts: { jurisdiction: 'northern-ireland', incorporatedOn: '1948-09-15' },
    shares: [ordinary('40')],
  },
];

function withDirector({ type, facts, ...story }: Story): CompanySpec {
  const [first] = story.shares ?? [];
  return {
    officers: [director(chair), director(treasurer)],
    pscStatements: [{ statement: 'no-individual-or-entity-with-signficant-control' }],
    ...(first && { holdings: [holding(first.number, [chair, treasurer])] }),
    ...story,
    facts: { ...facts, type },
  };
}

function communityInterest(): CompanySpec {
  return {
    number: '09990032',
    name: 'REPAIR SHED COMMUNITY INTEREST COMPANY',
    authenticationCode: 'SHED32',
    facts: {
      type: 'private-limited-guarant-nsc',
      subtype: 'community-interest-company',
      sicCodes: ['95290'],
    },
    officers: [director(chair), { role: 'cic-manager', person: treasurer }],
    pscStatements: [{ statement: 'no-individual-or-entity-with-signficant-control' }],
  };
}

interface ReadOnlyBody {
  number: string;
  name: string;
  type: CompanyType;
  roles: Officer['role'][];
  facts?: Partial<Company>;
}

const readOnlyBodies: ReadOnlyBody[] = [
  {
    number: 'OC990034',
    name: 'LEDGER AND LANE LLP',
    type: 'llp',
    roles: ['llp-designated-member', 'llp-designated-member', 'llp-member'],
    facts: {},
  },
  {
    number: 'LP990035',
    name: 'HIGHMOOR VENTURES I LP',
    type: 'limited-partnership',
    roles: ['general-partner-in-a-limited-partnership', 'limited-partner-in-a-limited-partnership'],
    facts: { subtype: 'private-fund-limited-partnership' },
  },
  {
    number: 'SL990036',
    name: 'CAIRNGORM HOLDINGS SLP',
    type: 'scottish-partnership',
    roles: ['general-partner-in-a-limited-partnership'],
    facts: { jurisdiction: 'scotland' },
  },
  {
    number: 'FC990037',
    name: 'NORDLYS INVEST AS',
    type: 'oversea-company',
    roles: ['director', 'person-authorised-to-represent-and-accept'],
    facts: {
      jurisdiction: 'noneu',
      registeredOffice: { premises: '14', line1: 'Fjordgata', locality: 'Bergen', country: 'Norway' },
      ukEstablishments: [
        { number: 'BR990038', name: 'NORDLYS INVEST UK', status: 'open', locality: 'Newcastle' },
      ],
      foreign: {
        originatingRegistry: { name: 'FORETAKSREGISTERET', country: 'NORWAY' },
        registrationNumber: '999000019',
        governedBy: 'NORWEGIAN LAW',
        businessActivity: 'INVESTMENT',
        isCreditFinanceInstitution: false,
        legalForm: 'AKSJESELSKAP',
        accountingRequirement: {
          foreignAccountType: 'accounting-requirements-of-originating-country-apply',
          termsOfAccountPublication: 'accounts-publication-date-supplied-by-company',
        },
      },
    },
  },
  {
    number: 'BR990038',
    name: 'NORDLYS INVEST UK',
    type: 'uk-establishment',
    roles: [],
    facts: {
      status: 'open',
      jurisdiction: 'united-kingdom',
      branch: { parentName: 'NORDLYS INVEST AS', parentNumber: 'FC990037', activity: 'INVESTMENT' },
    },
  },
  {
    number: 'CE990040',
    name: 'ST AIDAN FOOD SHARE',
    type: 'charitable-incorporated-organisation',
    roles: [],
    facts: { status: 'registered', externalRegistrationNumber: '9990040' },
  },
  {
    number: 'CE990058',
    name: 'HARROWGATE READING ROOMS',
    type: 'charitable-incorporated-organisation',
    roles: [],
    facts: { status: 'removed', dissolvedOn: '2022-05-31' },
  },
  { number: 'RC990041', name: 'THE ROYAL SOCIETY OF BELLFOUNDERS', type: 'royal-charter', roles: [] },
  {
    number: 'RS990043',
    name: 'PENNINE GROWERS SOCIETY LIMITED',
    type: 'registered-society-non-jurisdictional',
    roles: [],
  },
];

function bodiesToRead(): CompanySpec[] {
  return readOnlyBodies.map(({ number, name, type, roles, facts = {} }) => ({
    number,
    name,
    authenticationCode: `READ${number.slice(-2)}`,
    confirmation: 'none' as const,
    accounts: 'none' as const,
    facts: { sicCodes: [], incorporatedOn: '2012-07-02', ...facts, type },
    officers: roles.map((role, place) => ({ role, person: place === 0 ? chair : treasurer })),
  }));
}

/** Registered overseas entities have beneficial owners, managing officers and no company law of ours. */
function overseasEntity(): CompanySpec {
  const identification = {
    legalForm: 'LIMITED COMPANY',
    legalAuthority: 'JERSEY',
    placeRegistered: 'JERSEY COMPANIES REGISTRY',
    registrationNumber: '990039',
  };
  const body = {
    name: 'SAINT BRELADE NOMINEES LIMITED',
    address: address('2, Esplanade Steps, St Helier, JE2 3QA, Jersey'),
    identification,
  };
  const natures = ['ownership-of-shares-more-than-25-percent-registered-overseas-entity'];
  const owners: Psc['kind'][] = ['corporate-entity-beneficial-owner', 'legal-person-beneficial-owner'];
  return {
    number: 'OE990039',
    name: 'CORBIERE PROPERTIES LIMITED',
    authenticationCode: 'READ39',
    confirmation: 'none',
    accounts: 'none',
    facts: {
      type: 'registered-overseas-entity',
      status: 'registered',
      jurisdiction: 'united-kingdom',
      sicCodes: [],
      incorporatedOn: '2023-01-12',
      registeredOffice: body.address,
      externalRegistrationNumber: '990039',
      foreign: {
        originatingRegistry: { name: 'JERSEY COMPANIES REGISTRY', country: 'JERSEY' },
        registrationNumber: '990039',
      },
    },
    officers: [
      {
        role: 'managing-officer',
        person: chair,
        responsibilities: 'DAY TO DAY MANAGEMENT',
        principalOffice: body.address,
      },
      corporateOfficer('corporate-managing-officer', body, {
        contactName: 'Mr Horace Bell',
        responsibilities: 'ACCOUNTS',
      }),
    ],
    pscs: [
      individualPsc(treasurer, natures, {
        kind: 'individual-beneficial-owner',
        isSanctioned: false,
        verification: 'none',
      }),
      ...owners.map((kind) => ({
        kind,
        corporate: body,
        natures,
        isSanctioned: false,
        principalOffice: body.address,
      })),
      { kind: 'super-secure-beneficial-owner', natures: owns('25-to-50') },
    ],
  };
}
