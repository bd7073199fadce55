import { describe, expect, it, vi } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

const allottee = (ClassId: string, HolderId: string, Shares: string) => ({
  ClassId,
  HolderId,
  Shares,
  PriceEach: '1',
  PaidEach: '1',
});

describe('what a plan says of control and what is proposed once it is recorded', () => {
  it('leave to people whether a company without a UK number is registered itself, as the plan does', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const company = (Name: string, more = {}) =>
      books.addHolder('', { Members: [{ Kind: 'company', Name, ...more }] });
    const uk = await company('Plum Holdings Ltd', { CompanyNumber: '07654321' });
    const abroad = await company('OVERSEAS HOLDCO BV');
    const branch = await company('Nordlys Invest AS', { CompanyNumber: 'FC012345' });
    const Allottees = [
      allottee(ClassId, uk, '30'),
      allottee(ClassId, abroad, '35'),
      allottee(ClassId, branch, '35'),
    ];
    const event = { Kind: 'allotment', On: '2026-10-01', Allottees };
    const expected = [
      'Nordlys Invest AS asked legal-entity',
      'OVERSEAS HOLDCO BV asked legal-entity',
      'Plum Holdings Ltd became null',
    ];
    const { body } = await books.send('PlanShareEvent', { Events: [event] });
    const planned: Record<string, string>[] = body.Entity[0].Control;
    expect(planned.map(({ Name, Notice, Asked }) => `${Name} ${Notice} ${Asked}`).toSorted()).toEqual(
      expected,
    );
    await books.recorded(event);
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      expect(
        proposals.map(({ PersonName, Notice, Asked }) => `${PersonName} ${Notice} ${Asked}`).toSorted(),
      ).toEqual(expected);
      expect(proposals.filter(({ Form }) => Form !== null)).toMatchObject([{ Form: 'PSC02' }]);
    }, 20_000);
  });

  it('enters nobody twice: a notice that is open counts, also where people were asked since (L1 to L7)', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const euro = await books.addClass({ ClassName: 'Euro', Currency: 'EUR', VotesPerShare: '0' });
    const [aye, bee, cee, dee] = [
      await books.addHolder('Aye'),
      await books.addHolder('Bee'),
      await books.addHolder('Cee'),
      await books.addHolder('Dee'),
    ];
    const allotment = (On: string, ...Allottees: object[]) => ({ Kind: 'allotment', On, Allottees });
    const bought = (On: string, HolderId: string, Shares: string) => ({
      Kind: 'buy-back',
      On,
      ClassId,
      Holdings: [{ HolderId, Shares }],
      Into: 'cancelled',
      Consideration: '10',
      OutOf: 'profits',
    });
    const sold = { TransfereeId: aye, Shares: '15', Consideration: '900' };
    const entries = [
      allotment('2026-01-15', allottee(ClassId, aye, '60'), allottee(ClassId, bee, '40')),
      allotment('2026-10-30', allottee(ClassId, cee, '50')),
      { Kind: 'transfer', On: '2026-11-01', ClassId, TransferorId: bee, Transferees: [sold] },
      allotment('2026-11-03', allottee(euro, dee, '1000')),
      bought('2026-11-04', bee, '10'),
      bought('2026-11-05', aye, '70'),
    ];
    for (const entry of entries) await recordAsPlanned(books, entry);
    const open = await books.read('GetControlProposals');
    const ofAye = open.filter(({ PersonName }) => PersonName === 'Aye');
    expect(ofAye.map(({ ChangedOn, Form, Follows }) => `${ChangedOn} ${Form} ${Follows}`)).toEqual([
      '2026-01-15 PSC01 null',
      '2026-10-30 PSC04 2026-01-15',
      '2026-11-03 null 2026-10-30',
      '2026-11-04 PSC04 2026-10-30',
      '2026-11-05 PSC07 2026-11-04',
    ]);
    // Somebody who came and went is told of twice, until it is said that they never had to be entered.
    const [became, ceased] = open.filter(({ PersonName }) => PersonName === 'Bee');
    expect(ceased).toMatchObject({ Form: 'PSC07', Follows: '2026-01-15', OnRecord: { ShowsIt: false } });
    const settlement = { ProposalId: became.ProposalId, Outcome: 'dismissed', Reason: 'Holds as nominee' };
    await books.send('SettleControlProposal', settlement);
    const settled = (await books.read('GetControlProposals')).filter(
      ({ ProposalId }) => ProposalId === ceased.ProposalId,
    );
    expect(settled).toMatchObject([{ Outcome: 'on-record', Reason: 'Not on the record' }]);
  });
});

/** Records an entry, and waits until exactly what its plan said is proposed. */
async function recordAsPlanned(books: ShareBooks, event: object): Promise<void> {
  const { body } = await books.send('PlanShareEvent', { Events: [event] });
  const planned: Record<string, string>[] = body.Entity[0].Control;
  const EventId = await books.recorded(event);
  await vi.waitFor(async () => {
    const own = (await books.read('GetControlProposals')).filter(
      ({ ShareEventId }) => ShareEventId === EventId,
    );
    expect(own.map(({ PersonName, Notice, Asked }) => `${PersonName} ${Notice} ${Asked}`).toSorted()).toEqual(
      planned.map(({ Name, Notice, Asked }) => `${Name} ${Notice} ${Asked}`).toSorted(),
    );
  }, 20_000);
}
