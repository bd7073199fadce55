import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount } from '@statbook/domain/money';
import { countTags, fontsIn, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { type AllotmentEntry, drawShareHistory, type TransferEntry } from './share-history.ts';

const allotted: AllotmentEntry = {
  on: civilDate('2026-02-02'),
  holderName: 'Alice Green',
  className: 'Ordinary',
  shares: shareCount('1250'),
  currency: 'GBP',
  priceEach: amount('1.5'),
  paidEach: amount('1'),
  consideration: 'Cash',
  isReversed: false,
};
const sold: TransferEntry = {
  on: civilDate('2026-04-01'),
  how: 'Transfer',
  fromName: 'Alice Green',
  toName: 'Bob Stone',
  className: 'Ordinary',
  shares: shareCount('40'),
  consideration: amount('2000'),
  stampDuty: amount('10'),
  isReversed: true,
};
const draw = (allotments: readonly AllotmentEntry[], transfers: readonly TransferEntry[]) =>
  drawShareHistory({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    asAt: civilDate('2026-11-20'),
    knownAs: 'Including entries up to entry 12',
    allotments,
    transfers,
    madeOn: civilDate('2026-11-22'),
  });

describe('the history of allotments and transfers as PDF', () => {
  it('says who was allotted what and what passed, by an instrument or not, reversed lines marked', async () => {
    const bytes = await draw(
      [allotted, { ...allotted, consideration: 'Bonus issue paid up out of reserves' }],
      [
        sold,
        { ...sold, how: 'Transmission', consideration: undefined, stampDuty: undefined, isReversed: false },
      ],
    );
    const { pages, title, language, isTagged, tags } = await readDocument(bytes);
    expect({ title, language, isTagged }).toEqual({
      title: 'Allotments and transfers: Harbour Bakery Limited',
      language: 'en-GB',
      isTagged: true,
    });
    for (const said of [
      'Up to the end of 20 November 2026',
      'Including entries up to entry 12',
      '2 Feb 2026',
      '1,250',
      '£1.50',
      'Cash',
      'out of reserves',
      'Transmission',
      'Bob Stone',
      '£2,000.00',
      '£10.00',
      'Reversed',
    ])
      expect(pages[0]).toContain(said);
    // Heads of eight and of nine columns, and a head for each of four rows.
    expect(tags.reduce((sum, tree) => sum + countTags(tree, 'TH'), 0)).toBe(8 + 9 + 4);
    expect(fontsIn(bytes).length).toBeGreaterThan(0);
  });

  it('says so when nothing has happened yet', async () => {
    const { pages } = await readDocument(await draw([], []));
    expect(pages[0]).toContain('No shares were allotted or transferred up to this day.');
  });
});
