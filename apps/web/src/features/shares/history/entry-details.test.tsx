import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { EntryInFull } from './listed-entry.ts';
import EntryDetails from './entry-details.tsx';

afterEach(cleanup);

const ids = {
  entry: '55555555-5555-4555-8555-555555555555',
  ordinary: '22222222-2222-4222-8222-222222222222',
  bob: '33333333-3333-4333-8333-333333333333',
  alice: '44444444-4444-4444-8444-444444444444',
};
const called = new Map([
  [ids.ordinary, 'A Ordinary'],
  [ids.bob, 'Bob Stone'],
  [ids.alice, 'Alice Green'],
]);
const names = { nameOf: (id: string) => called.get(id), currencyOf: () => 'GBP' };

const terms = {
  className: 'Ordinary',
  currency: 'EUR',
  nominalValue: '0.115',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
};

function entry(request: EntryInFull['request'], more: Partial<EntryInFull> = {}): EntryInFull {
  return {
    shareEventId: ids.entry,
    entryId: ids.entry,
    number: 7,
    kind: request.kind,
    effectiveOn: '2026-11-14',
    recordedAt: '2026-11-20T09:30:00.000Z',
    recordedBy: 'Mara Quill',
    reverses: null,
    entersAgain: null,
    isReversed: false,
    request,
    holderIds: [],
    classes: [{ shareClassId: ids.ordinary, className: 'Ordinary', currency: 'EUR' }],
    movements: [],
    terms: [],
    certificates: [],
    certificatesCancelled: [],
    certificatesTogether: { issued: [], cancelled: [] },
    filings: [],
    registerBy: null,
    certificatesBy: null,
    stampDuty: null,
    together: [],
    ...more,
  };
}

const changed = (after: Partial<typeof terms>) => ({
  terms: [{ shareClassId: ids.ordinary, before: terms, after: { ...terms, ...after } }],
});

