import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';
import { testClockStart } from '../../../testing/test-api.ts';

const address = { premises: '4', line1: 'Quay Street', town: 'Whitby', postcode: 'YO22 4PT' };

/**
 * Alice 60 and Bob 40 from February on; Bob sells 40 to Alice in April, which is entered first; that it was Cara who bought
 * them is found out afterwards.
 */
async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const alice = await books.addHolder('Alice', { address });
  const [bob, cara] = [await books.addHolder('Bob'), await books.addHolder('Cara')];
  const paid = { classId, priceEach: '1', paidEach: '1' };
  await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [
      { ...paid, holderId: alice, shares: '60' },
      { ...paid, holderId: bob, shares: '40' },
    ],
  });
  const sale = (to: string) => ({
    kind: 'transfer',
    on: '2026-04-01',
    classId,
    transferorId: bob,
    transferees: [{ transfereeId: to, shares: '40', consideration: '1500', stamping: 'paid' }],
  });
  const wrong = await books.recorded(sale(alice));
  const events = [{ kind: 'reversal', eventId: wrong, reason: 'Cara bought them' }, sale(cara)];
  const corrected = await books.send('RecordShareEvent', { events });
  expect(corrected.status).toBe(200);
  return { books, classId, alice, bob, cara };
}

interface Member {
  holderName: string;
  ceasedOn: string | null;
  heldBefore: { className: string; shares: string }[];
}
const membersOf = ({ members }: { members: Member[] }) =>
  members.map(({ holderName, ceasedOn }) => `${holderName}${ceasedOn === null ? '' : ` to ${ceasedOn}`}`);

