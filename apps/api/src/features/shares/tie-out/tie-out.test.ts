import { describe, expect, it } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

async function checksOf(books: ShareBooks): Promise<string[]> {
  const [{ Checks }] = await books.read('GetTieOut');
  return Checks.map(({ Record, Status }: Record<string, string>) => `${Record} ${Status}`);
}

describe('the tie-out', () => {
  it('has nothing to say before the register begins', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    expect(await books.read('GetTieOut')).toEqual([{ HasEntries: false, Checks: [], Entries: [] }]);
  });

  it('is green once the register began with what the registry holds', async () => {
    const { books } = await openBegunBooks();
    expect(await checksOf(books)).toEqual([
      'certificates agrees',
      'statement-of-capital not-known',
      'confirmation-statement agrees',
      'registry agrees',
    ]);
  });

  it('names what the registry does not know yet, and the entry that makes it up', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const allotted = await books.recorded({
      Kind: 'allotment',
      On: '2026-10-01',
      Allottees: [{ ClassId, HolderId: holders[0], Shares: '25', PriceEach: '1', PaidEach: '1' }],
    });
    const [{ Checks, Entries }] = await books.read('GetTieOut');
    const registry = Checks.find(({ Record }: { Record: string }) => Record === 'registry');
    expect(registry).toMatchObject({
      On: '2026-11-20',
      Status: 'differs',
      Differences: [
        { What: 'shares-in-issue', Of: 'ORDINARY', Register: '125', Other: '100', Entries: [allotted] },
        { What: 'nominal' },
      ],
    });
    expect(Entries).toMatchObject([{ ShareEventId: allotted, Number: 2, Kind: 'allotment' }]);
    // The last statement speaks of a day before.
    expect(await checksOf(books)).toContain('confirmation-statement agrees');
  });

  it('is green again once the entry is reversed', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const EventId = await books.recorded({
      Kind: 'allotment',
      On: '2026-10-01',
      Allottees: [{ ClassId, HolderId: holders[0], Shares: '25', PriceEach: '1', PaidEach: '1' }],
    });
    expect(await checksOf(books)).toContain('registry differs');
    await books.recorded({ Kind: 'reversal', EventId, Reason: 'Entered by mistake' });
    expect((await checksOf(books)).filter((each) => each.endsWith('differs'))).toEqual([]);
  });
});
