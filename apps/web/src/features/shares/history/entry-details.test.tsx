import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { companyId, RecordFixture } from '../../../record/show-record.fixture.tsx';
import type { EntryInFull } from './entered-fields.ts';
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
  ClassName: 'Ordinary',
  Currency: 'EUR',
  NominalValue: '0.115',
  Particulars: 'One vote each',
  VotesPerShare: '1',
  IsRedeemable: false,
};

function entry(Request: EntryInFull['Request'], more: Partial<EntryInFull> = {}): EntryInFull {
  return {
    ShareEventId: ids.entry,
    EntryId: ids.entry,
    Number: 7,
    Kind: Request.Kind,
    EffectiveOn: '2026-11-14',
    RecordedAt: '2026-11-20T09:30:00.000Z',
    RecordedBy: 'Mara Quill',
    Reverses: null,
    EntersAgain: null,
    IsReversed: false,
    Request,
    HolderIds: [],
    Classes: [{ ShareClassId: ids.ordinary, ClassName: 'Ordinary', Currency: 'EUR' }],
    Movements: [],
    Terms: [],
    Certificates: [],
    CertificatesCancelled: [],
    Filings: [],
    RegisterBy: null,
    CertificatesBy: null,
    StampDuty: null,
    Together: [],
    ...more,
  };
}

const changed = (After: Partial<typeof terms>) => ({
  Terms: [{ ShareClassId: ids.ordinary, Before: terms, After: { ...terms, ...After } }],
});

