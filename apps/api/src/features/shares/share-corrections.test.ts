import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../testing/share-books.ts';
import { testApi } from '../../testing/test-api.ts';
import { verifyRegisters } from '../../tools/verify-registers.ts';

interface Divided {
  books: ShareBooks;
  holders: Record<'alice' | 'bob' | 'cara', string>;
  wrong: string;
  divided: string;
  transfer(On: string, from: string, to: string, Shares: string): object;
}

/** Bob passed 400 of his 1,000 shares to Alice; then each share became ten. */
async function divide(): Promise<Divided> {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const holders = {
    alice: await books.addHolder('Alice'),
    bob: await books.addHolder('Bob'),
    cara: await books.addHolder('Cara'),
  };
  const paid = { ClassId, PriceEach: '1', PaidEach: '1' };
  await books.recorded({
    Kind: 'allotment',
    On: '2026-02-02',
    Allottees: [
      { ...paid, HolderId: holders.bob, Shares: '1000' },
      { ...paid, HolderId: holders.cara, Shares: '50' },
    ],
  });
  const transfer: Divided['transfer'] = (On, TransferorId, TransfereeId, Shares) => ({
    Kind: 'transfer',
    On,
    ClassId,
    TransferorId,
    Transferees: [{ TransfereeId, Shares }],
  });
  const wrong = await books.recorded(transfer('2026-03-02', holders.bob, holders.alice, '400'));
  const divided = await books.recorded({ Kind: 'subdivision', On: '2026-04-01', ClassId, Into: '10' });
  return { books, holders, wrong, divided, transfer };
}

function correction({ holders, wrong, transfer }: Divided, Shares = '300') {
  const { alice, bob } = holders;
  return [
    { Kind: 'reversal', EventId: wrong, Reason: 'Misread the form' },
    transfer('2026-03-02', bob, alice, Shares),
  ];
}

async function liveCertificates(books: ShareBooks): Promise<string[]> {
  const all = await books.read('ShareCertificateDetails');
  return all
    .filter(({ Status }) => Status === 'live')
    .map((each) => `${each.CertificateNumber} ${each.HolderName} ${each.Shares}`);
}

describe('an allotment that was forgotten before a sub-division', () => {
  const forgotten = ({ holders }: Divided, ClassId: string) => ({
    Kind: 'allotment',
    On: '2026-02-20',
    Allottees: [{ ClassId, HolderId: holders.alice, Shares: '30', PriceEach: '1', PaidEach: '1' }],
  });

  it('is shown with the sub-division that is entered again, and recorded with it', async () => {
    const given = await divide();
    const { books, divided } = given;
    const [{ ShareClassId }] = await books.read('GetShareClassDetails');
    const plan = await books.send('PlanShareEvent', { Events: [forgotten(given, ShareClassId)] });
    const [{ Basis, Events }] = plan.body.Entity;
    expect(Events.map(({ Kind, EntersAgain }: Record<string, unknown>) => [Kind, EntersAgain])).toEqual([
      ['allotment', null],
      ['subdivision', { ShareEventId: divided, Number: 3 }],
    ]);
    expect(Events[1].Holdings).toMatchObject([{ HolderName: 'Alice', Before: '4000', After: '4300' }]);
    const order = { Key: randomUUID(), Basis, Events: [forgotten(given, ShareClassId)] };
    const { status, body } = await books.send('RecordShareEvent', order);
    expect([status, body.Entity.map(({ Kind }: { Kind: string }) => Kind)]).toEqual([
      200,
      ['reversal', 'allotment', 'subdivision'],
    ]);
    expect(body.Entity[0].Request.Reason).toBe(
      'Entered again, because an entry of 20 February 2026 was recorded late',
    );
    expect((await books.send('RecordShareEvent', order)).body).toEqual(body);
    expect(await books.holdings()).toEqual(['Alice 4300', 'Bob 6000', 'Cara 500']);
    expect(await books.holdings({ AsAt: '2026-03-15' })).toEqual(['Alice 430', 'Bob 600', 'Cara 50']);
    expect(await books.holdings({ KnownAt: '3' })).toEqual(['Alice 4000', 'Bob 6000', 'Cara 500']);
    const { database } = (await testApi()).server.platform;
    expect(await verifyRegisters({ database }, books.companyId)).toContain('adds up');
  });

  it('answers with the allotment alone, by the call of allotments', async () => {
    const given = await divide();
    const [{ ShareClassId }] = await given.books.read('GetShareClassDetails');
    const { Allottees, On } = forgotten(given, ShareClassId);
    const reply = await given.books.send('SaveAllotementShareDetails', { On, ...Allottees[0] });
    expect([reply.status, reply.body.Entity.length]).toEqual([200, 1]);
    expect(reply.body.Entity[0]).toMatchObject({ On: '2026-02-20', Allottees: [{ Shares: '30' }] });
  });

  it('is refused with the later entry that cannot be entered again', async () => {
    const { books, holders, transfer } = await divide();
    const later = await books.recorded(transfer('2026-05-01', holders.bob, holders.cara, '6000'));
    const { status, body } = await books.record(transfer('2026-02-20', holders.bob, holders.cara, '1'));
    expect([status, body.code]).toEqual([409, 'entry-in-the-way']);
    expect(body.facts).toMatchObject({ ShareEventId: later, Number: 4, Kind: 'transfer' });
    expect(await books.read('GetShareEvents')).toHaveLength(4);
  });
});

