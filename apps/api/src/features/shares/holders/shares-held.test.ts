import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

describe('what there is on a day for an entry to begin with', () => {
  it('leaves the entry out that is corrected, also where it emptied a class', async () => {
    const books = await openShareBooks();
    const ordinary = await books.addClass();
    const classId = await books.addClass({ className: 'Redeemable', isRedeemable: true });
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({
      kind: 'allotment',
      on: '2026-02-02',
      allottees: [
        { classId: ordinary, holderId: bob, shares: '1', priceEach: '1', paidEach: '1' },
        { classId, holderId: alice, shares: '150', priceEach: '1', paidEach: '1' },
      ],
    });
    const redeemed = await books.recorded({
      kind: 'redemption',
      on: '2026-05-01',
      classId,
      holdings: [{ holderId: alice, shares: '150' }],
      outOf: 'profits',
    });
    const held = async (query: Record<string, string>) => {
      const [found] = await books.read('GetSharesHeld', query);
      const classes: { sharesInIssue: string }[] = found.classes;
      const members: { holderName: string; holdings: { shares: string }[] }[] = found.members;
      return {
        classes: classes.map(({ sharesInIssue }) => sharesInIssue),
        members: members.map(({ holderName, holdings }) => `${holderName} ${holdings[0]?.shares}`),
      };
    };
    const all = { classes: ['1', '150'], members: ['Bob 1', 'Alice 150'] };
    const none = { classes: ['1', '0'], members: ['Bob 1'] };
    expect(await held({})).toEqual(none);
    expect(await held({ without: redeemed })).toEqual(all);
    expect(await held({ asAt: '2026-04-30' })).toEqual(all);
    expect(await held({ asAt: '2026-05-01', without: crypto.randomUUID() })).toEqual(none);
  });
});
