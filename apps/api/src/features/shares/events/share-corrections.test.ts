import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { verifyRegisters } from '../../../tools/verify-registers.ts';

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
  const classId = await books.addClass();
  const holders = {
    alice: await books.addHolder('Alice'),
    bob: await books.addHolder('Bob'),
    cara: await books.addHolder('Cara'),
  };
  const paid = { classId, priceEach: '1', paidEach: '1' };
  await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [
      { ...paid, holderId: holders.bob, shares: '1000' },
      { ...paid, holderId: holders.cara, shares: '50' },
    ],
  });
  const transfer: Divided['transfer'] = (on, transferorId, transfereeId, shares) => ({
    kind: 'transfer',
    on,
    classId,
    transferorId,
    transferees: [{ transfereeId, shares }],
  });
  const wrong = await books.recorded(transfer('2026-03-02', holders.bob, holders.alice, '400'));
  const divided = await books.recorded({ kind: 'subdivision', on: '2026-04-01', classId, into: '10' });
  return { books, holders, wrong, divided, transfer };
}

function correction({ holders, wrong, transfer }: Divided, shares = '300') {
  const { alice, bob } = holders;
  return [
    { kind: 'reversal', eventId: wrong, reason: 'Misread the form' },
    transfer('2026-03-02', bob, alice, shares),
  ];
}

async function liveCertificates(books: ShareBooks): Promise<string[]> {
  const all = await books.read('ShareCertificateDetails');
  return all
    .filter(({ status }) => status === 'live')
    .map((each) => `${each.certificateNumber} ${each.holderName} ${each.shares}`);
}

describe('an allotment that was forgotten before a sub-division', () => {
  const forgotten = ({ holders }: Divided, classId: string) => ({
    kind: 'allotment',
    on: '2026-02-20',
    allottees: [{ classId, holderId: holders.alice, shares: '30', priceEach: '1', paidEach: '1' }],
  });

  it('is shown with the sub-division that is entered again, and recorded with it', async () => {
    const given = await divide();
    const { books, divided } = given;
    const [{ shareClassId }] = await books.read('GetShareClassDetails');
    const plan = await books.send('PlanShareEvent', { events: [forgotten(given, shareClassId)] });
    const [{ basis, events }] = plan.body.entity;
    expect(events.map(({ kind, entersAgain }: Record<string, unknown>) => [kind, entersAgain])).toEqual([
      ['allotment', null],
      ['subdivision', { shareEventId: divided, number: 3 }],
    ]);
    expect(events[1].holdings).toMatchObject([{ holderName: 'Alice', before: '4000', after: '4300' }]);
    const order = { key: randomUUID(), basis, events: [forgotten(given, shareClassId)] };
    const { status, body } = await books.send('RecordShareEvent', order);
    expect([status, body.entity.map(({ kind }: { kind: string }) => kind)]).toEqual([
      200,
      ['reversal', 'allotment', 'subdivision'],
    ]);
    expect(body.entity[0].request.reason).toBe(
      'Re-entered after an entry of 20 February 2026 was recorded late',
    );
    expect((await books.send('RecordShareEvent', order)).body).toEqual(body);
    expect(await books.holdings()).toEqual(['Alice 4300', 'Bob 6000', 'Cara 500']);
    expect(await books.holdings({ asAt: '2026-03-15' })).toEqual(['Alice 430', 'Bob 600', 'Cara 50']);
    expect(await books.holdings({ knownAt: '3' })).toEqual(['Alice 4000', 'Bob 6000', 'Cara 500']);
    // The sub-division is reversed by entry 4 and entered again by entry 6: between the two the books never stood.
    for (const knownAt of ['4', '5', '6'])
      expect(await books.holdings({ knownAt })).toEqual(['Alice 4300', 'Bob 6000', 'Cara 500']);
    expect(await books.read('GetShareRegister', { knownAt: '4' })).toMatchObject([{ knownAt: 6 }]);
    const { database } = (await testApi()).server.platform;
    expect(await verifyRegisters({ database }, books.companyId)).toContain('adds up');
  });

  it('answers with the allotment alone, by the call of allotments', async () => {
    const given = await divide();
    const [{ shareClassId }] = await given.books.read('GetShareClassDetails');
    const { allottees, on } = forgotten(given, shareClassId);
    const reply = await given.books.send('SaveAllotementShareDetails', { on, ...allottees[0] });
    expect([reply.status, reply.body.entity.length]).toEqual([200, 1]);
    expect(reply.body.entity[0]).toMatchObject({ on: '2026-02-20', allottees: [{ shares: '30' }] });
  });

  it('is refused with the later entry that cannot be entered again', async () => {
    const { books, holders, transfer } = await divide();
    const later = await books.recorded(transfer('2026-05-01', holders.bob, holders.cara, '6000'));
    const { status, body } = await books.record(transfer('2026-02-20', holders.bob, holders.cara, '1'));
    expect([status, body.code]).toEqual([409, 'entry-in-the-way']);
    expect(body.facts).toMatchObject({ shareEventId: later, number: 4, kind: 'transfer' });
    expect(await books.read('GetShareEvents')).toHaveLength(4);
  });
});

