import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

/** Bob holds 40 fully paid shares and 50 with a pound unpaid on each. */
async function mixedHolding(more: object = {}) {
  const books = await openShareBooks();
  const classId = await books.addClass(more);
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const allot = (on: string, shares: string, paidEach: string) =>
    books.recorded({
      kind: 'allotment',
      on,
      allottees: [{ classId, holderId: bob, shares, priceEach: '2', paidEach }],
    });
  await allot('2026-02-02', '40', '2');
  await allot('2026-03-02', '50', '1');
  const transfer = (transferee: object) => ({
    kind: 'transfer',
    on: '2026-04-02',
    classId,
    transferorId: bob,
    transferees: [{ transfereeId: alice, ...transferee }],
  });
  const lotsOf = (holderId?: string, query: Record<string, string> = {}) =>
    books.read('GetShareLots', { shareClassId: classId, ...(holderId && { holderId }), ...query });
  return { books, classId, alice, bob, transfer, lotsOf };
}

describe('the lots of a holding', () => {
  it('say what is paid and unpaid on each share, and which are of one kind', async () => {
    const { books, lotsOf, bob } = await mixedHolding();
    const lots = await lotsOf(bob);
    expect(lots).toMatchObject([
      { kind: 0, shares: '40', numbers: '', paidEach: '2', unpaidEach: '0', issuedOn: '2026-02-02' },
      { kind: 1, shares: '50', paidEach: '1', unpaidEach: '1', issuedOn: '2026-03-02', currency: 'GBP' },
    ]);
    expect(await lotsOf(bob, { asAt: '2026-02-28' })).toMatchObject([{ shares: '40' }]);
    expect(await lotsOf()).toEqual([]);
    expect(await books.read('GetShareLots', { shareClassId: crypto.randomUUID(), holderId: bob })).toEqual(
      [],
    );
  });

  it('are those of before an entry that is corrected', async () => {
    const { books, lotsOf, alice, bob, transfer } = await mixedHolding();
    const [, partly] = await lotsOf(bob);
    const wrong = await books.recorded(
      transfer({ shares: '50', lots: [{ lotId: partly.lotId, shares: '50' }] }),
    );
    expect((await lotsOf(bob)).map(({ shares }) => shares)).toEqual(['40']);
    const before = await lotsOf(bob, { without: wrong });
    expect(before.map(({ shares }) => shares)).toEqual(['40', '50']);
    expect(await lotsOf(alice, { without: wrong })).toEqual([]);
    const right = transfer({ shares: '30', lots: [{ lotId: before[1].lotId, shares: '30' }] });
    const corrected = await books.send('RecordShareEvent', {
      events: [{ kind: 'reversal', eventId: wrong, reason: 'Thirty were sold' }, right],
    });
    expect(corrected.status).toBe(200);
    expect(await lotsOf(alice)).toMatchObject([{ lotId: partly.lotId, shares: '30', unpaidEach: '1' }]);
    expect(await lotsOf(bob, { without: crypto.randomUUID() })).toMatchObject([
      { shares: '40' },
      { shares: '20' },
    ]);
  });
});

