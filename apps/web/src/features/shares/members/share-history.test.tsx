import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { CallReply } from '#api/call-types.ts';
import ShareHistory from './share-history.tsx';

afterEach(cleanup);

type History = CallReply<'getShareHistory'>['entity'][number];

const allotment: History['allotments'][number] = {
  shareEventId: 'e2',
  kind: 'allotment',
  on: '2026-03-02',
  shareClassId: 'ordinary',
  className: 'Ordinary',
  holderId: 'alice',
  holderName: 'Alice Green',
  shares: '1500',
  currency: 'EUR',
  priceEach: '2.5',
  paidEach: '1',
  nonCash: null,
  isReversed: false,
};
const transfer: History['transfers'][number] = {
  shareEventId: 'e3',
  kind: 'transfer',
  on: '2026-04-03',
  shareClassId: 'ordinary',
  className: 'Ordinary',
  transferorId: 'alice',
  transferorName: 'Alice Green',
  transfereeId: 'bob',
  transfereeName: 'Bob Stone',
  shares: '15',
  consideration: '9000',
  stampDuty: '45',
  isReversed: false,
};

async function show(history: Partial<Pick<History, 'allotments' | 'transfers'>>) {
  const found: History = {
    asAt: '2026-11-20',
    knownAt: 3,
    knownSince: null,
    knownOn: null,
    lastEntry: 3,
    allotments: [],
    transfers: [],
    ...history,
  };
  await new CompanyPageFixture()
    .answer('getShareHistory', { query: { companyId } }, { entity: [found] })
    .show(<ShareHistory companyId={companyId} address={{}} />);
  await screen.findByText('Allotments');
}

const rowsOf = (table: RegExp) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('how a register came to be', () => {
  it('has every allotment with its prices in the currency of then', async () => {
    await show({ allotments: [allotment] });
    expect(rowsOf(/^Allotments/)).toEqual([
      ['2 Mar 2026', 'Alice Green', 'Ordinary', '1,500', '€2.50', '€1.00'],
    ]);
    expect(screen.getByText('No shares were transferred up to this day.')).toBeTruthy();
  });

  it('tells a gift from shares for which nothing is paid, and what is no transfer', async () => {
    const transfers = [
      transfer,
      { ...transfer, shareEventId: 'e4', consideration: null },
      { ...transfer, shareEventId: 'e5', consideration: null, kind: 'transmission' as const },
    ];
    await show({ transfers });
    expect(rowsOf(/^Transfers/).map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['3 Apr 2026', '£9,000.00'],
      ['3 Apr 2026', '–Gift'],
      ['3 Apr 2026Transmission', '–None'],
    ]);
    expect(screen.getByText('No shares were allotted up to this day.')).toBeTruthy();
  });

  it('strikes through what was reversed', async () => {
    await show({ allotments: [{ ...allotment, isReversed: true }] });
    expect(rowsOf(/^Allotments/)[0]?.[0]).toBe('2 Mar 2026 Reversed');
    expect(screen.getByText('2 Mar 2026').closest('s')).not.toBeNull();
  });
});
