import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { openShareBooks } from '../../../testing/share-books.ts';

describe('notices about control behind others', () => {
  it('stay open where the record only shows what was so before an earlier notice that it does not have yet', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const [owner] = holders;
    const holt = await books.addHolder('Holt');
    const allotted = (On: string, HolderId: string | undefined, Shares: string) =>
      books.recorded({
        Kind: 'allotment',
        On,
        Allottees: [{ ClassId, HolderId, Shares, PriceEach: '1', PaidEach: '1' }],
      });
    await allotted('2026-09-01', holt, '30');
    await allotted('2026-10-01', owner, '60');
    const ofOwner = async () => {
      const proposals = await books.read('GetControlProposals');
      return proposals.filter(({ Notice }) => Notice === 'changed');
    };
    const [away, back] = await vi.waitFor(async () => {
      const found = await ofOwner();
      expect(found.map(({ SharesAfter }) => SharesAfter)).toEqual(['25-to-50-percent', '50-to-75-percent']);
      return found;
    }, 20_000);
    expect(back).toMatchObject({ OnRecord: { State: 'current', Shares: '50-to-75-percent' } });
    await books.send('SettleControlProposal', { ProposalId: away.ProposalId, Outcome: 'done' });
    expect(await ofOwner()).toMatchObject([
      { Outcome: null, OnRecord: { ShowsIt: false } },
      { Outcome: 'done' },
    ]);
  });

  it('are taken back with their entry, also where the record had settled them', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const Members = [{ Kind: 'person', Surname: 'HARCASTLE', Forename: 'Nora' }];
    const nora = await books.addHolder('', { Members });
    const felix = await books.addHolder('Felix');
    const paid = { ClassId, PriceEach: '1', PaidEach: '1' };
    const Allottees = [
      { ...paid, HolderId: nora, Shares: '60' },
      { ...paid, HolderId: felix, Shares: '40' },
    ];
    const EventId = await books.recorded({ Kind: 'allotment', On: '2026-10-01', Allottees });
    const outcomes = async () => {
      const proposals: { Outcome: string | null }[] = await books.read('GetControlProposals');
      return proposals.map(({ Outcome }) => Outcome ?? 'open').toSorted();
    };
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['on-record', 'open']), 20_000);
    await books.recorded({ Kind: 'reversal', EventId, Reason: 'It never happened' });
    await vi.waitFor(async () => expect(await outcomes()).toEqual(['taken-back', 'taken-back']), 20_000);
  });
});