/** What the dialog tells: each term with its value and note. */
async function told(full: EntryInFull): Promise<ReadonlyMap<string, string>> {
  const page = new CompanyPageFixture().ofCompany('getShareEvents', { entity: [full] });
  page.answer('getShareEventDetails', { query: { companyId, shareEventId: ids.entry } }, { entity: [full] });
  await page.show(
    <EntryDetails
      companyId={companyId}
      entry={full}
      reversed={undefined}
      names={names}
      onClose={() => undefined}
    />,
  );
  const shown = await screen.findAllByRole('term');
  return new Map(shown.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

/** Made out when the entry was recorded, once the class had its new name. */
const certificate = {
  certificateNumber: 3,
  holderId: ids.alice,
  holderName: 'Alice Green',
  shareClassId: ids.ordinary,
  className: 'A Ordinary',
  shares: '60',
  numbers: '',
  origin: 'new' as const,
  issuedOn: '2026-11-20',
  status: 'live' as const,
  endedOn: null,
  replaces: [],
  shareEventId: ids.entry,
};

const on = '2026-11-14';
const ofClass = { on, classId: ids.ordinary };

const examples: readonly (readonly [EntryInFull, Readonly<Record<string, string>>])[] = [
  [
    entry({ kind: 'class-name', ...ofClass, name: 'A Ordinary' }, changed({ className: 'A Ordinary' })),
    { Class: 'Ordinary', 'New name': 'A OrdinaryUntil then: Ordinary' },
  ],
  [
    entry(
      {
        kind: 'reduction',
        ...ofClass,
        means: { by: 'nominal', nominalEach: '0.05', repaid: 'paid-up' },
        route: 'solvency-statement',
        resolvedOn: '2026-11-02',
        solvencyStatementOn: '2026-11-01',
      },
      changed({ nominalValue: '0.05' }),
    ),
    {
      'How the capital is reduced': 'A smaller nominal value',
      'New nominal value of each share': '€0.05Until then: €0.115',
      'Of shares that are not fully paid': 'Paid-up capital is repaid or cancelled; what is unpaid stays',
      'The special resolution is supported by': 'A solvency statement of the directors',
      'Date of the solvency statement': '1 November 2026',
      'Date of the special resolution': '2 November 2026',
    },
  ],
  [
    entry(
      { kind: 'variation', ...ofClass, particulars: 'No votes', votesPerShare: '0', isRedeemable: false },
      {
        ...changed({ particulars: 'No votes', votesPerShare: '0' }),
        filings: [{ form: 'RESOLUTIONS', dueOn: '2026-11-28', filing: null }],
      },
    ),
    {
      'Rights attached to the shares': 'No votesUntil then: One vote each',
      'Votes of each share': '0Until then: 1',
      'The shares can be redeemed': 'No',
      Resolution: '28 November 2026 · 8 days leftCopy of a resolution or class consent',
    },
  ],
  [
    entry(
      {
        kind: 'redenomination',
        ...ofClass,
        currency: 'USD',
        rate: '1.08',
        rateOn: '2026-11-03',
        resolvedOn: '2026-11-10',
      },
      changed({ currency: 'USD', nominalValue: '0.1242' }),
    ),
    {
      'New currency': 'USDUntil then: EUR',
      'Spot rate': '1.08',
      'Date of the rate': '3 November 2026',
      'Nominal value of each share': '$0.1242Until then: €0.115',
    },
  ],
  [
    entry({ kind: 'subdivision', ...ofClass, into: '5' }, changed({ nominalValue: '0.023' })),
    {
      'How many shares each becomes': '5',
      'Nominal value of each share': '€0.023Until then: €0.115',
    },
  ],
  [
    entry({
      kind: 'transmission',
      on,
      fromId: ids.bob,
      toId: ids.alice,
      evidence: 'Grant of probate of 3 March 2026',
    }),
    {
      'Member who died or lost the shares': 'Bob Stone',
      'Which of their shares': 'All their shares',
      'Evidence of title': 'Grant of probate of 3 March 2026',
    },
  ],
  [
    entry(
      {
        kind: 'transfer',
        ...ofClass,
        transferorId: ids.bob,
        transferees: [
          { transfereeId: ids.alice, shares: '15', consideration: '9000', stamping: 'paid' },
          { transfereeId: ids.alice, shares: '1' },
        ],
        signedOn: '2026-11-05',
        lodgedOn: '2026-11-12',
      },
      { certificatesBy: '2027-01-12' },
    ),
    {
      Transferee:
        'Alice Green: 15 sharesConsideration: £9,000.00 · How the form was stamped: Duty paid' +
        'Alice Green: 1 shareConsideration: None, a gift',
      'Signed and dated': '5 November 2026',
      'Lodged with the company': '12 November 2026',
      'Share certificates to deliver': 'by 12 January 2027',
    },
  ],
  [
    entry(
      {
        kind: 'allotment',
        on,
        allottees: [
          {
            classId: ids.ordinary,
            holderId: ids.alice,
            shares: '60',
            priceEach: '1.5',
            paidEach: '1',
            nonCash: 'A loan converted',
            firstNumber: '41',
          },
        ],
      },
      { certificates: [certificate] },
    ),
    {
      'Shares allotted':
        'Alice Green: 60 OrdinaryFirst number: 41 · Issue price of each share: €1.50 · ' +
        'Paid on each share: €1.00 · Consideration other than cash: A loan converted',
      'Certificates issued': 'No. 3 of 20 Nov 2026: Alice Green, 60 A Ordinary',
    },
  ],
  [
    entry({ kind: 'call', ...ofClass, callEach: '0.05' }),
    {
      'Paid on each share': '€0.05',
      'Shares paid on': 'Every share of the class on which so much is unpaid',
    },
  ],
  [
    entry(
      {
        kind: 'buy-back',
        ...ofClass,
        holdings: [{ holderId: ids.bob, shares: '10' }],
        into: 'cancelled',
        consideration: '5000',
        outOf: 'profits',
        resolvedOn: '2026-11-01',
      },
      { stampDuty: { duty: '25', dueOn: '2026-12-14' } },
    ),
    {
      'Shares bought': 'Bob Stone: 10 shares',
      'What becomes of them': 'They are cancelled',
      'What the company pays for all of them': '£5,000.00',
      'Paid out of': 'Distributable profits',
      'Stamp duty on shares bought back': '£25.00to be paid by 14 December 2026',
    },
  ],
  [
    entry({
      kind: 'opening-balance',
      on,
      source: 'Certificates on file',
      holdings: [
        {
          classId: ids.ordinary,
          shares: '7',
          certificates: [{ number: '12', issuedOn: '2025-03-01' }],
        },
      ],
    }),
    {
      'Shares held': 'The company itself: 7 OrdinaryExisting certificates: No. 12 of 1 March 2025',
      'Where the figures come from': 'Certificates on file',
    },
  ],
  [
    entry(
      { kind: 'bonus-issue', ...ofClass, intoClassId: ids.ordinary, newShares: '1', forEvery: '10' },
      { registerBy: '2027-01-14' },
    ),
    {
      'Holders of': 'Ordinary',
      'New shares': '1',
      'For every so many held': '10',
      'Last day for the register of members': '14 January 2027',
    },
  ],
];

it.each(examples.map(([full, facts]) => [full.kind, full, facts] as const))(
  'an entry in full tells all that was entered of a %s',
  async (_kind, full, facts) => {
    expect(Object.fromEntries(await told(full))).toMatchObject(facts);
  },
);
