import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { importCompany } from '../../../testing/imported-company.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

const allottee = (classId: string, holderId: string, shares: string) => ({
  classId,
  holderId,
  shares,
  priceEach: '1',
  paidEach: '1',
});
const allotment = (classId: string, holderId: string | undefined, shares: string) => ({
  kind: 'allotment',
  on: '2026-10-01',
  allottees: [{ classId, holderId, shares, priceEach: '1', paidEach: '1' }],
});

async function proposalsOf(books: ShareBooks): Promise<string[]> {
  const proposals = await books.read('GetControlProposals');
  return proposals.map(
    (each: Record<string, string | null>) =>
      `${each['form'] ?? 'null'} ${each['notice']} ${each['sharesAfter'] ?? 'none'} ${each['outcome'] ?? 'open'}`,
  );
}

/** Proposals follow an entry in the background. */
const eventually = (books: ShareBooks, expected: readonly string[]) =>
  vi.waitFor(async () => expect((await proposalsOf(books)).toSorted()).toEqual(expected.toSorted()), {
    timeout: 60_000,
    interval: 100,
  });

describe('notices about control that entries suggest', () => {
  it('are none for the balance that the books begin with', async () => {
    const { books, classId, holders } = await openBegunBooks();
    await books.recorded(allotment(classId, holders[1], '300'));
    // Both moved by the allotment, in one entry; the opening itself proposed nothing before.
    // The record of the registry knows one of them only.
    await eventually(books, ['PSC01 became 75-to-100-percent open', 'PSC07 ceased none open']);
  });

  it('name the person, the form and the day, and are settled once, with a reason where they are dismissed', async () => {
    const { books, classId } = await openBegunBooks();
    const cara = await books.addHolder('Holt');
    await books.recorded(allotment(classId, cara, '100'));
    await vi.waitFor(async () => expect(await books.read('GetControlProposals')).not.toEqual([]), 60_000);
    const proposals = await books.read('GetControlProposals');
    const [became] = proposals.filter((each: { notice: string }) => each.notice === 'became');
    expect(became).toMatchObject({
      personName: 'Holt',
      form: 'PSC01',
      changedOn: '2026-10-01',
      noticeBy: '2026-10-14',
      sharesBefore: null,
      sharesAfter: '25-to-50-percent',
      through: [],
    });
    const settle = (more: object) =>
      books.send('SettleControlProposal', { proposalId: became.proposalId, ...more });
    const without = await settle({ outcome: 'dismissed' });
    expect(without.body.errors).toEqual({ reason: 'Enter why no notice is needed' });
    const dismissed = await settle({ outcome: 'dismissed', reason: 'Holds as nominee' });
    expect(dismissed.body.entity).toMatchObject([{ outcome: 'dismissed', reason: 'Holds as nominee' }]);
    expect((await settle({ outcome: 'done' })).status).toBe(409);
    expect(
      (await books.send('SettleControlProposal', { proposalId: randomUUID(), outcome: 'done' })).status,
    ).toBe(404);
  });

  it('tell of an end that the record does not know to have begun, unless its beginning was dismissed', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const [done, open, dismissed] = [
      await books.addHolder('Holt'),
      await books.addHolder('Ives'),
      await books.addHolder('Jay'),
    ];
    const allottees = [done, open, dismissed].map((each) => allottee(classId, each, '105'));
    await books.recorded({ kind: 'allotment', on: '2026-09-01', allottees });
    const proposed = async (notice: string) => {
      const proposals = await books.read('GetControlProposals');
      return proposals.filter(
        (proposal) => proposal.notice === notice && ['Holt', 'Ives', 'Jay'].includes(proposal.personName),
      );
    };
    const became = await vi.waitFor(async () => {
      const found = await proposed('became');
      expect(found).toHaveLength(3);
      return found;
    }, 60_000);
    const settle = (name: string, more: object) =>
      books.send('SettleControlProposal', {
        proposalId: became.find(({ personName }) => personName === name)?.proposalId,
        ...more,
      });
    await settle('Holt', { outcome: 'done' });
    await settle('Jay', { outcome: 'dismissed', reason: 'Holds as nominee' });
    // Exactly a quarter each is no control any more.
    await books.recorded({ ...allotment(classId, holders[0], '5'), on: '2026-10-20' });
    await vi.waitFor(async () => {
      const ceased = await proposed('ceased');
      expect(
        ceased.map(({ personName, form, outcome }) => `${personName} ${form} ${outcome}`).sort(),
      ).toEqual(['Holt PSC07 null', 'Ives PSC07 null', 'Jay PSC07 on-record']);
    }, 60_000);
  });

  it('go with an entry that is reversed, and follow one that is corrected', async () => {
    const { books, classId } = await openBegunBooks();
    const cara = await books.addHolder('Holt');
    const eventId = await books.recorded(allotment(classId, cara, '100'));
    await vi.waitFor(
      async () => expect(await proposalsOf(books)).toContain('PSC01 became 25-to-50-percent open'),
      60_000,
    );
    const { body } = await books.send('RecordShareEvent', {
      key: randomUUID(),
      events: [{ kind: 'reversal', eventId, reason: 'There were 200' }, allotment(classId, cara, '200')],
    });
    const corrected = body.entity[1].shareEventId;
    await vi.waitFor(async () => {
      expect(await proposalsOf(books)).toContain('PSC01 became 50-to-75-percent open');
      expect(await proposalsOf(books)).toContain('PSC01 became 25-to-50-percent taken-back');
    }, 60_000);
    await books.recorded({ kind: 'reversal', eventId: corrected, reason: 'It never happened' });
    await vi.waitFor(
      async () => expect((await proposalsOf(books)).filter((each) => each.endsWith('open'))).toEqual([]),
      60_000,
    );
  });

  it('reach through a company of the account that is found by its number, or by its name where nobody entered one', async () => {
    const { books, classId } = await openBegunBooks();
    const company = await importCompany(books.person, 'FC990037');
    const within = { companyId: company };
    const ann = await books.addHolder('Bell', within);
    const own = await books.addClass(within);
    await books.send('RecordShareEvent', { ...within, events: [allotment(own, ann, '100')] });
    const [{ companyName }] = (
      await books.person.call('GET', `/api/CompanyInformation/GetCompanyOverview?companyId=${company}`)
    ).body.entity;
    const proposedFor = async (Member: object) => {
      const holder = await books.addHolder('', { members: [{ kind: 'company', ...Member }] });
      const eventId = await books.recorded(allotment(classId, holder, '900'));
      const proposal = await vi.waitFor(async () => {
        const proposals = await books.read('GetControlProposals');
        const found = proposals.find(
          (each: Record<string, string>) =>
            each['shareEventId'] === eventId && ['Bell', companyName].includes(each['personName'] ?? ''),
        );
        expect(found).toBeDefined();
        return found;
      }, 60_000);
      // Each stands alone: bands are compared before and after.
      await books.recorded({ kind: 'reversal', eventId, reason: 'It was another company' });
      return proposal;
    };
    const numbered = { name: 'As it was called before', companyNumber: 'fc990037' };
    expect(await proposedFor(numbered)).toMatchObject({
      personName: 'Bell',
      through: ['As it was called before'],
      foundByName: [],
    });
    expect(await proposedFor({ name: companyName })).toMatchObject({
      personName: 'Bell',
      foundByName: [companyName],
    });
    expect(await proposedFor({ name: companyName, companyNumber: '07654321' })).toMatchObject({
      personName: companyName,
      through: [],
    });
  });

  it('are what the plan said, on every day that an entry of an earlier day changes', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const [aye, ex] = [await books.addHolder('Aye'), await books.addHolder('Ex')];
    const allottees = [allottee(classId, aye, '80'), allottee(classId, ex, '20')];
    await books.recorded({ kind: 'allotment', on: '2026-01-20', allottees });
    const sold = (on: string, transferorId: string, transfereeId: string, shares: string) => ({
      kind: 'transfer',
      on,
      classId,
      transferorId,
      transferees: [{ transfereeId, shares, consideration: '0' }],
    });
    await books.recorded(sold('2026-09-01', ex, aye, '15'));
    const backDated = sold('2026-03-01', aye, ex, '10');
    const { body } = await books.send('PlanShareEvent', { events: [backDated] });
    expect(
      body.entity[0].control.map((each: Record<string, string>) => [
        each['on'],
        each['name'],
        each['notice'],
      ]),
    ).toEqual([
      ['2026-03-01', 'Aye', 'changed'],
      ['2026-03-01', 'Ex', 'became'],
      ['2026-09-01', 'Aye', 'changed'],
      ['2026-09-01', 'Ex', 'ceased'],
    ]);
    const eventId = await books.recorded(backDated);
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const own = proposals.filter(({ shareEventId }) => shareEventId === eventId);
      expect(own.map((each) => `${each.changedOn} ${each.personName} ${each.form}`).toSorted()).toEqual([
        '2026-03-01 Aye PSC04',
        '2026-03-01 Ex PSC01',
        '2026-09-01 Aye PSC04',
        '2026-09-01 Ex PSC07',
      ]);
    }, 60_000);
  });

  it('ask where shares of two currencies leave a band open, and propose no form', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const euro = await books.addClass({ className: 'Euro', currency: 'EUR', votesPerShare: '0' });
    const [aye, bee, cee] = [
      await books.addHolder('Aye'),
      await books.addHolder('Bee'),
      await books.addHolder('Cee'),
    ];
    const allottees = [
      allottee(classId, aye, '60'),
      allottee(classId, bee, '20'),
      allottee(classId, cee, '20'),
    ];
    await books.recorded({ kind: 'allotment', on: '2026-01-20', allottees });
    await eventually(books, ['PSC01 became 50-to-75-percent open']);
    await books.recorded({
      kind: 'allotment',
      on: '2026-02-02',
      allottees: [allottee(euro, bee, '50')],
    });
    await eventually(books, [
      'PSC01 became 50-to-75-percent open',
      'null asked several-currencies open',
      'null asked several-currencies open',
    ]);
    const transmission = {
      kind: 'transmission',
      on: '2026-03-02',
      fromId: bee,
      toId: cee,
      evidence: 'Probate',
    };
    const eventId = await books.recorded(transmission);
    await vi.waitFor(async () => {
      const proposals = await books.read('GetControlProposals');
      const own = proposals.filter(({ shareEventId }) => shareEventId === eventId);
      expect(own.map(({ personName, notice }) => `${personName} ${notice}`).toSorted()).toEqual([
        'Bee asked',
        'Cee became',
      ]);
    }, 60_000);
  });

  it('are compared with the record: what stands there already needs none, and says so', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const holder = (surname: string, forename: string) =>
      books.addHolder('', { members: [{ kind: 'person', surname, forename }] });
    const [nora, felix] = [await holder('HARCASTLE', 'Nora'), await holder('Harcastle', 'Felix')];
    const allottees = [allottee(classId, nora, '60'), allottee(classId, felix, '40')];
    const allotted = { kind: 'allotment', on: '2026-10-01', allottees };
    const { body } = await books.send('PlanShareEvent', { events: [allotted] });
    const planned = body.entity[0].control.find((each: { notice: string }) => each.notice === 'known');
    expect(planned.knownBecause).toMatch(/^On the PSC register with the same control since \d+ \w+ \d{4}$/);
    await books.recorded(allotted);
    await eventually(books, [
      'PSC01 became 50-to-75-percent on-record',
      'PSC01 became 25-to-50-percent open',
    ]);
    const proposals = await books.read('GetControlProposals');
    expect(proposals.find(({ outcome }) => outcome === 'on-record')).toMatchObject({
      personName: 'Nora HARCASTLE',
      reason: planned.knownBecause,
      onRecord: { state: 'current', shares: '50-to-75-percent', knownBecause: planned.knownBecause },
    });
    expect(proposals.find(({ outcome }) => outcome === null)).toMatchObject({
      personName: 'Felix Harcastle',
      onRecord: { state: 'absent', since: null, knownBecause: null },
    });
    // The record shows another band: it is changed there, and nobody is entered anew.
    const transferees = [{ transfereeId: felix, shares: '30', consideration: '0' }];
    const transfer = { kind: 'transfer', on: '2026-10-05', classId, transferorId: nora, transferees };
    await books.recorded(transfer);
    await vi.waitFor(async () => {
      expect(await proposalsOf(books)).toContain('PSC04 changed 25-to-50-percent open');
      // They are entered by the first notice, and changed by the second.
      expect(await proposalsOf(books)).toContain('PSC04 changed 50-to-75-percent open');
    }, 60_000);
  });
});