describe('the register of members', () => {
  it('is read as at three dates, with who ceased and what they had held', async () => {
    const { books } = await open();
    const [founded] = await books.read('GetShareRegister', { asAt: '2026-02-01' });
    expect([founded.members, founded.capital.currencies, founded.lastEntry]).toEqual([[], [], 4]);
    const [spring] = await books.read('GetShareRegister', { asAt: '2026-03-31' });
    expect(membersOf(spring)).toEqual(['Alice', 'Bob']);
    expect(spring.members[0].address).toMatchObject({ town: 'Whitby' });
    const [now] = await books.read('GetShareRegister', { asAt: '2026-04-01' });
    expect(membersOf(now)).toEqual(['Alice', 'Cara', 'Bob to 2026-04-01']);
    expect(now.members[2]).toMatchObject({
      enteredOn: '2026-02-02',
      holdings: [],
      heldBefore: [{ className: 'Ordinary', shares: '40' }],
      mayBeRemoved: false,
    });
    expect(now.classes).toMatchObject([{ className: 'Ordinary', sharesInIssue: '100' }]);
  });

  it('shows the classes that had shares by the day, and today all that are set up', async () => {
    const { books, alice } = await open();
    const later = await books.addClass({ className: 'Preference' });
    await books.addClass({ className: 'Deferred' });
    const allottees = [{ classId: later, holderId: alice, shares: '5', priceEach: '1', paidEach: '1' }];
    await books.recorded({ kind: 'allotment', on: '2026-05-01', allottees });
    const shown = async (query: Record<string, string>) => {
      const readings = await Promise.all([
        books.read('GetShareRegister', query),
        books.read('GetCapTable', query),
        books.read('../CompanyInformation/CompanyInformationReportShareClass', query),
      ]);
      const named = readings.map(([{ classes }]) =>
        classes.map(
          ({ className, sharesInIssue }: Record<string, string>) => `${className} ${sharesInIssue}`,
        ),
      );
      expect(named).toEqual([named[0], named[0], named[0]]);
      return named[0];
    };
    expect(await shown({ asAt: '2026-02-01' })).toEqual([]);
    expect(await shown({ asAt: '2026-04-30' })).toEqual(['Ordinary 100']);
    expect(await shown({ asAt: '2026-05-01' })).toEqual(['Ordinary 100', 'Preference 5']);
    expect(await shown({ asAt: '2026-05-01', knownAt: '4' })).toEqual(['Ordinary 100']);
    expect(await shown({})).toEqual(['Ordinary 100', 'Preference 5', 'Deferred 0']);

    // What follows is entered again behind a correction, and the shares stay those that came out first.
    const [{ shareEventId: eventId, request }] = await books.read('GetShareEvents');
    const [first, ...others] = request.allottees;
    const right = { ...request, allottees: [{ ...first, isUnderEmployeeScheme: true }, ...others] };
    const events = [{ kind: 'reversal', eventId, reason: 'It was under the scheme' }, right];
    expect((await books.send('RecordShareEvent', { events })).status).toBe(200);
    expect(await shown({ asAt: '2026-04-30' })).toEqual(['Ordinary 100']);
    expect(await shown({ asAt: '2026-04-30', knownAt: '5' })).toEqual(['Ordinary 100']);
  });

  it('is read as it was known before a mistake was found', async () => {
    const { books } = await open();
    const [before] = await books.read('GetShareRegister', { asAt: '2026-06-30', knownAt: '2' });
    expect(membersOf(before)).toEqual(['Alice', 'Bob to 2026-04-01']);
    expect([before.knownAt, before.lastEntry]).toEqual([2, 4]);
    expect(before.singleMember).toEqual([{ on: '2026-04-01', isSingle: true }]);
    const moments = await books.read('GetShareEntryMoments');
    expect(moments.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 allotment',
      '2 transfer',
      '3 reversal',
      '4 transfer',
    ]);
    expect(before.knownSince).toBe(moments[1].recordedAt);
    const [nothing] = await books.read('GetShareRegister', { knownAt: '0' });
    expect([nothing.members, nothing.knownSince]).toEqual([[], null]);
  });

  it('names people as they were named when an entry was recorded', async () => {
    const { books, alice } = await open();
    const members = [{ kind: 'person', surname: 'Green', forename: 'Alice' }];
    await books.send('SaveShareHolder', { holderId: alice, members });
    const [now] = await books.read('GetShareRegister');
    expect(now.members[0].holderName).toBe('Alice Green');
    const [then] = await books.read('GetShareRegister', { knownAt: '2' });
    expect(then.members[0]).toMatchObject({ holderName: 'Alice', address: { town: 'Whitby' } });
  });

  it('counts joint holders, and accounts of the same people, as one member', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const first = await books.addHolder('Alice');
    const [{ members }] = await books.read('AddShareHolderInTransferShare');
    const [{ personId }] = members;
    const second = await books.addHolder('', {
      members: [{ kind: 'person', surname: 'Alice', personId }],
      designation: 'No 2',
    });
    const paid = { classId, priceEach: '1', paidEach: '1', shares: '1' };
    const allottees = [first, second].map((holderId) => ({ ...paid, holderId }));
    await books.recorded({ kind: 'allotment', on: '2026-02-02', allottees });
    const [register] = await books.read('GetShareRegister');
    expect(register.singleMember).toEqual([{ on: '2026-02-02', isSingle: true }]);
  });
});

