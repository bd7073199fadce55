import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../testing/share-books.ts';

interface Founded {
  books: ShareBooks;
  ClassId: string;
  alice: string;
  bob: string;
  founding: string;
}

/** Alice 60 and Bob 40 ordinary shares, fully paid. */
async function found(): Promise<Founded> {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const paid = { ClassId, PriceEach: '1', PaidEach: '1' };
  const founding = await books.recorded({
    Kind: 'allotment',
    On: '2026-02-02',
    Allottees: [
      { ...paid, HolderId: alice, Shares: '60' },
      { ...paid, HolderId: bob, Shares: '40' },
    ],
  });
  return { books, ClassId, alice, bob, founding };
}

const transfer = ({ ClassId, bob, alice }: Founded, On: string, Shares: string) => ({
  Kind: 'transfer',
  On,
  ClassId,
  TransferorId: bob,
  Transferees: [{ TransfereeId: alice, Shares, Consideration: '1500', Stamping: 'paid' }],
});

describe('an entry in the share register', () => {
  it('is shown before it is saved: holdings, capital, certificates, control, forms', async () => {
    const founded = await found();
    // What is proposed of the founding counts as told.
    await vi.waitFor(
      async () => expect(await founded.books.read('GetControlProposals')).toHaveLength(2),
      20_000,
    );
    const { status, body } = await founded.books.send('PlanShareEvent', {
      Events: [transfer(founded, '2026-03-02', '30')],
    });
    expect([status, body.Entity[0].Basis]).toEqual([200, 1]);
    const [plan] = body.Entity;
    const [planned] = plan.Events;
    expect(
      planned.Holdings.map((each: Record<string, string>) => [
        each['HolderName'],
        each['Before'],
        each['After'],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Bob', '40', '10'],
        ['Alice', '60', '90'],
      ]),
    );
    expect(planned.CertificatesCancelled).toEqual([2]);
    expect(
      planned.CertificatesIssued.map((each: Record<string, string>) => [
        each['HolderName'],
        each['Shares'],
        each['Origin'],
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Bob', '10', 'balance'],
        ['Alice', '30', 'new'],
      ]),
    );
    expect(plan.Control.map((each: Record<string, string>) => [each['Name'], each['Notice']])).toEqual(
      expect.arrayContaining([
        ['Bob', 'ceased'],
        ['Alice', 'changed'],
      ]),
    );
    expect(planned.Capital.After.Currencies[0].TotalShares).toBe('100');
    expect(await founded.books.holdings()).toEqual(['Alice 60', 'Bob 40']);
  });

  it('is read as at any day, and as it was known then', async () => {
    const founded = await found();
    const { books } = founded;
    await books.recorded(transfer(founded, '2026-04-01', '15'));
    await books.recorded(transfer(founded, '2026-03-01', '5'));
    expect(await books.holdings()).toEqual(['Alice 80', 'Bob 20']);
    expect(await books.holdings({ AsAt: '2026-03-15' })).toEqual(['Alice 65', 'Bob 35']);
    expect(await books.holdings({ AsAt: '2026-03-15', KnownAt: '2' })).toEqual(['Alice 60', 'Bob 40']);
    expect(await books.holdings({ AsAt: '2026-01-01' })).toEqual([]);
  });

  it('is recorded once under its key, and something else under it is refused', async () => {
    const founded = await found();
    const Key = randomUUID();
    const event = transfer(founded, '2026-03-02', '10');
    const first = await founded.books.record(event, { Key });
    const again = await founded.books.record(event, { Key });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await founded.books.holdings()).toEqual(['Alice 70', 'Bob 30']);
    const other = await founded.books.record(transfer(founded, '2026-03-02', '11'), { Key });
    expect([other.status, other.body.code]).toEqual([409, 'entry-key-used']);
  });

  it('is refused when something was recorded since it was shown', async () => {
    const founded = await found();
    await founded.books.recorded(transfer(founded, '2026-03-02', '10'));
    const late = await founded.books.record(transfer(founded, '2026-03-02', '10'), { Basis: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
  });

  it('says at its field what is wrong', async () => {
    const founded = await found();
    const tooMany = await founded.books.record(transfer(founded, '2026-03-02', '41'));
    expect([tooMany.status, tooMany.body.errors]).toEqual([
      400,
      { 'Events.0.Transferees.0.Shares': expect.stringContaining('40') },
    ]);
    const strange = await founded.books.record({
      ...transfer(founded, '2026-03-02', '1'),
      TransferorId: randomUUID(),
    });
    expect(strange.body.errors).toEqual({ 'Events.0.TransferorId': 'Choose a holder of this register' });
    const future = await founded.books.record(transfer(founded, '2027-03-02', '1'));
    expect(Object.keys(future.body.errors)).toEqual(['Events.0.On']);
  });

  it('names the later entry that stands in its way', async () => {
    const founded = await found();
    const later = await founded.books.recorded(transfer(founded, '2026-04-01', '35'));
    const { status, body } = await founded.books.record(transfer(founded, '2026-03-01', '10'));
    expect([status, body.code, body.facts.ShareEventId]).toEqual([409, 'entry-in-the-way', later]);
  });

  it('is taken back with a reason, and both entries stay', async () => {
    const founded = await found();
    const { books } = founded;
    const wrong = await books.recorded(transfer(founded, '2026-03-02', '10'));
    await books.recorded({ Kind: 'reversal', EventId: wrong, Reason: 'Entered twice' });
    expect(await books.holdings()).toEqual(['Alice 60', 'Bob 40']);
    const events = await books.read('GetShareEvents');
    expect(events.map(({ Number, Kind, IsReversed }) => [Number, Kind, IsReversed])).toEqual([
      [1, 'allotment', false],
      [2, 'transfer', true],
      [3, 'reversal', false],
    ]);
    const twice = await books.record({ Kind: 'reversal', EventId: wrong, Reason: 'Again' });
    expect([twice.status, twice.body.code]).toEqual([409, 'entry-not-reversible']);
    const inUse = await books.recorded(transfer(founded, '2026-04-02', '10'));
    const founding = await books.record({ Kind: 'reversal', EventId: founded.founding, Reason: 'Wrong' });
    expect([founding.status, founding.body.facts.ShareEventId]).toEqual([409, inUse]);
  });

  it('is corrected in one step: taken back and recorded as it should be', async () => {
    const founded = await found();
    const { books } = founded;
    const wrong = await books.recorded(transfer(founded, '2026-03-02', '40'));
    const Events = [
      { Kind: 'reversal', EventId: wrong, Reason: 'Misread' },
      transfer(founded, '2026-03-02', '4'),
    ];
    const { status } = await books.send('RecordShareEvent', { Events });
    expect([status, await books.holdings()]).toEqual([200, ['Alice 64', 'Bob 36']]);
  });
});

describe('every kind of event', () => {
  it('is recorded, keeps certificates equal to holdings, and can be taken back', async () => {
    const founded = await found();
    const { books, ClassId, alice, bob } = founded;
    const Preference = await books.addClass({
      ClassName: 'Preference',
      IsRedeemable: true,
      VotesPerShare: '0',
    });
    const Deferred = await books.addClass({ ClassName: 'Deferred', VotesPerShare: '0', IsNumbered: true });
    const Founder = await books.addClass({ ClassName: 'Founder', IsNumbered: true });
    const heir = await books.addHolder('Heir');
    const of = (HolderId: string, Shares: string) => [{ HolderId, Shares }];
    const On = '2026-05-05';
    const events: object[] = [
      {
        Kind: 'opening-balance',
        On,
        Holdings: [{ ClassId: Deferred, HolderId: bob, Shares: '10', Numbers: '1-10' }],
      },
      {
        Kind: 'allotment',
        On,
        Allottees: [{ ClassId: Preference, HolderId: bob, Shares: '50', PriceEach: '2', PaidEach: '0.5' }],
      },
      {
        Kind: 'transfer',
        On,
        ClassId: Deferred,
        TransferorId: bob,
        Transferees: [{ TransfereeId: alice, Shares: '3', Numbers: '4-6' }],
      },
      { Kind: 'call', On, ClassId: Preference, CallEach: '0.5' },
      { Kind: 'forfeiture', On, ClassId: Preference, Holdings: of(bob, '5'), Into: 'treasury' },
      { Kind: 'surrender', On, ClassId: Preference, Holdings: of(bob, '5'), Into: 'cancelled' },
      { Kind: 'cancellation', On, ClassId: Preference, Shares: '5' },
      { Kind: 'call', On, ClassId: Preference, CallEach: '1' },
      { Kind: 'redemption', On, ClassId: Preference, Holdings: of(bob, '10') },
      { Kind: 'subdivision', On, ClassId, Into: '10' },
      { Kind: 'consolidation', On, ClassId, From: '5' },
      { Kind: 'bonus-issue', On, ClassId, IntoClassId: ClassId, NewShares: '1', ForEvery: '2' },
      { Kind: 'buy-back', On, ClassId, Holdings: of(bob, '20'), Into: 'treasury', Consideration: '20' },
      {
        Kind: 'treasury-sale',
        On,
        ClassId,
        Buyers: [{ TransfereeId: heir, Shares: '10', Consideration: '20' }],
      },
      {
        Kind: 'reduction',
        On,
        ClassId,
        Means: { By: 'cancelling', Holdings: of(alice, '10') },
        Route: 'court',
        ResolvedOn: On,
      },
      {
        Kind: 'variation',
        On,
        ClassId,
        Particulars: 'Two votes each',
        VotesPerShare: '2',
        IsRedeemable: false,
      },
      { Kind: 'class-name', On, ClassId, Name: 'A Ordinary' },
      {
        Kind: 'redesignation',
        On,
        FromClassId: Deferred,
        ToClassId: Founder,
        Holdings: [{ HolderId: bob, Shares: '1', Numbers: '7' }],
      },
      { Kind: 'transmission', On, FromId: heir, ToId: alice, Evidence: 'Grant of probate' },
      {
        Kind: 'redenomination',
        On,
        ClassId,
        Currency: 'EUR',
        Rate: '1.25',
        RateOn: '2026-05-04',
        ResolvedOn: On,
      },
    ];
    const refused: unknown[] = [];
    for (const event of events) {
      const { status, body } = await books.record(event);
      if (status !== 200) refused.push([Object(event).Kind, body.errors ?? body.code]);
    }
    expect(refused).toEqual([]);
    expect(await certified(books)).toEqual(await held(books));
    expect(await books.read('GetShareClassDetails')).toContainEqual(
      expect.objectContaining({ ClassName: 'A Ordinary', Currency: 'EUR', VotesPerShare: '2' }),
    );
    const before = await books.holdings({ AsAt: '2026-05-04' });
    for (const { ShareEventId, Kind } of (await books.read('GetShareEvents')).toReversed().slice(0, -1)) {
      const { status, body } = await books.record({
        Kind: 'reversal',
        EventId: ShareEventId,
        Reason: 'A trial',
      });
      expect([Kind, status, body.code]).toEqual([Kind, 200, undefined]);
    }
    expect(await books.holdings()).toEqual(before);
    expect(await certified(books)).toEqual(await held(books));
  });
});

/** "Alice/Ordinary 60" by the register. */
async function held(books: ShareBooks): Promise<string[]> {
  const holders = await books.read('GetMultiShareHolderDetails');
  return holders
    .flatMap(({ Holdings }) => Holdings)
    .map((each: Record<string, string>) => `${each['HolderName']}/${each['ShareClassId']} ${each['Shares']}`)
    .toSorted();
}

/** The same by the live certificates. */
async function certified(books: ShareBooks): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const each of await books.read('ShareCertificateDetails')) {
    const key = `${each.HolderName}/${each.ShareClassId}`;
    if (each.Status === 'live') sums.set(key, (sums.get(key) ?? 0) + Number(each.Shares));
  }
  return [...sums].map(([key, sum]) => `${key} ${sum}`).toSorted();
}
