import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

/** Bob holds 40 fully paid shares and 50 with a pound unpaid on each. */
async function mixedHolding(more: object = {}) {
  const books = await openShareBooks();
  const ClassId = await books.addClass(more);
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const allot = (On: string, Shares: string, PaidEach: string) =>
    books.recorded({
      Kind: 'allotment',
      On,
      Allottees: [{ ClassId, HolderId: bob, Shares, PriceEach: '2', PaidEach }],
    });
  await allot('2026-02-02', '40', '2');
  await allot('2026-03-02', '50', '1');
  const transfer = (transferee: object) => ({
    Kind: 'transfer',
    On: '2026-04-02',
    ClassId,
    TransferorId: bob,
    Transferees: [{ TransfereeId: alice, ...transferee }],
  });
  const lotsOf = (HolderId?: string, query: Record<string, string> = {}) =>
    books.read('GetShareLots', { ShareClassId: ClassId, ...(HolderId && { HolderId }), ...query });
  return { books, ClassId, alice, bob, transfer, lotsOf };
}

describe('the lots of a holding', () => {
  it('say what is paid and unpaid on each share, and which are of one kind', async () => {
    const { books, lotsOf, bob } = await mixedHolding();
    const lots = await lotsOf(bob);
    expect(lots).toMatchObject([
      { Kind: 0, Shares: '40', Numbers: '', PaidEach: '2', UnpaidEach: '0', IssuedOn: '2026-02-02' },
      { Kind: 1, Shares: '50', PaidEach: '1', UnpaidEach: '1', IssuedOn: '2026-03-02', Currency: 'GBP' },
    ]);
    expect(await lotsOf(bob, { AsAt: '2026-02-28' })).toMatchObject([{ Shares: '40' }]);
    expect(await lotsOf()).toEqual([]);
    expect(await books.read('GetShareLots', { ShareClassId: crypto.randomUUID(), HolderId: bob })).toEqual(
      [],
    );
  });

  it('are those of before an entry that is corrected', async () => {
    const { books, lotsOf, alice, bob, transfer } = await mixedHolding();
    const [, partly] = await lotsOf(bob);
    const wrong = await books.recorded(
      transfer({ Shares: '50', Lots: [{ LotId: partly.LotId, Shares: '50' }] }),
    );
    expect((await lotsOf(bob)).map(({ Shares }) => Shares)).toEqual(['40']);
    const before = await lotsOf(bob, { Without: wrong });
    expect(before.map(({ Shares }) => Shares)).toEqual(['40', '50']);
    expect(await lotsOf(alice, { Without: wrong })).toEqual([]);
    const right = transfer({ Shares: '30', Lots: [{ LotId: before[1].LotId, Shares: '30' }] });
    const corrected = await books.send('RecordShareEvent', {
      Events: [{ Kind: 'reversal', EventId: wrong, Reason: 'Thirty were sold' }, right],
    });
    expect(corrected.status).toBe(200);
    expect(await lotsOf(alice)).toMatchObject([{ LotId: partly.LotId, Shares: '30', UnpaidEach: '1' }]);
    expect(await lotsOf(bob, { Without: crypto.randomUUID() })).toMatchObject([
      { Shares: '40' },
      { Shares: '20' },
    ]);
  });
});

