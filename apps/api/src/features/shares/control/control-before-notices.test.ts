import { describe, expect, it, vi } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

describe('control that changed before there were notices', () => {
  it('is left to the confirmation statement', async () => {
    const books = await openShareBooks('06990081');
    const classId = await books.addClass();
    const [holt, ives] = [await books.addHolder('Holt'), await books.addHolder('Ives')];
    const allotted = (on: string, holderId: string, shares: string) =>
      books.recorded({
        kind: 'allotment',
        on,
        allottees: [{ classId, holderId, shares, priceEach: '1', paidEach: '1' }],
      });
    await allotted('2017-06-25', holt, '100');
    await allotted('2017-06-26', ives, '900');
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const said = proposals.map(
        ({ personName, notice, form, noticeBy }) => `${personName} ${notice}: ${form} by ${noticeBy}`,
      );
      expect(said.toSorted()).toEqual([
        'Holt became: CS01 by 2017-07-09',
        'Holt ceased: PSC07 by 2017-07-09',
        'Ives became: PSC01 by 2017-07-09',
      ]);
    }, 60_000);
  });
});
