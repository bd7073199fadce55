import { describe, expect, it, vi } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

const allottee = (classId: string, holderId: string, shares: string) => ({
  classId,
  holderId,
  shares,
  priceEach: '1',
  paidEach: '1',
});

describe('what a plan says of control and what is proposed once it is recorded', () => {
  it('leave to people whether a company without a UK number is registered itself, as the plan does', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const company = (name: string, more = {}) =>
      books.addHolder('', { members: [{ kind: 'company', name, ...more }] });
    const uk = await company('Plum Holdings Ltd', { companyNumber: '07654321' });
    const abroad = await company('OVERSEAS HOLDCO BV');
    const branch = await company('Nordlys Invest AS', { companyNumber: 'FC012345' });
    const allottees = [
      allottee(classId, uk, '30'),
      allottee(classId, abroad, '35'),
      allottee(classId, branch, '35'),
    ];
    const event = { kind: 'allotment', on: '2026-10-01', allottees };
    const expected = [
      'Nordlys Invest AS asked legal-entity',
      'OVERSEAS HOLDCO BV asked legal-entity',
      'Plum Holdings Ltd became null',
    ];
    const { body } = await books.send('PlanShareEvent', { events: [event] });
    const planned: Record<string, string>[] = body.entity[0].control;
    expect(planned.map(({ name, notice, asked }) => `${name} ${notice} ${asked}`).toSorted()).toEqual(
      expected,
    );
    await books.recorded(event);
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      expect(
        proposals.map(({ personName, notice, asked }) => `${personName} ${notice} ${asked}`).toSorted(),
      ).toEqual(expected);
      expect(proposals.filter(({ form }) => form !== null)).toMatchObject([{ form: 'PSC02' }]);
    }, 60_000);
  });

  it('enters nobody twice: a notice that is open counts, also where people were asked since (L1 to L7)', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const euro = await books.addClass({ className: 'Euro', currency: 'EUR', votesPerShare: '0' });
    const [aye, bee, cee, dee] = [
      await books.addHolder('Aye'),
      await books.addHolder('Bee'),
      await books.addHolder('Cee'),
      await books.addHolder('Dee'),
    ];
    const allotment = (on: string, ...allottees: object[]) => ({ kind: 'allotment', on, allottees });
    const bought = (on: string, holderId: string, shares: string) => ({
      kind: 'buy-back',
      on,
      classId,
      holdings: [{ holderId, shares }],
      into: 'cancelled',
      consideration: '10',
      outOf: 'profits',
    });
    const sold = { transfereeId: aye, shares: '15', consideration: '900' };
    const entries = [
      allotment('2026-01-15', allottee(classId, aye, '60'), allottee(classId, bee, '40')),
      allotment('2026-10-30', allottee(classId, cee, '50')),
      { kind: 'transfer', on: '2026-11-01', classId, transferorId: bee, transferees: [sold] },
      allotment('2026-11-03', allottee(euro, dee, '1000')),
      bought('2026-11-04', bee, '10'),
      bought('2026-11-05', aye, '70'),
    ];
    for (const entry of entries) await recordAsPlanned(books, entry);
    const open = await books.read('GetControlProposals');
    const ofAye = open.filter(({ personName }) => personName === 'Aye');
    expect(ofAye.map(({ changedOn, form, follows }) => `${changedOn} ${form} ${follows}`)).toEqual([
      '2026-01-15 PSC01 null',
      '2026-10-30 PSC04 2026-01-15',
      '2026-11-03 null 2026-10-30',
      '2026-11-04 PSC04 2026-10-30',
      '2026-11-05 PSC07 2026-11-04',
    ]);
    // Somebody who came and went is told of twice, until it is said that they never had to be entered.
    const [became, ceased] = open.filter(({ personName }) => personName === 'Bee');
    expect(ceased).toMatchObject({ form: 'PSC07', follows: '2026-01-15', onRecord: { knownBecause: null } });
    const settlement = { proposalId: became.proposalId, outcome: 'dismissed', reason: 'Holds as nominee' };
    await books.send('SettleControlProposal', settlement);
    const settled = (await books.read('GetControlProposals')).filter(
      ({ proposalId }) => proposalId === ceased.proposalId,
    );
    expect(settled).toMatchObject([
      {
        outcome: 'on-record',
        reason: expect.stringMatching(
          /^Never on the PSC register, .* that notice and the cessation notice are still owed$/,
        ),
      },
    ]);
  });
});

/** Records an entry, and waits until exactly what its plan said is proposed. */
async function recordAsPlanned(books: ShareBooks, event: object): Promise<void> {
  const { body } = await books.send('PlanShareEvent', { events: [event] });
  const planned: Record<string, string>[] = body.entity[0].control;
  const eventId = await books.recorded(event);
  await vi.waitFor(async () => {
    const own = (await books.read('GetControlProposals')).filter(
      ({ shareEventId }) => shareEventId === eventId,
    );
    expect(own.map(({ personName, notice, asked }) => `${personName} ${notice} ${asked}`).toSorted()).toEqual(
      planned.map(({ name, notice, asked }) => `${name} ${notice} ${asked}`).toSorted(),
    );
  }, 60_000);
}
