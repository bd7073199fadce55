import { describe, expect, it, vi } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

describe('control that changed before there were notices', () => {
  it('is left to the confirmation statement', async () => {
    const books = await openShareBooks('06990081');
    const ClassId = await books.addClass();
    const [holt, ives] = [await books.addHolder('Holt'), await books.addHolder('Ives')];
    const allotted = (On: string, HolderId: string, Shares: string) =>
      books.recorded({
        Kind: 'allotment',
        On,
        Allottees: [{ ClassId, HolderId, Shares, PriceEach: '1', PaidEach: '1' }],
      });
    await allotted('2017-06-25', holt, '100');
    await allotted('2017-06-26', ives, '900');
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const said = proposals.map(
        ({ PersonName, Notice, Form, NoticeBy }) => `${PersonName} ${Notice}: ${Form} by ${NoticeBy}`,
      );
      expect(said.toSorted()).toEqual([
        'Holt became: CS01 by 2017-07-09',
        'Holt ceased: PSC07 by 2017-07-09',
        'Ives became: PSC01 by 2017-07-09',
      ]);
    }, 20_000);
  });
});
