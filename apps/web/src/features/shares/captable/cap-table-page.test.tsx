import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { CapRow, CapTable } from './cap-rows.ts';
import { CapTablePage } from './cap-table-page.tsx';

afterEach(cleanup);

const ordinary: CapTable['classes'][number] = {
  shareClassId: 'ordinary',
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
  sharesInIssue: '100',
  sharesInTreasury: '25',
  sharesForfeited: '5',
  aggregateNominal: '100',
  amountUnpaid: '0',
};

const row = (
  holderId: string | null,
  holderName: string,
  shares: string,
  given: Partial<CapRow> = {},
): CapRow => ({
  holderId,
  holderName,
  isNotKnown: false,
  shares,
  votes: shares,
  votesPercent: '80.00',
  classes: [{ shareClassId: 'ordinary', className: 'Ordinary', shares }],
  nominal: [{ currency: 'GBP', value: shares, percent: `${shares}.00` }],
  ...given,
});
const own = row(null, 'The company itself', '25', { votes: '0', votesPercent: '0.00' });

async function show(table: Partial<CapTable>) {
  const found: CapTable = {
    asAt: '2026-11-20',
    knownAt: 3,
    knownSince: null,
    knownOn: null,
    lastEntry: 3,
    classes: [ordinary],
    rows: [],
    ...table,
  };
  await new CompanyPageFixture()
    .answer('getCapTable', { query: { companyId } }, { entity: [found] })
    .show(<CapTablePage companyId={companyId} address={{}} onAddressChange={() => undefined} />);
}

const cellsOf = (name: RegExp) =>
  [...screen.getByRole('row', { name }).children].map(({ textContent }) => textContent);

describe('the cap table', () => {
  it('has each holder with shares, capital and votes, and what the members hold together', async () => {
    await show({ rows: [row('alice', 'Alice Green', '60'), row('bob', 'Bob Stone', '15'), own] });
    expect((await screen.findByText(/^holders$/)).textContent).toBe('2 holders');
    const link = screen.getByRole('link', { name: 'Alice Green' });
    expect(link.getAttribute('href')).toContain('open=alice');
    expect(cellsOf(/^Alice Green/)).toEqual(['Alice Green', '60', '£60.00', '60.00%', '60', '80.00%']);
    expect(cellsOf(/^Held by members/)).toEqual([
      'Held by members',
      '75',
      '£75.00',
      '75.00%',
      '75',
      '100.00%',
    ]);
  });

  it('says apart what the company holds itself, and how much of it was forfeited', async () => {
    await show({ rows: [row('alice', 'Alice Green', '75'), own] });
    const words = await screen.findByText(/^Held by the company itself, without votes/);
    expect(words.textContent).toBe(
      'Held by the company itself, without votes: 25 Ordinary, 5 of them forfeited or surrendered (25.00% of the nominal value in GBP)',
    );
    expect(screen.queryByRole('link', { name: 'The company itself' })).toBeNull();
  });

  it('says where nobody knows yet who holds some shares', async () => {
    await show({
      rows: [row('alice', 'Alice Green', '75'), row('nobody', 'Not known', '25', { isNotKnown: true })],
    });
    expect(await screen.findByText(/others not yet known/)).toBeTruthy();
    expect(screen.getByText('Held, by members or not yet known')).toBeTruthy();
  });

  it('leads to the classes before there is a register, and is empty before there are shares', async () => {
    await show({ lastEntry: 0, classes: [] });
    expect(await screen.findByText('No share register yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show share classes' })).toBeTruthy();
    cleanup();
    await show({ classes: [] });
    expect(await screen.findByText('No shares in issue on this day')).toBeTruthy();
  });
});