describe('a part of a holding whose shares differ', () => {
  it('is refused until it is said which shares go, and then takes what is unpaid with it', async () => {
    const { books, lotsOf, alice, bob, transfer } = await mixedHolding();
    const refusalsOf = async (transferee: object) =>
      (await books.record(transfer(transferee))).body.errors ?? 'recorded';
    expect(await refusalsOf({ shares: '25' })).toEqual({
      'events.0.transferees.0.lots': 'Choose which shares: those of Bob differ in what is unpaid',
    });
    const [paid, partly] = await lotsOf(bob);
    const lots = [
      { lotId: paid.lotId, shares: '5' },
      { lotId: partly.lotId, shares: '20' },
    ];
    expect(await refusalsOf({ shares: '26', lots })).toEqual({
      'events.0.transferees.0.lots': 'Choose 26 shares altogether: these are 25',
    });
    expect(await refusalsOf({ shares: '55', lots: [lots[0], { ...lots[1], shares: '51' }] })).toEqual({
      'events.0.transferees.0.lots.1.shares': 'Enter at most 50: there are no more of these',
    });
    expect(
      await refusalsOf({ shares: '25', lots: [lots[0], { ...lots[1], shares: 'many' }] }),
    ).toHaveProperty(['events.0.transferees.0.lots.1.shares']);
    const plan = await books.send('PlanShareEvent', { events: [transfer({ shares: '25', lots })] });
    const pounds = (amount: string) => ({ currency: 'GBP', amount });
    expect(plan.body.entity[0].events[0].holdings).toMatchObject([
      { holderName: 'Bob', before: '90', after: '65', unpaidBefore: pounds('50'), unpaidAfter: pounds('30') },
      { holderName: 'Alice', before: '0', after: '25', unpaidBefore: pounds('0'), unpaidAfter: pounds('20') },
    ]);
    expect(await refusalsOf({ shares: '25', lots })).toBe('recorded');
    expect(await lotsOf(alice)).toMatchObject([
      { shares: '5', unpaidEach: '0' },
      { shares: '20', unpaidEach: '1' },
    ]);
    const [entry] = (await books.read('GetShareEvents')).toReversed();
    expect(entry.request.transferees[0].lots).toEqual(lots);
    const live = (await books.read('ShareCertificateDetails')).filter(({ status }) => status === 'live');
    expect(live.map(({ holderName, shares }) => `${holderName} ${shares}`).toSorted()).toEqual([
      'Alice 25',
      'Bob 15',
      'Bob 50',
    ]);
  });

  it.each([
    ['forfeiture', { into: 'treasury' }, 1],
    ['surrender', { into: 'cancelled' }, 1],
    ['buy-back', { into: 'treasury' }, 0],
    ['call', { callEach: '0.5' }, 1],
  ])('in a %s', async (kind, more, which) => {
    const { books, classId, lotsOf, bob } = await mixedHolding();
    const lots = await lotsOf(bob);
    const event = (lots?: object) => ({
      kind,
      on: '2026-04-02',
      classId,
      holdings: [{ holderId: bob, shares: '10', ...(lots && { lots }) }],
      ...more,
    });
    expect((await books.record(event())).body.errors).toEqual({
      'events.0.holdings.0.lots': 'Choose which shares: those of Bob differ in what is unpaid',
    });
    expect(
      (await books.record(event([{ lotId: lots[1 - which].lotId, shares: '10' }]))).body.errors,
    ).toHaveProperty(['events.0.holdings.0.shares']);
    expect((await books.record(event([{ lotId: lots[which].lotId, shares: '10' }]))).status).toBe(200);
  });

  it('in a cancellation and a sale of shares that the company holds itself', async () => {
    const { books, classId, alice, bob, lotsOf } = await mixedHolding();
    const [paid, partly] = await lotsOf(bob);
    const out = { on: '2026-04-02', classId, into: 'treasury' };
    const of = (lotId: string) => [{ holderId: bob, shares: '10', lots: [{ lotId, shares: '10' }] }];
    await books.recorded({ kind: 'buy-back', ...out, holdings: of(paid.lotId) });
    await books.recorded({ kind: 'forfeiture', ...out, holdings: of(partly.lotId) });
    const [own, forfeited] = await lotsOf();
    const cancel = { kind: 'cancellation', on: '2026-05-02', classId, shares: '4' };
    expect((await books.record(cancel)).body.errors).toHaveProperty(['events.0.lots']);
    await books.recorded({ ...cancel, lots: [{ lotId: forfeited.lotId, shares: '4' }] });
    const sale = { kind: 'treasury-sale', on: '2026-05-03', classId };
    const buyers = [{ transfereeId: alice, shares: '3', lots: [{ lotId: own.lotId, shares: '3' }] }];
    await books.recorded({ ...sale, buyers });
    expect(await lotsOf()).toMatchObject([
      { shares: '7', unpaidEach: '0' },
      { shares: '6', unpaidEach: '1' },
    ]);
    expect(await lotsOf(alice)).toMatchObject([{ shares: '3', unpaidEach: '0' }]);
  });
});

describe('numbered shares', () => {
  it('are lots by their numbers, and go by them', async () => {
    const { books, lotsOf, alice, bob, transfer } = await mixedHolding({ isNumbered: true });
    const lots = await lotsOf(bob);
    expect(lots).toMatchObject([
      { kind: 0, numbers: '1-40' },
      { kind: 1, numbers: '41-90' },
    ]);
    const inPart = transfer({ shares: '10', lots: [{ lotId: lots[0].lotId, shares: '10' }] });
    expect((await books.record(inPart)).body.errors).toEqual({
      'events.0.transferees.0.numbers': 'Enter the numbers of the shares, out of 1-40',
    });
    await books.recorded(transfer({ shares: '10', numbers: '36-45' }));
    expect((await lotsOf(alice)).map(({ numbers, unpaidEach }) => [numbers, unpaidEach])).toEqual([
      ['36-40', '0'],
      ['41-45', '1'],
    ]);
  });
});
