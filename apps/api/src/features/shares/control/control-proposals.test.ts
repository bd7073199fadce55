import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { importCompany } from '../../../testing/imported-company.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

const allottee = (ClassId: string, HolderId: string, Shares: string) => ({
  ClassId,
  HolderId,
  Shares,
  PriceEach: '1',
  PaidEach: '1',
});
const allotment = (ClassId: string, HolderId: string | undefined, Shares: string) => ({
  Kind: 'allotment',
  On: '2026-10-01',
  Allottees: [{ ClassId, HolderId, Shares, PriceEach: '1', PaidEach: '1' }],
});

async function proposalsOf(books: ShareBooks): Promise<string[]> {
  const proposals = await books.read('GetControlProposals');
  return proposals.map(
    (each: Record<string, string | null>) =>
      `${each['Form'] ?? 'null'} ${each['Notice']} ${each['SharesAfter'] ?? 'none'} ${each['Outcome'] ?? 'open'}`,
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
    // The record of the registry knows one of them only.
    await eventually(books, ['PSC01 became 75-to-100-percent open', 'PSC07 ceased none open']);
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

  it('tell of an end that the record does not know to have begun, unless its beginning was dismissed', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const [done, open, dismissed] = [
      await books.addHolder('Holt'),
      await books.addHolder('Ives'),
      await books.addHolder('Jay'),
    ];
    const Allottees = [done, open, dismissed].map((each) => allottee(ClassId, each, '105'));
    await books.recorded({ Kind: 'allotment', On: '2026-09-01', Allottees });
    const proposed = async (notice: string) => {
      const proposals = await books.read('GetControlProposals');
      return proposals.filter(
        ({ Notice, PersonName }) => Notice === notice && ['Holt', 'Ives', 'Jay'].includes(PersonName),
      );
    };
    const became = await vi.waitFor(async () => {
      const found = await proposed('became');
      expect(found).toHaveLength(3);
      return found;
    }, 20_000);
    const settle = (name: string, more: object) =>
      books.send('SettleControlProposal', {
        ProposalId: became.find(({ PersonName }) => PersonName === name)?.ProposalId,
        ...more,
      });
    await settle('Holt', { Outcome: 'done' });
    await settle('Jay', { Outcome: 'dismissed', Reason: 'Holds as nominee' });
    // Exactly a quarter each is no control any more.
    await books.recorded({ ...allotment(ClassId, holders[0], '5'), On: '2026-10-20' });
    await vi.waitFor(async () => {
      const ceased = await proposed('ceased');
      expect(
        ceased.map(({ PersonName, Form, Outcome }) => `${PersonName} ${Form} ${Outcome}`).sort(),
      ).toEqual(['Holt PSC07 null', 'Ives PSC07 null', 'Jay PSC07 on-record']);
    }, 20_000);
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

  it('reach through a company of the account that is found by its number, or by its name where nobody entered one', async () => {
    const { books, ClassId } = await openBegunBooks();
    const company = await importCompany(books.person, 'FC990037');
    const within = { CompanyId: company };
    const ann = await books.addHolder('Bell', within);
    const own = await books.addClass(within);
    await books.send('RecordShareEvent', { ...within, Events: [allotment(own, ann, '100')] });
    const [{ CompanyName }] = (
      await books.person.call('GET', `/api/CompanyInformation/GetCompanyOverview?CompanyId=${company}`)
    ).body.Entity;
    const proposedFor = async (Member: object) => {
      const holder = await books.addHolder('', { Members: [{ Kind: 'company', ...Member }] });
      const EventId = await books.recorded(allotment(ClassId, holder, '900'));
      const proposal = await vi.waitFor(async () => {
        const proposals = await books.read('GetControlProposals');
        const found = proposals.find(
          (each: Record<string, string>) =>
            each['ShareEventId'] === EventId && ['Bell', CompanyName].includes(each['PersonName'] ?? ''),
        );
        expect(found).toBeDefined();
        return found;
      }, 20_000);
      // Each stands alone: bands are compared before and after.
      await books.recorded({ Kind: 'reversal', EventId, Reason: 'It was another company' });
      return proposal;
    };
    const numbered = { Name: 'As it was called before', CompanyNumber: 'fc990037' };
    expect(await proposedFor(numbered)).toMatchObject({
      PersonName: 'Bell',
      Through: ['As it was called before'],
      FoundByName: [],
    });
    expect(await proposedFor({ Name: CompanyName })).toMatchObject({
      PersonName: 'Bell',
      FoundByName: [CompanyName],
    });
    expect(await proposedFor({ Name: CompanyName, CompanyNumber: '07654321' })).toMatchObject({
      PersonName: CompanyName,
      Through: [],
    });
  });

  it('are what the plan said, on every day that an entry of an earlier day changes', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const [aye, ex] = [await books.addHolder('Aye'), await books.addHolder('Ex')];
    const Allottees = [allottee(ClassId, aye, '80'), allottee(ClassId, ex, '20')];
    await books.recorded({ Kind: 'allotment', On: '2026-01-20', Allottees });
    const sold = (On: string, TransferorId: string, TransfereeId: string, Shares: string) => ({
      Kind: 'transfer',
      On,
      ClassId,
      TransferorId,
      Transferees: [{ TransfereeId, Shares, Consideration: '0' }],
    });
    await books.recorded(sold('2026-09-01', ex, aye, '15'));
    const backDated = sold('2026-03-01', aye, ex, '10');
    const { body } = await books.send('PlanShareEvent', { Events: [backDated] });
    expect(
      body.Entity[0].Control.map((each: Record<string, string>) => [
        each['On'],
        each['Name'],
        each['Notice'],
      ]),
    ).toEqual([
      ['2026-03-01', 'Aye', 'changed'],
      ['2026-03-01', 'Ex', 'became'],
      ['2026-09-01', 'Aye', 'changed'],
      ['2026-09-01', 'Ex', 'ceased'],
    ]);
    const EventId = await books.recorded(backDated);
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const own = proposals.filter(({ ShareEventId }) => ShareEventId === EventId);
      expect(own.map((each) => `${each.ChangedOn} ${each.PersonName} ${each.Form}`).toSorted()).toEqual([
        '2026-03-01 Aye PSC04',
        '2026-03-01 Ex PSC01',
        '2026-09-01 Aye PSC04',
        '2026-09-01 Ex PSC07',
      ]);
    }, 20_000);
  });

  it('ask where shares of two currencies leave a band open, and propose no form', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const euro = await books.addClass({ ClassName: 'Euro', Currency: 'EUR', VotesPerShare: '0' });
    const [aye, bee, cee] = [
      await books.addHolder('Aye'),
      await books.addHolder('Bee'),
      await books.addHolder('Cee'),
    ];
    const Allottees = [
      allottee(ClassId, aye, '60'),
      allottee(ClassId, bee, '20'),
      allottee(ClassId, cee, '20'),
    ];
    await books.recorded({ Kind: 'allotment', On: '2026-01-20', Allottees });
    await eventually(books, ['PSC01 became 50-to-75-percent open']);
    await books.recorded({
      Kind: 'allotment',
      On: '2026-02-02',
      Allottees: [allottee(euro, bee, '50')],
    });
    await eventually(books, [
      'PSC01 became 50-to-75-percent open',
      'null asked several-currencies open',
      'null asked several-currencies open',
    ]);
    const transmission = {
      Kind: 'transmission',
      On: '2026-03-02',
      FromId: bee,
      ToId: cee,
      Evidence: 'Probate',
    };
    const EventId = await books.recorded(transmission);
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const own = proposals.filter(({ ShareEventId }) => ShareEventId === EventId);
      expect(own.map(({ PersonName, Notice }) => `${PersonName} ${Notice}`).toSorted()).toEqual([
        'Bee asked',
        'Cee became',
      ]);
    }, 20_000);
  });

  it('are compared with the record: what stands there already needs none, and says so', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const holder = (Surname: string, Forename: string) =>
      books.addHolder('', { Members: [{ Kind: 'person', Surname, Forename }] });
    const [nora, felix] = [await holder('HARCASTLE', 'Nora'), await holder('Harcastle', 'Felix')];
    const Allottees = [allottee(ClassId, nora, '60'), allottee(ClassId, felix, '40')];
    await books.recorded({ Kind: 'allotment', On: '2026-10-01', Allottees });
    await eventually(books, [
      'PSC01 became 50-to-75-percent on-record',
      'PSC01 became 25-to-50-percent open',
    ]);
    const proposals = await books.read('GetControlProposals');
    expect(proposals.find(({ Outcome }) => Outcome === 'on-record')).toMatchObject({
      PersonName: 'Nora HARCASTLE',
      Reason: expect.stringMatching(/^On the record with the same control since \d+ \w+ \d{4}$/),
      OnRecord: { State: 'current', Shares: '50-to-75-percent', ShowsIt: true },
    });
    expect(proposals.find(({ Outcome }) => Outcome === null)).toMatchObject({
      PersonName: 'Felix Harcastle',
      OnRecord: { State: 'absent', Since: null, ShowsIt: false },
    });
    // The record shows another band: it is changed there, and nobody is entered anew.
    const sold = { TransfereeId: felix, Shares: '30', Consideration: '0' };
    await books.recorded({
      Kind: 'transfer',
      On: '2026-10-05',
      ClassId,
      TransferorId: nora,
      Transferees: [sold],
    });
    await vi.waitFor(async () => {
      expect(await proposalsOf(books)).toContain('PSC04 changed 25-to-50-percent open');
      // They are entered by the first notice, and changed by the second.
      expect(await proposalsOf(books)).toContain('PSC04 changed 50-to-75-percent open');
    }, 20_000);
  });
});
