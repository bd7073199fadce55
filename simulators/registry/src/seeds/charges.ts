import { plusDays } from './days.ts';
import {
  type ChargeSpec,
  type CompanySpec,
  director,
  holding,
  individualPsc,
  ordinary,
  owns,
  person,
} from './spec.ts';

const monies = 'All monies due or to become due from the company to the chargee on any account whatsoever';

/** Companies whose point is their charges, in every state and shape. */
export function companiesWithCharges(today: string): CompanySpec[] {
  const maud = person('Ms Maud Eastwick', { born: '1960-02-29' });
  const common: Partial<CompanySpec> = {
    facts: { incorporatedOn: '2004-11-08' },
    officers: [director(maud)],
    pscs: [individualPsc(maud, owns('75-to-100'))],
    shares: [ordinary('10000')],
    holdings: [holding('10000', [maud])],
  };
  return [
    {
      ...common,
      number: '05990070',
      name: 'EASTWICK QUARRIES LIMITED',
      authenticationCode: 'QUAR70',
      charges: [...oldCharges, ...newCharges(today)],
    },
    {
      ...common,
      number: 'SC990071',
      name: 'ARDNAMURCHAN DISTILLING COMPANY LIMITED',
      authenticationCode: 'DIST71',
      facts: { incorporatedOn: '2004-11-08', jurisdiction: 'scotland' },
      charges: scottishCharges,
    },
    {
      ...common,
      number: '05990072',
      name: 'PAID IN FULL PROPERTIES LIMITED',
      authenticationCode: 'PAID72',
      charges: [{ deliveredOn: '2015-06-18', status: 'fully-satisfied', satisfiedOn: '2024-02-14' }],
    },
  ];
}

/** Before 6 April 2013: no charge code, particulars in words. */
const oldCharges: ChargeSpec[] = [
  {
    deliveredOn: '2005-03-11',
    createdOn: '2005-02-25',
    status: 'fully-satisfied',
    satisfiedOn: '2014-08-07',
    classification: { type: 'charge-description', description: 'Debenture' },
    particulars: {
      type: 'short-particulars',
      description:
        'Fixed and floating charges over the undertaking and all property and assets present and future.',
    },
    securedDetails: { type: 'amount-secured', description: monies },
  },
  {
    deliveredOn: '2008-09-30',
    status: 'part-satisfied',
    classification: { type: 'charge-description', description: 'Legal charge' },
    particulars: {
      type: 'short-particulars',
      description: 'Land on the north side of Quarry Road, Keswick.',
    },
    securedDetails: { type: 'amount-secured', description: `${monies} under the terms of the legal charge` },
    assetsCeasedReleased: 'part-property-released',
    transactions: [
      { filingType: 'create-charge-pre-april-2013', deliveredOn: '2008-09-30' },
      { filingType: 'charge-part-release', deliveredOn: '2016-01-21' },
    ],
  },
  {
    deliveredOn: '2010-04-16',
    acquiredOn: '2010-04-02',
    status: 'satisfied',
    satisfiedOn: '2012-12-03',
    classification: { type: 'charge-description', description: 'Mortgage acquired with the property' },
    securedDetails: { type: 'obligations-secured', description: '£45,000.00 and all further sums' },
  },
];

function newCharges(today: string): ChargeSpec[] {
  return [
    {
      deliveredOn: '2018-05-22',
      particulars: {
        type: 'brief-description',
        description: 'All plant, machinery and vehicles of the company.. Land at Quarry Road, Keswick.',
        containsFixedCharge: true,
        containsFloatingCharge: true,
        floatingChargeCoversAll: true,
        containsNegativePledge: true,
      },
    },
    {
      deliveredOn: '2021-10-01',
      personsEntitled: [
        'ALDER CAPITAL LLP',
        'BEECH LENDING LIMITED',
        'CEDAR TRUST PLC',
        'DOGWOOD FINANCE LIMITED',
      ],
      moreThanFourPersonsEntitled: true,
      particulars: {
        containsFixedCharge: true,
        containsNegativePledge: true,
        chargorActingAsBareTrustee: true,
      },
    },
    {
      deliveredOn: '2022-02-10',
      insolvencyCases: [1],
      transactions: [
        { filingType: 'create-charge-with-deed', deliveredOn: '2022-02-10' },
        { filingType: 'liquidation-appointment-of-receiver', deliveredOn: '2023-06-06', insolvencyCase: 1 },
        { filingType: 'liquidation-cease-to-act-receiver', deliveredOn: '2024-01-31', insolvencyCase: 1 },
      ],
    },
    {
      deliveredOn: plusDays(today, -40),
      createdOn: plusDays(today, -55),
      coveringInstrumentOn: plusDays(today, -60),
      personsEntitled: ['FENMARSH BANK PLC (AS SECURITY TRUSTEE)'],
      particulars: {
        containsFloatingCharge: true,
        floatingChargeCoversAll: true,
        containsNegativePledge: true,
      },
    },
  ];
}

const scottishCharges: ChargeSpec[] = [
  {
    deliveredOn: '2011-05-05',
    classification: { type: 'nature-of-charge', description: 'Floating charge' },
    particulars: {
      type: 'charged-property-or-undertaking-description',
      description: 'Undertaking and all property and assets.',
    },
    scottishAlterations: { order: true, prohibitions: true },
    securedDetails: { type: 'amount-secured', description: 'All sums due' },
    transactions: [
      { filingType: 'create-charge-pre-april-2013', deliveredOn: '2011-05-05' },
      { filingType: 'alter-floating-charge', deliveredOn: '2012-08-09' },
    ],
  },
  { deliveredOn: '2019-12-12', particulars: { containsFixedCharge: true, containsNegativePledge: true } },
];