describe('a part of a holding whose shares differ', () => {
  it('is refused until it is said which shares go, and then takes what is unpaid with it', async () => {
    const { books, lotsOf, alice, bob, transfer } = await mixedHolding();
    const refusalsOf = async (transferee: object) =>
      (await books.record(transfer(transferee))).body.errors ?? 'recorded';
    expect(await refusalsOf({ Shares: '25' })).toEqual({
      'Events.0.Transferees.0.Lots': 'Choose which shares: those of Bob differ in what is unpaid',
    });
    const [paid, partly] = await lotsOf(bob);
    const Lots = [
      { LotId: paid.LotId, Shares: '5' },
      { LotId: partly.LotId, Shares: '20' },
    ];
    expect(await refusalsOf({ Shares: '26', Lots })).toEqual({
      'Events.0.Transferees.0.Lots': 'Choose 26 shares altogether: these are 25',
    });
    expect(await refusalsOf({ Shares: '55', Lots: [Lots[0], { ...Lots[1], Shares: '51' }] })).toEqual({
      'Events.0.Transferees.0.Lots.1.Shares': 'Enter at most 50: there are no more of these',
    });
    expect(
      await refusalsOf({ Shares: '25', Lots: [Lots[0], { ...Lots[1], Shares: 'many' }] }),
    ).toHaveProperty(['Events.0.Transferees.0.Lots.1.Shares']);
    const plan = await books.send('PlanShareEvent', { Events: [transfer({ Shares: '25', Lots })] });
    const pounds = (Amount: string) => ({ Currency: 'GBP', Amount });
    expect(plan.body.Entity[0].Events[0].Holdings).toMatchObject([
      { HolderName: 'Bob', Before: '90', After: '65', UnpaidBefore: pounds('50'), UnpaidAfter: pounds('30') },
      { HolderName: 'Alice', Before: '0', After: '25', UnpaidBefore: pounds('0'), UnpaidAfter: pounds('20') },
    ]);
    expect(await refusalsOf({ Shares: '25', Lots })).toBe('recorded');
    expect(await lotsOf(alice)).toMatchObject([
      { Shares: '5', UnpaidEach: '0' },
      { Shares: '20', UnpaidEach: '1' },
    ]);
    const [entry] = (await books.read('GetShareEvents')).toReversed();
    expect(entry.Request.Transferees[0].Lots).toEqual(Lots);
    const live = (await books.read('ShareCertificateDetails')).filter(({ Status }) => Status === 'live');
    expect(live.map(({ HolderName, Shares }) => `${HolderName} ${Shares}`).toSorted()).toEqual([
      'Alice 25',
      'Bob 15',
      'Bob 50',
    ]);
  });

  it.each([
    ['forfeiture', { Into: 'treasury' }, 1],
    ['surrender', { Into: 'cancelled' }, 1],
    ['buy-back', { Into: 'treasury' }, 0],
    ['call', { CallEach: '0.5' }, 1],
  ])('in a %s', async (Kind, more, which) => {
    const { books, ClassId, lotsOf, bob } = await mixedHolding();
    const lots = await lotsOf(bob);
    const event = (Lots?: object) => ({
      Kind,
      On: '2026-04-02',
      ClassId,
      Holdings: [{ HolderId: bob, Shares: '10', ...(Lots && { Lots }) }],
      ...more,
    });
    expect((await books.record(event())).body.errors).toEqual({
      'Events.0.Holdings.0.Lots': 'Choose which shares: those of Bob differ in what is unpaid',
    });
    expect(
      (await books.record(event([{ LotId: lots[1 - which].LotId, Shares: '10' }]))).body.errors,
    ).toHaveProperty(['Events.0.Holdings.0.Shares']);
    expect((await books.record(event([{ LotId: lots[which].LotId, Shares: '10' }]))).status).toBe(200);
  });

  it('in a cancellation and a sale of shares that the company holds itself', async () => {
    const { books, ClassId, alice, bob, lotsOf } = await mixedHolding();
    const [paid, partly] = await lotsOf(bob);
    const out = { On: '2026-04-02', ClassId, Into: 'treasury' };
    const of = (LotId: string) => [{ HolderId: bob, Shares: '10', Lots: [{ LotId, Shares: '10' }] }];
    await books.recorded({ Kind: 'buy-back', ...out, Holdings: of(paid.LotId) });
    await books.recorded({ Kind: 'forfeiture', ...out, Holdings: of(partly.LotId) });
    const [own, forfeited] = await lotsOf();
    const cancel = { Kind: 'cancellation', On: '2026-05-02', ClassId, Shares: '4' };
    expect((await books.record(cancel)).body.errors).toHaveProperty(['Events.0.Lots']);
    await books.recorded({ ...cancel, Lots: [{ LotId: forfeited.LotId, Shares: '4' }] });
    const sale = { Kind: 'treasury-sale', On: '2026-05-03', ClassId };
    const Buyers = [{ TransfereeId: alice, Shares: '3', Lots: [{ LotId: own.LotId, Shares: '3' }] }];
    await books.recorded({ ...sale, Buyers });
    expect(await lotsOf()).toMatchObject([
      { Shares: '7', UnpaidEach: '0' },
      { Shares: '6', UnpaidEach: '1' },
    ]);
    expect(await lotsOf(alice)).toMatchObject([{ Shares: '3', UnpaidEach: '0' }]);
  });
});

describe('numbered shares', () => {
  it('are lots by their numbers, and go by them', async () => {
    const { books, lotsOf, alice, bob, transfer } = await mixedHolding({ IsNumbered: true });
    const lots = await lotsOf(bob);
    expect(lots).toMatchObject([
      { Kind: 0, Numbers: '1-40' },
      { Kind: 1, Numbers: '41-90' },
    ]);
    const inPart = transfer({ Shares: '10', Lots: [{ LotId: lots[0].LotId, Shares: '10' }] });
    expect((await books.record(inPart)).body.errors).toEqual({
      'Events.0.Transferees.0.Numbers': 'Enter the numbers of the shares, out of 1-40',
    });
    await books.recorded(transfer({ Shares: '10', Numbers: '36-45' }));
    expect((await lotsOf(alice)).map(({ Numbers, UnpaidEach }) => [Numbers, UnpaidEach])).toEqual([
      ['36-40', '0'],
      ['41-45', '1'],
    ]);
  });
});