describe('a correction before a sub-division', () => {
  it('is planned and recorded with the sub-division in one act, and later transfers stay', async () => {
    const given = await divide();
    const { books, holders, divided, transfer } = given;
    const later = await books.recorded(transfer('2026-05-01', holders.alice, holders.cara, '1000'));
    const plan = await books.send('PlanShareEvent', { events: correction(given) });
    const [{ events: planned }] = plan.body.entity;
    expect(planned.map(({ kind, entersAgain }: Record<string, unknown>) => [kind, entersAgain])).toEqual([
      ['reversal', null],
      ['transfer', null],
      ['subdivision', { shareEventId: divided, number: 3 }],
    ]);
    expect(
      planned[2].holdings
        .map((each: Record<string, string>) => [each['holderName'], each['before'], each['after']])
        .toSorted(),
    ).toEqual([
      ['Alice', '4000', '3000'],
      ['Bob', '6000', '7000'],
    ]);
    const key = randomUUID();
    const order = { key, basis: 4, events: correction(given) };
    const { status, body } = await books.send('RecordShareEvent', order);
    expect([status, body.entity.length]).toEqual([200, 4]);
    expect((await books.send('RecordShareEvent', order)).body).toEqual(body);
    expect(await books.holdings()).toEqual(['Alice 2000', 'Bob 7000', 'Cara 1500']);
    expect(await books.holdings({ asAt: '2026-03-15' })).toEqual(['Alice 300', 'Bob 700', 'Cara 50']);
    expect(await books.holdings({ asAt: '2026-04-15' })).toEqual(['Alice 3000', 'Bob 7000', 'Cara 500']);
    expect(await books.holdings({ knownAt: '4' })).toEqual(['Alice 3000', 'Bob 6000', 'Cara 1500']);
    const events = await books.read('GetShareEvents');
    expect(events.map((each) => [each.kind, each.isReversed, each.entersAgain])).toEqual([
      ['allotment', false, null],
      ['transfer', true, null],
      ['subdivision', true, null],
      ['transfer', false, null],
      ['reversal', false, null],
      ['reversal', false, null],
      ['transfer', false, null],
      ['subdivision', false, divided],
    ]);
    expect(events[3].shareEventId).toBe(later);
    expect(new Set(events.slice(4).map(({ entryId }) => entryId))).toEqual(new Set([key]));
  });

  it('makes anew only the certificates of those whose holding differs', async () => {
    const given = await divide();
    const { books } = given;
    const before = await liveCertificates(books);
    await books.send('RecordShareEvent', { events: correction(given) });
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
      const { status, body } = await books.send(call, { events: correction(given) });
      expect([status, body.code, body.facts.shareEventId]).toEqual([409, 'entry-in-the-way', later]);
    }
    expect(await books.read('GetShareEvents')).toHaveLength(4);
    const { status } = await books.send('RecordShareEvent', { events: correction(given, '350') });
    expect([status, await books.holdings()]).toEqual([200, ['Bob 6500', 'Cara 4000']]);
  });

  it('is refused where it says what the entry says already', async () => {
    const given = await divide();
    const { status, body } = await given.books.send('PlanShareEvent', { events: correction(given, '400') });
    expect([status, body.code]).toEqual([409, 'entry-unchanged']);
    expect((await given.books.send('PlanShareEvent', { events: correction(given, '401') })).status).toBe(200);
  });

  it('can be made again, and the entry reversed; the export in the Open Cap Format follows', async () => {
    const given = await divide();
    const { books, wrong } = given;
    await books.send('RecordShareEvent', { events: correction(given) });
    const right = (await books.read('GetShareEvents')).find(
      ({ kind, isReversed }) => kind === 'transfer' && !isReversed,
    );
    const again = correction({ ...given, wrong: right.shareEventId }, '200');
    expect((await books.send('RecordShareEvent', { events: again })).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 2000', 'Bob 8000', 'Cara 500']);
    const last = (await books.read('GetShareEvents')).findLast(({ kind }) => kind === 'transfer');
    await books.recorded({ kind: 'reversal', eventId: last.shareEventId, reason: 'It was never lodged' });
    expect(await books.holdings()).toEqual(['Bob 10000', 'Cara 500']);
    const { status, body } = await books.record({ kind: 'reversal', eventId: wrong, reason: 'Twice' });
    expect([status, body.code]).toEqual([409, 'entry-not-reversible']);
    const query = new URLSearchParams({ companyId: books.companyId });
    const pack = await books.person.call('GET', `/api/Shares/ExportOpenCapFormat?${query.toString()}`);
    expect(pack.status).toBe(200);
  });

  it('leaves a later transfer of corrected shares as it is where they are still there', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    const allotment = (shares: string) => ({
      kind: 'allotment',
      on: '2026-02-02',
      allottees: [{ classId, holderId: alice, shares, priceEach: '1', paidEach: '1' }],
    });
    const wrong = await books.recorded(allotment('100'));
    const sold = { transferorId: alice, transferees: [{ transfereeId: bob, shares: '60' }] };
    const later = await books.recorded({ kind: 'transfer', on: '2026-03-02', classId, ...sold });
    const correct = (shares: string) =>
      books.send('RecordShareEvent', {
        events: [{ kind: 'reversal', eventId: wrong, reason: 'Misread' }, allotment(shares)],
      });
    const { status, body } = await correct('50');
    expect([status, body.facts.shareEventId]).toEqual([409, later]);
    expect((await correct('80')).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 20', 'Bob 60']);
    const events = await books.read('GetShareEvents');
    expect(events.map(({ kind, isReversed }) => [kind, isReversed])).toEqual([
      ['allotment', true],
      ['transfer', false],
      ['reversal', false],
      ['allotment', false],
    ]);
  });
});
