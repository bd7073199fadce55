import { civilDate } from '@statbook/domain/dates';
import { amount, shareCount } from '@statbook/domain/money';
import {
  holderAccount,
  holderId,
  type ShareClass,
  shareClassId,
  TREASURY,
} from '@statbook/domain/share-capital';
import type { CapTableRow } from '@statbook/domain/share-capital/projections';
import { countTags, readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawCapTable, type NamedCapTableRow } from './cap-table.ts';

const shareClass = (name: string): ShareClass => ({
  id: shareClassId(name),
  terms: {
    name,
    currency: 'GBP',
    nominalEach: amount('1'),
    particulars: 'One vote a share.',
    votesPerShare: 1n,
    isRedeemable: false,
    isNumbered: false,
  },
  highestNumber: 0n,
});
const ordinary = shareClass('Ordinary');

const row = (
  name: string,
  shares: string,
  votes: string,
  account: CapTableRow['account'],
): NamedCapTableRow => ({
  name,
  account,
  isUnidentified: false,
  byClass: new Map([[ordinary.id, shareCount(shares)]]),
  shares: shareCount(shares),
  nominal: new Map([['GBP', { part: BigInt(shares), whole: 1500n }]]),
  nominalValue: new Map([['GBP', amount(shares)]]),
  votes: { part: BigInt(votes), whole: 1250n },
  votesHeld: shareCount(votes),
});
const alice = row('Alice Green', '1250', '1250', holderAccount(holderId('alice')));
const company = row('The company itself', '250', '0', TREASURY);

const draw = (rows: readonly NamedCapTableRow[], classes: readonly ShareClass[] = [ordinary]) =>
  drawCapTable({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    asAt: civilDate('2026-11-20'),
    rows,
    classes,
    own: [
      {
        account: TREASURY,
        shareClass: ordinary,
        shares: shareCount('250'),
        numbers: [],
        paid: amount('250'),
        unpaid: amount('0'),
        isForfeited: false,
      },
    ],
    madeOn: civilDate('2026-11-22'),
  });

describe('the cap table as PDF', () => {
  it('gives each holder the shares of every class and the parts of nominal value and votes, with totals', async () => {
    const { pages, title, isTagged, tags } = await readDocument(await draw([alice, company]));
    expect({ title, isTagged }).toEqual({ title: 'Cap table: Harbour Bakery Limited', isTagged: true });
    for (const said of [
      'As at the end of 20 November 2026',
      'Alice Green',
      '£1,250.00',
      '83.33%',
      '100.00%',
      'The company itself',
      '16.67%',
      'In issue',
      '1,500',
      '£1,500.00',
      'The company (treasury shares)',
    ])
      expect(pages[0]).toContain(said);
    // Heads of the holder and five figures, of six columns below, and of four rows.
    expect(tags.reduce((sum, tree) => sum + countTags(tree, 'TH'), 0)).toBe(6 + 6 + 4);
  });

  it('goes on in a further table where classes are many', async () => {
    const classes = Array.from({ length: 9 }, (_, place) => shareClass(`Class ${place}`));
    const { pages } = await readDocument(await draw([alice], [ordinary, ...classes]));
    const text = pages.join(' ');
    expect(text).toContain('Holders, further columns');
    expect(text).toContain('Class 8');
    expect(text).toContain('% of votes');
  });

  it('says so when no shares are in issue', async () => {
    const { pages } = await readDocument(
      await drawCapTable({
        company: { name: 'Plum Limited', number: '09990002' },
        asAt: civilDate('2026-11-20'),
        rows: [],
        classes: [],
        own: [],
        madeOn: civilDate('2026-11-22'),
      }),
    );
    expect(pages[0]).toContain('There were no shares in issue on this day.');
  });
});
