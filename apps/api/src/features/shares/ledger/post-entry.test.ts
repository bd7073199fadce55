import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

interface Founded {
  books: ShareBooks;
  classId: string;
  alice: string;
  bob: string;
  founding: string;
}

/** Alice 60 and Bob 40 ordinary shares, fully paid. */
async function found(): Promise<Founded> {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const paid = { classId, priceEach: '1', paidEach: '1' };
  const founding = await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [
      { ...paid, holderId: alice, shares: '60' },
      { ...paid, holderId: bob, shares: '40' },
    ],
  });
  return { books, classId, alice, bob, founding };
}

const transfer = ({ classId, bob, alice }: Founded, on: string, shares: string) => ({
  kind: 'transfer',
  on,
  classId,
  transferorId: bob,
  transferees: [{ transfereeId: alice, shares, consideration: '1500', stamping: 'paid' }],
});

describe('an entry in the share register', () => {
  it('is shown before it is saved: holdings, capital, certificates, control, forms', async () => {
    const founded = await found();
    // What is proposed of the founding counts as told.
    await vi.waitFor(
      async () => expect(await founded.books.read('GetControlProposals')).toHaveLength(2),
      60_000,
    );
    const { status, body } = await founded.books.send('PlanShareEvent', {
      events: [transfer(founded, '2026-03-02', '30')],
    });
    expect([status, body.entity[0].basis]).toEqual([200, 1]);
    const [plan] = body.entity;
    const [planned] = plan.events;
    expect(
      planned.holdings.map((each: Record<string, string>) => [
        each['holderName'],
        each['before'],
        each['after'],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Bob', '40', '10'],
        ['Alice', '60', '90'],
      ]),
    );
    expect(planned.certificatesCancelled).toEqual([2]);
    expect(
      planned.certificatesIssued.map((each: Record<string, string>) => [
        each['holderName'],
        each['shares'],
        each['origin'],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Bob', '10', 'balance'],
        ['Alice', '30', 'new'],
      ]),
    );
    expect(plan.control.map((each: Record<string, string>) => [each['name'], each['notice']])).toEqual(
      expect.arrayContaining([
        ['Bob', 'ceased'],
        ['Alice', 'changed'],
      ]),
    );
    expect(planned.capital.after.currencies[0].totalShares).toBe('100');
    expect(await founded.books.holdings()).toEqual(['Alice 60', 'Bob 40']);
  });

  it('is read as at any day, and as it was known then', async () => {
    const founded = await found();
    const { books } = founded;
    await books.recorded(transfer(founded, '2026-04-01', '15'));
    await books.recorded(transfer(founded, '2026-03-01', '5'));
    expect(await books.holdings()).toEqual(['Alice 80', 'Bob 20']);
    expect(await books.holdings({ asAt: '2026-03-15' })).toEqual(['Alice 65', 'Bob 35']);
    expect(await books.holdings({ asAt: '2026-03-15', knownAt: '2' })).toEqual(['Alice 60', 'Bob 40']);
    expect(await books.holdings({ asAt: '2026-01-01' })).toEqual([]);
  });

  it('is recorded once under its key, and something else under it is refused', async () => {
    const founded = await found();
    const key = randomUUID();
    const event = transfer(founded, '2026-03-02', '10');
    const first = await founded.books.record(event, { key });
    const again = await founded.books.record(event, { key });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await founded.books.holdings()).toEqual(['Alice 70', 'Bob 30']);
    const other = await founded.books.record(transfer(founded, '2026-03-02', '11'), { key });
    expect([other.status, other.body.code]).toEqual([409, 'entry-key-used']);
  });

  it('is refused when something was recorded since it was shown', async () => {
    const founded = await found();
    await founded.books.recorded(transfer(founded, '2026-03-02', '10'));
    const late = await founded.books.record(transfer(founded, '2026-03-02', '10'), { basis: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
  });

  it('says at its field what is wrong', async () => {
    const founded = await found();
    const tooMany = await founded.books.record(transfer(founded, '2026-03-02', '41'));
    expect([tooMany.status, tooMany.body.errors]).toEqual([
      400,
      { 'events.0.transferees.0.shares': expect.stringContaining('40') },
    ]);
    const strange = await founded.books.record({
      ...transfer(founded, '2026-03-02', '1'),
      transferorId: randomUUID(),
    });
    expect(strange.body.errors).toEqual({ 'events.0.transferorId': 'Choose a holder of this register' });
    const future = await founded.books.record(transfer(founded, '2027-03-02', '1'));
    expect(Object.keys(future.body.errors)).toEqual(['events.0.on']);
  });

  it('names the later entry that stands in its way', async () => {
    const founded = await found();
    const later = await founded.books.recorded(transfer(founded, '2026-04-01', '35'));
    const { status, body } = await founded.books.record(transfer(founded, '2026-03-01', '10'));
    expect([status, body.code, body.facts.shareEventId]).toEqual([409, 'entry-in-the-way', later]);
  });

  it('is taken back with a reason, and both entries stay', async () => {
    const founded = await found();
    const { books } = founded;
    const wrong = await books.recorded(transfer(founded, '2026-03-02', '10'));
    await books.recorded({ kind: 'reversal', eventId: wrong, reason: 'Entered twice' });
    expect(await books.holdings()).toEqual(['Alice 60', 'Bob 40']);
    const events = await books.read('GetShareEvents');
    expect(events.map(({ number, kind, isReversed }) => [number, kind, isReversed])).toEqual([
      [1, 'allotment', false],
      [2, 'transfer', true],
      [3, 'reversal', false],
    ]);
    const twice = await books.record({ kind: 'reversal', eventId: wrong, reason: 'Again' });
    expect([twice.status, twice.body.code]).toEqual([409, 'entry-not-reversible']);
    const inUse = await books.recorded(transfer(founded, '2026-04-02', '10'));
    const founding = await books.record({ kind: 'reversal', eventId: founded.founding, reason: 'Wrong' });
    expect([founding.status, founding.body.facts.shareEventId]).toEqual([409, inUse]);
  });

  it('is corrected in one step: taken back and recorded as it should be', async () => {
    const founded = await found();
    const { books } = founded;
    const wrong = await books.recorded(transfer(founded, '2026-03-02', '40'));
    const events = [
      { kind: 'reversal', eventId: wrong, reason: 'Misread' },
      transfer(founded, '2026-03-02', '4'),
    ];
    const { status } = await books.send('RecordShareEvent', { events });
    expect([status, await books.holdings()]).toEqual([200, ['Alice 64', 'Bob 36']]);
  });
});

describe('every kind of event', () => {
  it('is recorded, keeps certificates equal to holdings, and can be taken back', async () => {
    const founded = await found();
    const { books, classId, alice, bob } = founded;
    const Preference = await books.addClass({
      className: 'Preference',
      isRedeemable: true,
      votesPerShare: '0',
    });
    const Deferred = await books.addClass({ className: 'Deferred', votesPerShare: '0', isNumbered: true });
    const Founder = await books.addClass({ className: 'Founder', isNumbered: true });
    const heir = await books.addHolder('Heir');
    const of = (holderId: string, shares: string) => [{ holderId, shares }];
    const on = '2026-05-05';
    const events: object[] = [
      {
        kind: 'opening-balance',
        on,
        holdings: [{ classId: Deferred, holderId: bob, shares: '10', numbers: '1-10' }],
      },
      {
        kind: 'allotment',
        on,
        allottees: [{ classId: Preference, holderId: bob, shares: '50', priceEach: '2', paidEach: '0.5' }],
      },
      {
        kind: 'transfer',
        on,
        classId: Deferred,
        transferorId: bob,
        transferees: [{ transfereeId: alice, shares: '3', numbers: '4-6' }],
      },
      { kind: 'call', on, classId: Preference, callEach: '0.5' },
      { kind: 'forfeiture', on, classId: Preference, holdings: of(bob, '5'), into: 'treasury' },
      { kind: 'surrender', on, classId: Preference, holdings: of(bob, '5'), into: 'cancelled' },
      { kind: 'cancellation', on, classId: Preference, shares: '5' },
      { kind: 'call', on, classId: Preference, callEach: '1' },
      { kind: 'redemption', on, classId: Preference, holdings: of(bob, '10') },
      { kind: 'subdivision', on, classId, into: '10' },
      { kind: 'consolidation', on, classId, from: '5' },
      { kind: 'bonus-issue', on, classId, intoClassId: classId, newShares: '1', forEvery: '2' },
      { kind: 'buy-back', on, classId, holdings: of(bob, '20'), into: 'treasury', consideration: '20' },
      {
        kind: 'treasury-sale',
        on,
        classId,
        buyers: [{ transfereeId: heir, shares: '10', consideration: '20' }],
      },
      {
        kind: 'reduction',
        on,
        classId,
        means: { by: 'cancelling', holdings: of(alice, '10') },
        route: 'court',
        resolvedOn: on,
      },
      {
        kind: 'variation',
        on,
        classId,
        particulars: 'Two votes each',
        votesPerShare: '2',
        isRedeemable: false,
      },
      { kind: 'class-name', on, classId, name: 'A Ordinary' },
      {
        kind: 'redesignation',
        on,
        fromClassId: Deferred,
        toClassId: Founder,
        holdings: [{ holderId: bob, shares: '1', numbers: '7' }],
      },
      { kind: 'transmission', on, fromId: heir, toId: alice, evidence: 'Grant of probate' },
      {
        kind: 'redenomination',
        on,
        classId,
        currency: 'EUR',
        rate: '1.25',
        rateOn: '2026-05-04',
        resolvedOn: on,
      },
    ];
    const refused: unknown[] = [];
    for (const event of events) {
      const { status, body } = await books.record(event);
      if (status !== 200) refused.push([Object(event).kind, body.errors ?? body.code]);
    }
    expect(refused).toEqual([]);
    expect(await certified(books)).toEqual(await held(books));
    expect(await books.read('GetShareClassDetails')).toContainEqual(
      expect.objectContaining({ className: 'A Ordinary', currency: 'EUR', votesPerShare: '2' }),
    );
    const before = await books.holdings({ asAt: '2026-05-04' });
    for (const { shareEventId, kind } of (await books.read('GetShareEvents')).toReversed().slice(0, -1)) {
      const { status, body } = await books.record({
        kind: 'reversal',
        eventId: shareEventId,
        reason: 'A trial',
      });
      expect([kind, status, body.code]).toEqual([kind, 200, undefined]);
    }
    expect(await books.holdings()).toEqual(before);
    expect(await certified(books)).toEqual(await held(books));
  });
});

/** "Alice/Ordinary 60" by the register. */
async function held(books: ShareBooks): Promise<string[]> {
  const holders = await books.read('GetMultiShareHolderDetails');
  return holders
    .flatMap(({ holdings }) => holdings)
    .map((each: Record<string, string>) => `${each['holderName']}/${each['shareClassId']} ${each['shares']}`)
    .toSorted();
}

/** The same by the live certificates. */
async function certified(books: ShareBooks): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const each of await books.read('ShareCertificateDetails')) {
    const key = `${each.holderName}/${each.shareClassId}`;
    if (each.status === 'live') sums.set(key, (sums.get(key) ?? 0) + Number(each.shares));
  }
  return [...sums].map(([key, sum]) => `${key} ${sum}`).toSorted();
}
