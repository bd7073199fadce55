import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { openShareBooks } from '../../../testing/share-books.ts';

describe('notices about control behind others', () => {
  it('stay open where the record only shows what was so before an earlier notice that it does not have yet', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const [owner] = holders;
    const holt = await books.addHolder('Holt');
    const allotted = (on: string, holderId: string | undefined, shares: string) =>
      books.recorded({
        kind: 'allotment',
        on,
        allottees: [{ classId, holderId, shares, priceEach: '1', paidEach: '1' }],
      });
    await allotted('2026-09-01', holt, '30');
    await allotted('2026-10-01', owner, '60');
    const ofOwner = async () => {
      const proposals = await books.read('GetControlProposals');
      return proposals.filter(({ notice }) => notice === 'changed');
    };
    const [away, back] = await vi.waitFor(async () => {
      const found = await ofOwner();
      expect(found.map(({ sharesAfter }) => sharesAfter)).toEqual(['25-to-50-percent', '50-to-75-percent']);
      return found;
    }, 60_000);
    expect(back).toMatchObject({ onRecord: { state: 'current', shares: '50-to-75-percent' } });
    await books.send('SettleControlProposal', { proposalId: away.proposalId, outcome: 'done' });
    expect(await ofOwner()).toMatchObject([
      { outcome: null, onRecord: { knownBecause: null } },
      { outcome: 'done' },
    ]);
  });

  it('are taken back with their entry, also where the record had settled them', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const members = [{ kind: 'person', surname: 'HARCASTLE', forename: 'Nora' }];
    const nora = await books.addHolder('', { members });
    const felix = await books.addHolder('Felix');
    const paid = { classId, priceEach: '1', paidEach: '1' };
    const allottees = [
      { ...paid, holderId: nora, shares: '60' },
      { ...paid, holderId: felix, shares: '40' },
    ];
    const eventId = await books.recorded({ kind: 'allotment', on: '2026-10-01', allottees });
    const outcomes = async () => {
      const proposals: { outcome: string | null }[] = await books.read('GetControlProposals');
      return proposals.map(({ outcome }) => outcome ?? 'open').toSorted();
    };
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['on-record', 'open']), 60_000);
    await books.recorded({ kind: 'reversal', eventId, reason: 'It never happened' });
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['taken-back', 'taken-back']), 60_000);
  });
});