describe('what was known at a time', () => {
  it('is what had been recorded by the end of that minute, by the clock that says what day it is', async () => {
    const { books } = await open();
    const moments = await books.read('GetShareEntryMoments');
    const times: string[] = moments.map(({ recordedAt }: { recordedAt: string }) => recordedAt);
    const [first = '', last = ''] = [times[0], times.at(-1)];
    expect(times.every((time) => time.startsWith(testClockStart.slice(0, 10)))).toBe(true);
    expect(times.toSorted()).toEqual(times);
    const minute = `${last.slice(0, 16)}Z`;
    const before = new Date(Date.parse(first) - 60_000).toISOString();
    const [now] = await books.read('GetShareRegister', { knownOn: minute });
    expect(now).toMatchObject({ knownOn: minute, knownAt: now.lastEntry });
    const [earlier] = await books.read('GetShareRegister', { knownOn: `${before.slice(0, 16)}Z` });
    expect(earlier).toMatchObject({ knownAt: 0, knownSince: null, members: [] });
    const [less] = await books.read('GetShareRegister', { knownOn: minute, knownAt: '1' });
    expect(less.knownAt).toBe(1);
  });

  it('has the names that were known then, whatever was recorded since', async () => {
    const { books, alice } = await open();
    const [{ recordedAt }] = await books.read('GetShareEntryMoments');
    await books.send('SaveShareHolder', { holderId: alice, members: [{ kind: 'person', surname: 'Alder' }] });
    const nameAt = async (moment: number) => {
      const knownOn = `${new Date(moment).toISOString().slice(0, 16)}Z`;
      const [holder] = await books.read('GetShareHolderOverviewDetails', { holderId: alice, knownOn });
      return holder.name;
    };
    expect(await nameAt(Date.parse(recordedAt) - 60_000)).toBe('Alice');
    expect(await nameAt(Date.parse(recordedAt) + 3_600_000)).toBe('Alder');
  });
});

describe('the history of allotments and transfers', () => {
  it('ends at the day that is asked for and knows no more than was known', async () => {
    const { books } = await open();
    const [spring] = await books.read('GetShareHistory', { asAt: '2026-03-31' });
    expect([spring.allotments.length, spring.transfers]).toEqual([2, []]);
    const transfers = async (query: Record<string, string>) => {
      const [history] = await books.read('GetShareHistory', query);
      return history.transfers.map(
        ({ transfereeName, isReversed }: { transfereeName: string; isReversed: boolean }) => [
          transfereeName,
          isReversed,
        ],
      );
    };
    expect(await transfers({ knownAt: '2' })).toEqual([['Alice', false]]);
    expect(await transfers({})).toEqual([
      ['Alice', true],
      ['Cara', false],
    ]);
  });
});

describe('a shareholder', () => {
  it('is shown with holdings and history as at a day, and the certificates of today', async () => {
    const { books, bob } = await open();
    const read = async (query: Record<string, string> = {}) =>
      (await books.read('GetShareHolderOverviewDetails', { holderId: bob, ...query }))[0];
    const spring = await read({ asAt: '2026-03-31' });
    expect([spring.holdings[0].shares, spring.history.length]).toEqual(['40', 1]);
    expect(spring.certificates).toMatchObject([{ certificateNumber: 2, shares: '40', status: 'cancelled' }]);
    const now = await read();
    expect(now.holdings).toEqual([]);
    expect(now.history.map(({ change }: { change: string }) => change)).toEqual(['40', '-40', '40', '-40']);
    expect(await books.read('GetShareHolderOverviewDetails')).toHaveLength(3);
  });
});

describe('the cap table', () => {
  it('gives parts of nominal value and of votes, and leaves treasury shares without votes', async () => {
    const { books, classId, alice } = await open();
    await books.recorded({
      kind: 'buy-back',
      on: '2026-05-01',
      classId,
      holdings: [{ holderId: alice, shares: '20' }],
      into: 'treasury',
      consideration: '20',
    });
    const [table] = await books.read('GetCapTable');
    const row = (holderName: string, shares: string, more: object) => ({ holderName, shares, ...more });
    expect(table.rows).toMatchObject([
      row('Alice', '40', {
        votes: '40',
        votesPercent: '50.00',
        nominal: [{ value: '40', percent: '40.00' }],
      }),
      row('Cara', '40', { votesPercent: '50.00', nominal: [{ currency: 'GBP', percent: '40.00' }] }),
      row('The company itself', '20', { holderId: null, votes: '0', votesPercent: '0.00' }),
    ]);
    const [before] = await books.read('GetCapTable', { asAt: '2026-03-31' });
    expect(before.rows.map(({ holderName }: Member) => holderName)).toEqual(['Alice', 'Bob']);
  });
});