describe('a correction before a sub-division', () => {
  it('is planned and recorded with the sub-division in one act, and later transfers stay', async () => {
    const given = await divide();
    const { books, holders, divided, transfer } = given;
    const later = await books.recorded(transfer('2026-05-01', holders.alice, holders.cara, '1000'));
    const plan = await books.send('PlanShareEvent', { Events: correction(given) });
    const [{ Events }] = plan.body.Entity;
    expect(Events.map(({ Kind, EntersAgain }: Record<string, unknown>) => [Kind, EntersAgain])).toEqual([
      ['reversal', null],
      ['transfer', null],
      ['subdivision', { ShareEventId: divided, Number: 3 }],
    ]);
    expect(
      Events[2].Holdings.map((each: Record<string, string>) => [
        each['HolderName'],
        each['Before'],
        each['After'],
      ]).toSorted(),
    ).toEqual([
      ['Alice', '4000', '3000'],
      ['Bob', '6000', '7000'],
    ]);
    const Key = randomUUID();
    const order = { Key, Basis: 4, Events: correction(given) };
    const { status, body } = await books.send('RecordShareEvent', order);
    expect([status, body.Entity.length]).toEqual([200, 4]);
    expect((await books.send('RecordShareEvent', order)).body).toEqual(body);
    expect(await books.holdings()).toEqual(['Alice 2000', 'Bob 7000', 'Cara 1500']);
    expect(await books.holdings({ AsAt: '2026-03-15' })).toEqual(['Alice 300', 'Bob 700', 'Cara 50']);
    expect(await books.holdings({ AsAt: '2026-04-15' })).toEqual(['Alice 3000', 'Bob 7000', 'Cara 500']);
    expect(await books.holdings({ KnownAt: '4' })).toEqual(['Alice 3000', 'Bob 6000', 'Cara 1500']);
    const events = await books.read('GetShareEvents');
    expect(events.map((each) => [each.Kind, each.IsReversed, each.EntersAgain])).toEqual([
      ['allotment', false, null],
      ['transfer', true, null],
      ['subdivision', true, null],
      ['transfer', false, null],
      ['reversal', false, null],
      ['reversal', false, null],
      ['transfer', false, null],
      ['subdivision', false, divided],
    ]);
    expect(events[3].ShareEventId).toBe(later);
    expect(new Set(events.slice(4).map(({ EntryId }) => EntryId))).toEqual(new Set([Key]));
  });

  it('makes anew only the certificates of those whose holding differs', async () => {
    const given = await divide();
    const { books } = given;
    const before = await liveCertificates(books);
    await books.send('RecordShareEvent', { Events: correction(given) });
    const after = await liveCertificates(books);
    const cara = (each: string) => each.includes('Cara');
    expect(after.filter(cara)).toEqual(before.filter(cara));
    expect(after.map((each) => each.replace(/^\d+ /, '')).toSorted()).toEqual([
      'Alice 3000',
      'Bob 1000',
      'Bob 6000',
      'Cara 500',
    ]);
  });

  it('is refused with the later entry that would lack shares, and nothing is recorded', async () => {
    const given = await divide();
    const { books, holders, transfer } = given;
    const later = await books.recorded(transfer('2026-05-01', holders.alice, holders.cara, '3500'));
    for (const call of ['PlanShareEvent', 'RecordShareEvent']) {
      const { status, body } = await books.send(call, { Events: correction(given) });
      expect([status, body.code, body.facts.ShareEventId]).toEqual([409, 'entry-in-the-way', later]);
    }
    expect(await books.read('GetShareEvents')).toHaveLength(4);
    const { status } = await books.send('RecordShareEvent', { Events: correction(given, '350') });
    expect([status, await books.holdings()]).toEqual([200, ['Bob 6500', 'Cara 4000']]);
  });

  it('is refused where it says what the entry says already', async () => {
    const given = await divide();
    const { status, body } = await given.books.send('PlanShareEvent', { Events: correction(given, '400') });
    expect([status, body.code]).toEqual([409, 'entry-unchanged']);
    expect((await given.books.send('PlanShareEvent', { Events: correction(given, '401') })).status).toBe(200);
  });

  it('can be made again, and the entry reversed; the export in the Open Cap Format follows', async () => {
    const given = await divide();
    const { books, wrong } = given;
    await books.send('RecordShareEvent', { Events: correction(given) });
    const right = (await books.read('GetShareEvents')).find(
      ({ Kind, IsReversed }) => Kind === 'transfer' && !IsReversed,
    );
    const again = correction({ ...given, wrong: right.ShareEventId }, '200');
    expect((await books.send('RecordShareEvent', { Events: again })).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 2000', 'Bob 8000', 'Cara 500']);
    const last = (await books.read('GetShareEvents')).findLast(({ Kind }) => Kind === 'transfer');
    await books.recorded({ Kind: 'reversal', EventId: last.ShareEventId, Reason: 'It was never lodged' });
    expect(await books.holdings()).toEqual(['Bob 10000', 'Cara 500']);
    const { status, body } = await books.record({ Kind: 'reversal', EventId: wrong, Reason: 'Twice' });
    expect([status, body.code]).toEqual([409, 'entry-not-reversible']);
    const query = new URLSearchParams({ CompanyId: books.companyId });
    const pack = await books.person.call('GET', `/api/Shares/ExportOpenCapFormat?${query.toString()}`);
    expect(pack.status).toBe(200);
  });

  it('leaves a later transfer of corrected shares as it is where they are still there', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    const allotment = (Shares: string) => ({
      Kind: 'allotment',
      On: '2026-02-02',
      Allottees: [{ ClassId, HolderId: alice, Shares, PriceEach: '1', PaidEach: '1' }],
    });
    const wrong = await books.recorded(allotment('100'));
    const sold = { TransferorId: alice, Transferees: [{ TransfereeId: bob, Shares: '60' }] };
    const later = await books.recorded({ Kind: 'transfer', On: '2026-03-02', ClassId, ...sold });
    const correct = (Shares: string) =>
      books.send('RecordShareEvent', {
        Events: [{ Kind: 'reversal', EventId: wrong, Reason: 'Misread' }, allotment(Shares)],
      });
    const { status, body } = await correct('50');
    expect([status, body.facts.ShareEventId]).toEqual([409, later]);
    expect((await correct('80')).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 20', 'Bob 60']);
    const events = await books.read('GetShareEvents');
    expect(events.map(({ Kind, IsReversed }) => [Kind, IsReversed])).toEqual([
      ['allotment', true],
      ['transfer', false],
      ['reversal', false],
      ['allotment', false],
    ]);
  });
});
