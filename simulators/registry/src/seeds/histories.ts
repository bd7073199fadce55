import { plusMonths } from './days.ts';
import {
  type CompanySpec,
  director,
  type FilingSpec,
  holding,
  individualPsc,
  ordinary,
  owns,
  person,
} from './spec.ts';

/** Companies whose point is their filing history. */
export function companiesWithHistories(today: string): CompanySpec[] {
  const wilf = person('Mr Wilfred Nash', { born: '1953-12-12' });
  const common: Partial<CompanySpec> = {
    officers: [director(wilf)],
    pscs: [individualPsc(wilf, owns('75-to-100'))],
    shares: [ordinary('1000')],
    holdings: [holding('1000', [wilf])],
  };
  return [
    {
      ...common,
      number: '02990080',
      name: 'NASH AND NEPHEWS NURSERIES LIMITED',
      authenticationCode: 'NASH80',
      reviews: 11,
      facts: { incorporatedOn: '1988-02-29', lastFullMembersListOn: '2015-02-28' },
      filings: [...addressChanges(today, 110), ...oldFilings],
    },
    {
      ...common,
      number: '06990081',
      name: 'THIRD NAME TOURS LIMITED',
      authenticationCode: 'TOUR81',
      facts: {
        incorporatedOn: '2007-07-07',
        previousNames: [
          { name: 'SECOND NAME TOURS LIMITED', effectiveFrom: '2012-03-01', ceasedOn: '2018-09-20' },
          { name: 'FIRST NAME TOURS LIMITED', effectiveFrom: '2007-07-07', ceasedOn: '2012-03-01' },
        ],
      },
      filings: oddities,
    },
  ];
}

/** A company that moves house every other month: enough for several pages. */
function addressChanges(today: string, count: number): FilingSpec[] {
  return Array.from({ length: count }, (_, place) => {
    const day = plusMonths(today, -2 * (place + 1));
    return {
      type: 'AD01',
      category: 'address',
      date: day,
      actionDate: day,
      description: 'change-registered-office-address-company-with-date-old-address-new-address',
      descriptionValues: {
        change_date: day,
        old_address: `${place + 2} Glasshouse Lane Evesham WR11 4AA`,
        new_address: `${place + 1} Glasshouse Lane Evesham WR11 4AA`,
      },
    };
  });
}

/** From paper days: text instead of keys, no bar code or a null one, nothing scanned, paper filed. */
const oldFilings: FilingSpec[] = [
  legacy('288b', 'officers', '1999-03-04', 'Secretary resigned'),
  legacy('288a', 'officers', '1999-03-04', 'New director appointed'),
  legacy('363s', 'annual-return', '2001-03-12', 'Return made up to 28/02/01; full list of members'),
  legacy(
    '287',
    'address',
    '2003-06-19',
    'Registered office changed on 19/06/03 from: 2 glasshouse lane evesham',
  ),
  {
    ...legacy('88(2)R', 'capital', '1996-08-08', 'Ad 01/08/96--------- £ si 900@1=900 £ ic 100/1000'),
    barcode: null,
  },
  {
    type: 'SA',
    category: 'miscellaneous',
    date: '1990-01-15',
    description: 'statement-of-affairs',
    hasDocument: false,
    paperFiled: true,
  },
];

function legacy(type: string, category: string, date: string, text: string): FilingSpec {
  return {
    type,
    category,
    date,
    description: 'legacy',
    descriptionValues: { description: text },
    hasDocument: false,
    paperFiled: true,
  };
}

/** What a lenient reader must not stumble over. */
const oddities: FilingSpec[] = [
  {
    type: 'RESOLUTIONS',
    category: 'resolution',
    subcategory: ['resolution', 'resolutions'],
    date: '2013-04-11',
    description: 'resolution',
    descriptionValues: { description: 'Resolutions' },
    resolutions: [
      {
        type: 'RES01',
        category: 'resolution',
        subcategory: 'incorporation',
        description: 'resolution-adopt-articles',
        document_id: '3000000001',
        receive_date: '2013-04-11',
      },
    ],
  },
  {
    type: 'MA',
    category: 'incorporation',
    date: '2013-04-11',
    description: 'memorandum-articles',
    pages: 31,
  },
  {
    type: 'SH01',
    category: 'capital',
    date: '2014-10-02',
    actionDate: '2014-09-24',
    description: 'capital-allotment-shares',
    descriptionValues: {
      date: '2014-09-24',
      capital: [
        { currency: 'GBP', figure: '1,000' },
        { currency: 'EUR', figure: '25,000.50', date: '2014-09-24' },
      ],
    },
    annotations: [
      {
        annotation: 'Clarification a second filed SH01 is registered on 02/11/2014',
        date: '2014-11-02',
        description: 'annotation',
        description_values: { description: 'Clarification a second filed SH01 is registered on 02/11/2014' },
      },
    ],
  },
  {
    type: 'AAMD',
    category: 'accounts',
    date: '2016-05-05',
    description: 'accounts-amended-with-made-up-date',
    descriptionValues: { made_up_date: '2015-07-31' },
  },
  {
    type: 'NOKEY',
    category: 'other',
    date: '2017-01-17',
    description: 'a-description-key-nobody-has-heard-of',
  },
];
