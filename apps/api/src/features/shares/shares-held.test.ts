import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

describe('what there is on a day for an entry to begin with', () => {
  it('leaves the entry out that is corrected, also where it emptied a class', async () => {
    const books = await openShareBooks();
    const ordinary = await books.addClass();
    const ClassId = await books.addClass({ ClassName: 'Redeemable', IsRedeemable: true });
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({
      Kind: 'allotment',
      On: '2026-02-02',
      Allottees: [
        { ClassId: ordinary, HolderId: bob, Shares: '1', PriceEach: '1', PaidEach: '1' },
        { ClassId, HolderId: alice, Shares: '150', PriceEach: '1', PaidEach: '1' },
      ],
    });
    const redeemed = await books.recorded({
      Kind: 'redemption',
      On: '2026-05-01',
      ClassId,
      Holdings: [{ HolderId: alice, Shares: '150' }],
      OutOf: 'profits',
    });
    const held = async (query: Record<string, string>) => {
      const [found] = await books.read('GetSharesHeld', query);
      const classes: { SharesInIssue: string }[] = found.Classes;
      const members: { HolderName: string; Holdings: { Shares: string }[] }[] = found.Members;
      return {
        classes: classes.map(({ SharesInIssue }) => SharesInIssue),
        members: members.map(({ HolderName, Holdings }) => `${HolderName} ${Holdings[0]?.Shares}`),
      };
    };
    const all = { classes: ['1', '150'], members: ['Bob 1', 'Alice 150'] };
    const none = { classes: ['1', '0'], members: ['Bob 1'] };
    expect(await held({})).toEqual(none);
    expect(await held({ Without: redeemed })).toEqual(all);
    expect(await held({ AsAt: '2026-04-30' })).toEqual(all);
    expect(await held({ AsAt: '2026-05-01', Without: crypto.randomUUID() })).toEqual(none);
  });
});
