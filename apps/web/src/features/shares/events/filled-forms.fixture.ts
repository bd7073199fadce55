import type { EventKind } from './kinds/event-definitions.ts';
import { ids, type Step } from './events.fixture.tsx';

const { ordinary, founder, preference, alice, bob } = ids;
export const on = '2026-11-18';
const ordinaryShares: Step = ['pick', 'Class', 'Ordinary'];
const ofBob = (label: string, sharesLabel: string): readonly Step[] => [
  ['choose', label, 'Bob'],
  ['enter', sharesLabel, '10'],
];
const bobs = [{ holderId: bob, shares: '10' }];

/** How each form is filled in, and what it sends besides kind and day. */
export const filledForms: readonly (readonly [EventKind, readonly Step[], object])[] = [
  [
    'bonus-issue',
    [
      ['pick', 'Holders of', 'Ordinary'],
      ['enter', 'New shares', '1'],
      ['enter', 'For every so many', '2'],
      ['pick', 'Part entitlements', 'They are left out, as the terms of the issue say'],
      ['pick', 'The new shares are of', 'Ordinary'],
      ['enter', 'Date of the allotment', '18 11 2026'],
    ],
    { classId: ordinary, intoClassId: ordinary, newShares: '1', forEvery: '2', leavesOutFractions: true },
  ],
  [
    'transmission',
    [
      ['choose', 'Member who died', 'Bob'],
      ['pick', 'Which of their shares', 'Only Ordinary'],
      ['choose', 'Who is registered instead', 'Alice'],
      ['enter', 'Evidence of title', 'Grant of probate of 3 November 2026'],
      ['enter', 'Date of the entry', '18 11 2026'],
    ],
    { fromId: bob, toId: alice, classId: ordinary, evidence: 'Grant of probate of 3 November 2026' },
  ],
  [
    'subdivision',
    [
      ordinaryShares,
      ['enter', 'How many shares each becomes', '10'],
      ['enter', 'Date of the sub-division', '18 11 2026'],
      ['enter', 'Date of the members’ ordinary resolution', '17 11 2026'],
    ],
    { classId: ordinary, into: '10', resolvedOn: '2026-11-17' },
  ],
  [
    'consolidation',
    [
      ordinaryShares,
      ['enter', 'How many shares become one', '10'],
      ['enter', 'Date of the consolidation', '18 11 2026'],
    ],
    { classId: ordinary, from: '10' },
  ],
  [
    'redenomination',
    [
      ordinaryShares,
      ['enter', 'New currency', 'EUR'],
      ['enter', 'Spot rate', '1.15'],
      ['enter', 'Date of the rate', '10 11 2026'],
      ['enter', 'Date of the resolution', '17 11 2026'],
      ['enter', 'Date the redenomination', '18 11 2026'],
    ],
    {
      classId: ordinary,
      currency: 'EUR',
      rate: '1.15',
      rateOn: '2026-11-10',
      resolvedOn: '2026-11-17',
    },
  ],
  [
    'redesignation',
    [
      ['pick', 'They are now', 'Ordinary'],
      ['pick', 'How many of them', 'Some holdings'],
      ...ofBob('Holder', 'Shares redesignated'),
      ['pick', 'They become', 'Founder'],
      ['enter', 'Date of the redesignation', '18 11 2026'],
      ['enter', 'Date of the special resolution', '17 11 2026'],
    ],
    { fromClassId: ordinary, toClassId: founder, holdings: bobs, resolvedOn: '2026-11-17' },
  ],
  [
    'variation',
    [
      ordinaryShares,
      ['enter', 'Votes of each share', '2'],
      ['enter', 'Date the rights changed', '18 11 2026'],
      ['enter', 'Date of the class’s consent', '17 11 2026'],
    ],
    {
      classId: ordinary,
      particulars: 'One vote each',
      votesPerShare: '2',
      isRedeemable: false,
      resolvedOn: '2026-11-17',
    },
  ],
  [
    'class-name',
    [ordinaryShares, ['enter', 'New name', 'A Ordinary'], ['enter', 'Date of the new name', '18 11 2026']],
    { classId: ordinary, name: 'A Ordinary' },
  ],
  [
    'buy-back',
    [
      ordinaryShares,
      ...ofBob('Seller', 'Shares bought'),
      ['pick', 'What becomes of them', 'They are cancelled'],
      ['enter', 'What the company pays', '2000'],
      ['pick', 'Paid out of', 'Capital'],
      ['enter', 'Date the shares were delivered', '18 11 2026'],
      ['enter', 'Date of the special resolution', '7 10 2026'],
    ],
    {
      classId: ordinary,
      holdings: bobs,
      into: 'cancelled',
      consideration: '2000',
      outOf: 'capital',
      resolvedOn: '2026-10-07',
    },
  ],
  [
    'redemption',
    [
      ['choose', 'Holder', 'Bob'],
      ['press', 'All 50 shares of Bob Stone'],
      ['enter', 'Date of the redemption', '18 11 2026'],
      ['pick', 'Paid out of', 'Distributable profits'],
    ],
    {
      classId: preference,
      holdings: [{ holderId: bob, shares: '50', numbers: '1-50' }],
      outOf: 'profits',
    },
  ],
  [
    'treasury-sale',
    [
      ['choose', 'Buyer', 'Alice'],
      ['enter', 'Number of shares', '5'],
      ['enter', 'Consideration', '25'],
      ['enter', 'Date of the sale', '18 11 2026'],
    ],
    { classId: ordinary, buyers: [{ transfereeId: alice, shares: '5', consideration: '25' }] },
  ],
  [
    'cancellation',
    [
      ['enter', 'Shares cancelled', '5'],
      ['enter', 'Date of the cancellation', '18 11 2026'],
    ],
    { classId: ordinary, shares: '5' },
  ],
  [
    'reduction',
    [
      ordinaryShares,
      ['pick', 'How the capital is reduced', 'A smaller nominal value'],
      ['enter', 'New nominal value', '0.5'],
      ['pick', 'Of shares that are not fully paid', 'What is unpaid goes first'],
      ['pick', 'The special resolution is supported by', 'A solvency statement of the directors'],
      ['enter', 'Date of the solvency statement', '1 11 2026'],
      ['enter', 'Date of the special resolution', '10 11 2026'],
      ['enter', 'Date Companies House registered', '18 11 2026'],
    ],
    {
      classId: ordinary,
      means: { by: 'nominal', nominalEach: '0.5', repaid: 'unpaid-first' },
      route: 'solvency-statement',
      solvencyStatementOn: '2026-11-01',
      resolvedOn: '2026-11-10',
    },
  ],
  [
    'call',
    [
      ['enter', 'Paid on each share', '0.5'],
      ['enter', 'Date the call was paid', '18 11 2026'],
    ],
    { classId: ordinary, callEach: '0.5' },
  ],
  [
    'forfeiture',
    [
      ...ofBob('Holder who loses', 'Shares forfeited'),
      ['pick', 'What becomes of them', 'The company keeps them until it disposes of them'],
      ['enter', 'Date of the forfeiture', '18 11 2026'],
    ],
    { classId: ordinary, holdings: bobs, into: 'treasury' },
  ],
  [
    'surrender',
    [
      ...ofBob('Holder who loses', 'Shares surrendered'),
      ['pick', 'What becomes of them', 'They are cancelled at once'],
      ['enter', 'Date of the surrender', '18 11 2026'],
    ],
    { classId: ordinary, holdings: bobs, into: 'cancelled' },
  ],
];
