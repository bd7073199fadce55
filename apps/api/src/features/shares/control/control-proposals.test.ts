import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import type { ShareBooks } from '../../../testing/share-books.ts';

const allotment = (ClassId: string, HolderId: string | undefined, Shares: string) => ({
  Kind: 'allotment',
  On: '2026-10-01',
  Allottees: [{ ClassId, HolderId, Shares, PriceEach: '1', PaidEach: '1' }],
});

async function proposalsOf(books: ShareBooks): Promise<string[]> {
  const proposals = await books.read('GetControlProposals');
  return proposals.map(
    (each: Record<string, string | null>) =>
      `${each['Form']} ${each['Notice']} ${each['SharesAfter'] ?? 'none'} ${each['Outcome'] ?? 'open'}`,
  );
}

/** Proposals follow an entry in the background. */
const eventually = (books: ShareBooks, expected: readonly string[]) =>
  vi.waitFor(async () => expect((await proposalsOf(books)).toSorted()).toEqual(expected.toSorted()), {
    timeout: 20_000,
    interval: 100,
  });

describe('notices about control that entries suggest', () => {
  it('are none for the balance that the books begin with', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    await books.recorded(allotment(ClassId, holders[1], '300'));
    // Both moved by the allotment, in one entry; the opening itself proposed nothing before.
    await eventually(books, ['PSC04 changed 75-to-100-percent open', 'PSC07 ceased none open']);
  });

  it('name the person, the form and the day, and are settled once, with a reason where they are dismissed', async () => {
    const { books, ClassId } = await openBegunBooks();
    const cara = await books.addHolder('Holt');
    await books.recorded(allotment(ClassId, cara, '100'));
    await vi.waitFor(async () => expect(await books.read('GetControlProposals')).not.toEqual([]), 20_000);
    const proposals = await books.read('GetControlProposals');
    const [became] = proposals.filter((each: { Notice: string }) => each.Notice === 'became');
    expect(became).toMatchObject({
      PersonName: 'Holt',
      Form: 'PSC01',
      ChangedOn: '2026-10-01',
      NoticeBy: '2026-10-14',
      SharesBefore: null,
      SharesAfter: '25-to-50-percent',
      Through: [],
    });
    const settle = (more: object) =>
      books.send('SettleControlProposal', { ProposalId: became.ProposalId, ...more });
    const without = await settle({ Outcome: 'dismissed' });
    expect(without.body.errors).toEqual({ Reason: 'Enter why no notice is needed' });
    const dismissed = await settle({ Outcome: 'dismissed', Reason: 'Holds as nominee' });
    expect(dismissed.body.Entity).toMatchObject([{ Outcome: 'dismissed', Reason: 'Holds as nominee' }]);
    expect((await settle({ Outcome: 'done' })).status).toBe(409);
    expect(
      (await books.send('SettleControlProposal', { ProposalId: randomUUID(), Outcome: 'done' })).status,
    ).toBe(404);
  });

  it('go with an entry that is reversed, and follow one that is corrected', async () => {
    const { books, ClassId } = await openBegunBooks();
    const cara = await books.addHolder('Holt');
    const EventId = await books.recorded(allotment(ClassId, cara, '100'));
    await vi.waitFor(
      async () => expect(await proposalsOf(books)).toContain('PSC01 became 25-to-50-percent open'),
      20_000,
    );
    const { body } = await books.send('RecordShareEvent', {
      Key: randomUUID(),
      Events: [{ Kind: 'reversal', EventId, Reason: 'There were 200' }, allotment(ClassId, cara, '200')],
    });
    const corrected = body.Entity[1].ShareEventId;
    await vi.waitFor(async () => {
      expect(await proposalsOf(books)).toContain('PSC01 became 50-to-75-percent open');
      expect(await proposalsOf(books)).toContain('PSC01 became 25-to-50-percent taken-back');
    }, 20_000);
    await books.recorded({ Kind: 'reversal', EventId: corrected, Reason: 'It never happened' });
    await vi.waitFor(
      async () => expect((await proposalsOf(books)).filter((each) => each.endsWith('open'))).toEqual([]),
      20_000,
    );
  });
});