/** What the dialog tells: each term with its value and note. */
async function told(full: EntryInFull): Promise<ReadonlyMap<string, string>> {
  const page = new RecordFixture().ofCompany('getShareEvents', { Entity: [full] });
  page.answer(
    'getShareEventDetails',
    { query: { CompanyId: companyId, ShareEventId: ids.entry } },
    { Entity: [full] },
  );
  await page.show(
    <EntryDetails
      companyId={companyId}
      entry={full}
      takenBack={undefined}
      names={names}
      onClose={() => undefined}
    />,
  );
  const shown = await screen.findAllByRole('term');
  return new Map(shown.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

/** Made out when the entry was recorded, once the class had its new name. */
const certificate = {
  CertificateNumber: 3,
  HolderId: ids.alice,
  HolderName: 'Alice Green',
  ShareClassId: ids.ordinary,
  ClassName: 'A Ordinary',
  Shares: '60',
  Numbers: '',
  Origin: 'new' as const,
  IssuedOn: '2026-11-20',
  Status: 'live' as const,
  EndedOn: null,
  Replaces: [],
  ShareEventId: ids.entry,
};

const on = '2026-11-14';
const ofClass = { On: on, ClassId: ids.ordinary };

const examples: readonly (readonly [EntryInFull, Readonly<Record<string, string>>])[] = [
  [
    entry({ Kind: 'class-name', ...ofClass, Name: 'A Ordinary' }, changed({ ClassName: 'A Ordinary' })),
    { Class: 'Ordinary', 'New name': 'A OrdinaryUntil then: Ordinary' },
  ],
  [
    entry(
      {
        Kind: 'reduction',
        ...ofClass,
        Means: { By: 'nominal', NominalEach: '0.05', Repaid: 'paid-up' },
        Route: 'solvency-statement',
        ResolvedOn: '2026-11-02',
        SolvencyStatementOn: '2026-11-01',
      },
      changed({ NominalValue: '0.05' }),
    ),
    {
      'How the capital is reduced': 'A smaller nominal value',
      'New nominal value of each share': '€0.05Until then: €0.115',
      'Of shares that are not fully paid': 'Paid-up capital is repaid or cancelled; what is unpaid stays',
      'The special resolution is supported by': 'A solvency statement of the directors',
      'Day of the solvency statement': '1 November 2026',
      'Day of the special resolution': '2 November 2026',
    },
  ],
  [
    entry(
      { Kind: 'variation', ...ofClass, Particulars: 'No votes', VotesPerShare: '0', IsRedeemable: false },
      {
        ...changed({ Particulars: 'No votes', VotesPerShare: '0' }),
        Filings: [{ Form: 'RESOLUTIONS', DueOn: '2026-11-28' }],
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
        Kind: 'redenomination',
        ...ofClass,
        Currency: 'USD',
        Rate: '1.08',
        RateOn: '2026-11-03',
        ResolvedOn: '2026-11-10',
      },
      changed({ Currency: 'USD', NominalValue: '0.1242' }),
    ),
    {
      'New currency': 'USDUntil then: EUR',
      'Spot rate': '1.08',
      'Day of the rate': '3 November 2026',
      'Nominal value of each share': '$0.1242Until then: €0.115',
    },
  ],
  [
    entry({ Kind: 'subdivision', ...ofClass, Into: '5' }, changed({ NominalValue: '0.023' })),
    {
      'How many shares each becomes': '5',
      'Nominal value of each share': '€0.023Until then: €0.115',
    },
  ],
  [
    entry({
      Kind: 'transmission',
      On: on,
      FromId: ids.bob,
      ToId: ids.alice,
      Evidence: 'Grant of probate of 3 March 2026',
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
        Kind: 'transfer',
        ...ofClass,
        TransferorId: ids.bob,
        Transferees: [
          { TransfereeId: ids.alice, Shares: '15', Consideration: '9000', Stamping: 'paid' },
          { TransfereeId: ids.alice, Shares: '5' },
        ],
        SignedOn: '2026-11-05',
        LodgedOn: '2026-11-12',
      },
      { CertificatesBy: '2027-01-12' },
    ),
    {
      'Who the shares go to':
        'Alice Green: 15 sharesConsideration: £9,000.00 · How the form was stamped: Duty paid' +
        'Alice Green: 5 sharesConsideration: None, a gift',
      'Signed and dated': '5 November 2026',
      'Lodged with the company': '12 November 2026',
      'Have certificates ready': 'by 12 January 2027',
    },
  ],
  [
    entry(
      {
        Kind: 'allotment',
        On: on,
        Allottees: [
          {
            ClassId: ids.ordinary,
            HolderId: ids.alice,
            Shares: '60',
            PriceEach: '1.5',
            PaidEach: '1',
            NonCash: 'A loan converted',
            FirstNumber: '41',
          },
        ],
      },
      { Certificates: [certificate] },
    ),
    {
      'Shares allotted':
        'Alice Green: 60 OrdinaryFirst number: 41 · Price of each share: €1.50 · ' +
        'Paid on each share: €1.00 · Given instead of cash: A loan converted',
      'Certificates issued': 'No. 3 of 20 Nov 2026: Alice Green, 60 A Ordinary',
    },
  ],
  [
    entry({ Kind: 'call', ...ofClass, CallEach: '0.05' }),
    {
      'Paid on each share': '€0.05',
      'Shares paid on': 'Every share of the class on which so much is unpaid',
    },
  ],
  [
    entry(
      {
        Kind: 'buy-back',
        ...ofClass,
        Holdings: [{ HolderId: ids.bob, Shares: '10' }],
        Into: 'cancelled',
        Consideration: '5000',
        OutOf: 'profits',
        ResolvedOn: '2026-11-01',
      },
      { StampDuty: { Duty: '25', DueOn: '2026-12-14' } },
    ),
    {
      'Shares bought': 'Bob Stone: 10 shares',
      'What becomes of them': 'They are cancelled',
      'What the company pays for all of them': '£5,000.00',
      'Paid out of': 'Distributable profits',
      'Stamp duty with SH03': '£25.00to be paid by 14 December 2026',
    },
  ],
  [
    entry({
      Kind: 'opening-balance',
      On: on,
      Source: 'Certificates on file',
      Holdings: [
        {
          ClassId: ids.ordinary,
          Shares: '7',
          Certificates: [{ Number: '12', IssuedOn: '2025-03-01' }],
        },
      ],
    }),
    {
      'Shares held': 'The company itself: 7 OrdinaryOn paper already: No. 12 of 1 March 2025',
      'Where the figures come from': 'Certificates on file',
    },
  ],
  [
    entry(
      { Kind: 'bonus-issue', ...ofClass, IntoClassId: ids.ordinary, NewShares: '1', ForEvery: '10' },
      { RegisterBy: '2027-01-14' },
    ),
    {
      'Holders of': 'Ordinary',
      'New shares': '1',
      'For every so many held': '10',
      'Enter in the register of members': 'by 14 January 2027',
    },
  ],
];

it.each(examples.map(([full, facts]) => [full.Kind, full, facts] as const))(
  'an entry in full tells all that was entered of a %s',
  async (_kind, full, facts) => {
    expect(Object.fromEntries(await told(full))).toMatchObject(facts);
  },
);
