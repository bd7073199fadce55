import { makeOfficerId } from '../world/ids.ts';
import { plusDays } from './days.ts';
import { type CompanySpec, director, holding, individualPsc, ordinary, owns, person } from './spec.ts';

/** Companies whose point is a date: statements and accounts due, late or never made, and verification. */
export function deadlineCompanies(today: string): CompanySpec[] {
  return [
    ...statementDates.map(withOneOwner),
    withOneOwner(strikeOff(today)),
    verificationStages(today),
    verificationWindow(today),
  ];
}

type Story = Pick<CompanySpec, 'number' | 'name' | 'authenticationCode'> & Partial<CompanySpec>;

const statementDates: Story[] = [
  { number: '09990007', name: 'LAST DAY LANTERNS LTD', authenticationCode: 'LAST07', reviewEndsIn: -14 },
  { number: '09990008', name: 'FORTNIGHT FABRICS LTD', authenticationCode: 'FORT08', reviewEndsIn: 0 },
  { number: '09990009', name: 'YESTERDAY YARNS LTD', authenticationCode: 'YEST09', reviewEndsIn: -15 },
  {
    number: '09990010',
    name: 'LONG SHADOW LOGISTICS LTD',
    authenticationCode: 'LONG10',
    reviewEndsIn: -70,
    missingAccounts: 1,
  },
  {
    number: '09990011',
    name: 'NEWLY MINTED NOTIONS LTD',
    authenticationCode: 'NEWM11',
    reviewEndsIn: 300,
    reviews: 1,
  },
  { number: '09990013', name: 'LATE LEDGER LEATHERS LTD', authenticationCode: 'LATE13', missingAccounts: 1 },
  // Formed before an e-mail address had to be given, and silent ever since.
  {
    number: '09990012',
    name: 'FIRST POST PAPERS LTD',
    authenticationCode: 'FIRS12',
    reviewEndsIn: -676,
    reviews: 1,
    hasEmail: false,
  },
  {
    number: '09990015',
    name: 'EARLY BIRD ESPRESSO LTD',
    authenticationCode: 'EARL15',
    reviewEndsIn: 330,
    isPeriodPaid: true,
  },
];

function withOneOwner(story: Story): CompanySpec {
  const owner = person('Ms Greta Amelia Thornbury', { born: '1977-09-14' });
  return {
    // One person with a seat in all of them: her list of appointments is a long one.
    officers: [director(owner, { officerId: makeOfficerId('09990007', 0) })],
    pscs: [individualPsc(owner, owns('75-to-100'))],
    shares: [ordinary('1')],
    holdings: [holding('1', [owner])],
    ...story,
  };
}

function strikeOff(today: string): Story {
  return {
    number: '09990014',
    name: 'FADING SIGNAL RADIO LTD',
    authenticationCode: 'FADE14',
    reviewEndsIn: -200,
    missingAccounts: 1,
    facts: { statusDetail: 'active-proposal-to-strike-off' },
    filings: [
      {
        type: 'GAZ1',
        category: 'gazette',
        date: plusDays(today, -20),
        description: 'gazette-notice-compulsory',
      },
    ],
  };
}

/** One director for every stage, so that no statement can be made without verifying. */
function verificationStages(today: string): CompanySpec {
  const stages = [
    director(person('Mr Amos Bright', { born: '1970-01-02' })),
    director(person('Ms Beryl Cole', { born: '1971-02-03' }), { verification: 'due' }),
    director(person('Mr Cyril Dane', { born: '1972-03-04' }), { verification: 'overdue' }),
    director(person('Ms Dora Ennis', { born: '1973-04-05' }), { verification: 'none' }),
    director(person('Mr Ezra Frome', { born: '1974-05-06' }), {
      verification: { startOn: plusDays(today, -150), endOn: plusDays(today, -10) },
    }),
    director(person('Ms Flora Gale', { born: '1975-06-07' }), {
      verification: {
        startOn: plusDays(today, -90),
        endOn: '9999-12-31',
        acsp: {
          verifiedOn: plusDays(today, -95),
          name: 'LEDGER AND LANE LLP',
          supervisoryBodies: ['Association of Chartered Certified Accountants (ACCA)'],
          preferredName: 'Flo Gale',
        },
      },
    }),
  ];
  return {
    number: '09990016',
    name: 'SIX STAGES THEATRE LTD',
    authenticationCode: 'STAG16',
    reviewEndsIn: 3,
    officers: stages,
    pscStatements: [{ statement: 'no-individual-or-entity-with-signficant-control' }],
    shares: [ordinary('600')],
    holdings: stages.flatMap((stage) => (stage.person ? [holding('100', [stage.person])] : [])),
  };
}

/** People with control but no seat on the board verify in a window of their own. */
function verificationWindow(today: string): CompanySpec {
  const silas = person('Mr Silas Wren', { born: '1966-10-10' });
  const open = { statementOpensOn: plusDays(today, -3), statementDueOn: plusDays(today, 10) };
  const ahead = { statementOpensOn: plusDays(today, 20), statementDueOn: plusDays(today, 33) };
  return {
    number: '09990057',
    name: 'WINDOW SEAT TRAVEL LTD',
    authenticationCode: 'WIND57',
    officers: [director(silas)],
    pscs: [
      individualPsc(person('Ms Una Vale', { born: '1969-11-11' }), owns('25-to-50'), { verification: open }),
      individualPsc(person('Mr Victor Vale', { born: '1967-12-12' }), owns('25-to-50'), {
        verification: ahead,
      }),
      individualPsc(
        person('Ms Wanda Vale', { born: '1990-01-13' }),
        ['right-to-appoint-and-remove-directors'],
        {
          verification: 'overdue',
        },
      ),
    ],
    shares: [ordinary('4')],
    holdings: [holding('2', ['UNA VALE HOLDINGS LTD']), holding('2', ['VICTOR VALE HOLDINGS LTD'])],
  };
}
