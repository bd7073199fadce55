import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';
import { testClockStart } from '../../testing/test-api.ts';

const address = { Premises: '4', Line1: 'Quay Street', Town: 'Whitby', Postcode: 'YO22 4PT' };

/**
 * Alice 60 and Bob 40 from February on; Bob sells 40 to Alice in April, which is entered first; that it was Cara who bought
 * them is found out afterwards.
 */
async function open() {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const alice = await books.addHolder('Alice', { Address: address });
  const [bob, cara] = [await books.addHolder('Bob'), await books.addHolder('Cara')];
  const paid = { ClassId, PriceEach: '1', PaidEach: '1' };
  await books.recorded({
    Kind: 'allotment',
    On: '2026-02-02',
    Allottees: [
      { ...paid, HolderId: alice, Shares: '60' },
      { ...paid, HolderId: bob, Shares: '40' },
    ],
  });
  const sale = (to: string) => ({
    Kind: 'transfer',
    On: '2026-04-01',
    ClassId,
    TransferorId: bob,
    Transferees: [{ TransfereeId: to, Shares: '40', Consideration: '1500', Stamping: 'paid' }],
  });
  const wrong = await books.recorded(sale(alice));
  const Events = [{ Kind: 'reversal', EventId: wrong, Reason: 'Cara bought them' }, sale(cara)];
  const corrected = await books.send('RecordShareEvent', { Events });
  expect(corrected.status).toBe(200);
  return { books, ClassId, alice, bob, cara };
}

interface Member {
  HolderName: string;
  CeasedOn: string | null;
  HeldBefore: { ClassName: string; Shares: string }[];
}
const membersOf = ({ Members }: { Members: Member[] }) =>
  Members.map(({ HolderName, CeasedOn }) => `${HolderName}${CeasedOn === null ? '' : ` to ${CeasedOn}`}`);

describe('the register of members', () => {
  it('is read as at three dates, with who ceased and what they had held', async () => {
    const { books } = await open();
    const [founded] = await books.read('GetShareRegister', { AsAt: '2026-02-01' });
    expect([founded.Members, founded.Capital.Currencies, founded.LastEntry]).toEqual([[], [], 4]);
    const [spring] = await books.read('GetShareRegister', { AsAt: '2026-03-31' });
    expect(membersOf(spring)).toEqual(['Alice', 'Bob']);
    expect(spring.Members[0].Address).toMatchObject({ Town: 'Whitby' });
    const [now] = await books.read('GetShareRegister', { AsAt: '2026-04-01' });
    expect(membersOf(now)).toEqual(['Alice', 'Cara', 'Bob to 2026-04-01']);
    expect(now.Members[2]).toMatchObject({
      EnteredOn: '2026-02-02',
      Holdings: [],
      HeldBefore: [{ ClassName: 'Ordinary', Shares: '40' }],
      MayBeRemoved: false,
    });
    expect(now.Classes).toMatchObject([{ ClassName: 'Ordinary', SharesInIssue: '100' }]);
  });

  it('shows the classes that had shares by the day, and today all that are set up', async () => {
    const { books, alice } = await open();
    const later = await books.addClass({ ClassName: 'Preference' });
    await books.addClass({ ClassName: 'Deferred' });
    const Allottees = [{ ClassId: later, HolderId: alice, Shares: '5', PriceEach: '1', PaidEach: '1' }];
    await books.recorded({ Kind: 'allotment', On: '2026-05-01', Allottees });
    const shown = async (query: Record<string, string>) => {
      const readings = await Promise.all([
        books.read('GetShareRegister', query),
        books.read('GetCapTable', query),
        books.read('../CompanyInformation/CompanyInformationReportShareClass', query),
      ]);
      const named = readings.map(([{ Classes }]) =>
        Classes.map(
          ({ ClassName, SharesInIssue }: Record<string, string>) => `${ClassName} ${SharesInIssue}`,
        ),
      );
      expect(named).toEqual([named[0], named[0], named[0]]);
      return named[0];
    };
    expect(await shown({ AsAt: '2026-02-01' })).toEqual([]);
    expect(await shown({ AsAt: '2026-04-30' })).toEqual(['Ordinary 100']);
    expect(await shown({ AsAt: '2026-05-01' })).toEqual(['Ordinary 100', 'Preference 5']);
    expect(await shown({ AsAt: '2026-05-01', KnownAt: '4' })).toEqual(['Ordinary 100']);
    expect(await shown({})).toEqual(['Ordinary 100', 'Preference 5', 'Deferred 0']);

    // What follows is entered again behind a correction, and the shares stay those that came out first.
    const [{ ShareEventId: EventId, Request }] = await books.read('GetShareEvents');
    const [first, ...others] = Request.Allottees;
    const right = { ...Request, Allottees: [{ ...first, IsUnderEmployeeScheme: true }, ...others] };
    const Events = [{ Kind: 'reversal', EventId, Reason: 'It was under the scheme' }, right];
    expect((await books.send('RecordShareEvent', { Events })).status).toBe(200);
    expect(await shown({ AsAt: '2026-04-30' })).toEqual(['Ordinary 100']);
    expect(await shown({ AsAt: '2026-04-30', KnownAt: '5' })).toEqual(['Ordinary 100']);
  });

  it('is read as it was known before a mistake was found', async () => {
    const { books } = await open();
    const [before] = await books.read('GetShareRegister', { AsAt: '2026-06-30', KnownAt: '2' });
    expect(membersOf(before)).toEqual(['Alice', 'Bob to 2026-04-01']);
    expect([before.KnownAt, before.LastEntry]).toEqual([2, 4]);
    expect(before.SingleMember).toEqual([{ On: '2026-04-01', IsSingle: true }]);
    const moments = await books.read('GetShareEntryMoments');
    expect(moments.map(({ Number, Kind }) => `${Number} ${Kind}`)).toEqual([
      '1 allotment',
      '2 transfer',
      '3 reversal',
      '4 transfer',
    ]);
    expect(before.KnownSince).toBe(moments[1].RecordedAt);
    const [nothing] = await books.read('GetShareRegister', { KnownAt: '0' });
    expect([nothing.Members, nothing.KnownSince]).toEqual([[], null]);
  });

  it('names people as they were named when an entry was recorded', async () => {
    const { books, alice } = await open();
    const Members = [{ Kind: 'person', Surname: 'Green', Forename: 'Alice' }];
    await books.send('SaveShareHolder', { HolderId: alice, Members });
    const [now] = await books.read('GetShareRegister');
    expect(now.Members[0].HolderName).toBe('Alice Green');
    const [then] = await books.read('GetShareRegister', { KnownAt: '2' });
    expect(then.Members[0]).toMatchObject({ HolderName: 'Alice', Address: { Town: 'Whitby' } });
  });

  it('counts joint holders, and accounts of the same people, as one member', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const first = await books.addHolder('Alice');
    const [{ Members }] = await books.read('AddShareHolderInTransferShare');
    const [{ PersonId }] = Members;
    const second = await books.addHolder('', {
      Members: [{ Kind: 'person', Surname: 'Alice', PersonId }],
      Designation: 'No 2',
    });
    const paid = { ClassId, PriceEach: '1', PaidEach: '1', Shares: '1' };
    const Allottees = [first, second].map((HolderId) => ({ ...paid, HolderId }));
    await books.recorded({ Kind: 'allotment', On: '2026-02-02', Allottees });
    const [register] = await books.read('GetShareRegister');
    expect(register.SingleMember).toEqual([{ On: '2026-02-02', IsSingle: true }]);
  });
});

describe('what was known at a time', () => {
  it('is what had been recorded by the end of that minute, by the clock that says what day it is', async () => {
    const { books } = await open();
    const moments = await books.read('GetShareEntryMoments');
    const times: string[] = moments.map(({ RecordedAt }: { RecordedAt: string }) => RecordedAt);
    const [first = '', last = ''] = [times[0], times.at(-1)];
    expect(times.every((time) => time.startsWith(testClockStart.slice(0, 10)))).toBe(true);
    expect(times.toSorted()).toEqual(times);
    const minute = `${last.slice(0, 16)}Z`;
    const before = new Date(Date.parse(first) - 60_000).toISOString();
    const [now] = await books.read('GetShareRegister', { KnownOn: minute });
    expect(now).toMatchObject({ KnownOn: minute, KnownAt: now.LastEntry });
    const [earlier] = await books.read('GetShareRegister', { KnownOn: `${before.slice(0, 16)}Z` });
    expect(earlier).toMatchObject({ KnownAt: 0, KnownSince: null, Members: [] });
    const [less] = await books.read('GetShareRegister', { KnownOn: minute, KnownAt: '1' });
    expect(less.KnownAt).toBe(1);
  });

  it('has the names that were known then, whatever was recorded since', async () => {
    const { books, alice } = await open();
    const [{ RecordedAt }] = await books.read('GetShareEntryMoments');
    await books.send('SaveShareHolder', { HolderId: alice, Members: [{ Kind: 'person', Surname: 'Alder' }] });
    const nameAt = async (moment: number) => {
      const KnownOn = `${new Date(moment).toISOString().slice(0, 16)}Z`;
      const [holder] = await books.read('GetShareHolderOverviewDetails', { HolderId: alice, KnownOn });
      return holder.Name;
    };
    expect(await nameAt(Date.parse(RecordedAt) - 60_000)).toBe('Alice');
    expect(await nameAt(Date.parse(RecordedAt) + 3_600_000)).toBe('Alder');
  });
});

describe('the history of allotments and transfers', () => {
  it('ends at the day that is asked for and knows no more than was known', async () => {
    const { books } = await open();
    const [spring] = await books.read('GetShareHistory', { AsAt: '2026-03-31' });
    expect([spring.Allotments.length, spring.Transfers]).toEqual([2, []]);
    const transfers = async (query: Record<string, string>) => {
      const [history] = await books.read('GetShareHistory', query);
      return history.Transfers.map(
        ({ TransfereeName, IsReversed }: { TransfereeName: string; IsReversed: boolean }) => [
          TransfereeName,
          IsReversed,
        ],
      );
    };
    expect(await transfers({ KnownAt: '2' })).toEqual([['Alice', false]]);
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
      (await books.read('GetShareHolderOverviewDetails', { HolderId: bob, ...query }))[0];
    const spring = await read({ AsAt: '2026-03-31' });
    expect([spring.Holdings[0].Shares, spring.History.length]).toEqual(['40', 1]);
    expect(spring.Certificates).toMatchObject([{ CertificateNumber: 2, Shares: '40', Status: 'cancelled' }]);
    const now = await read();
    expect(now.Holdings).toEqual([]);
    expect(now.History.map(({ Change }: { Change: string }) => Change)).toEqual(['40', '-40', '40', '-40']);
    expect(await books.read('GetShareHolderOverviewDetails')).toHaveLength(3);
  });
});

describe('the cap table', () => {
  it('gives parts of nominal value and of votes, and leaves treasury shares without votes', async () => {
    const { books, ClassId, alice } = await open();
    await books.recorded({
      Kind: 'buy-back',
      On: '2026-05-01',
      ClassId,
      Holdings: [{ HolderId: alice, Shares: '20' }],
      Into: 'treasury',
      Consideration: '20',
    });
    const [table] = await books.read('GetCapTable');
    const row = (HolderName: string, Shares: string, more: object) => ({ HolderName, Shares, ...more });
    expect(table.Rows).toMatchObject([
      row('Alice', '40', {
        Votes: '40',
        VotesPercent: '50.00',
        Nominal: [{ Value: '40', Percent: '40.00' }],
      }),
      row('Cara', '40', { VotesPercent: '50.00', Nominal: [{ Currency: 'GBP', Percent: '40.00' }] }),
      row('The company itself', '20', { HolderId: null, Votes: '0', VotesPercent: '0.00' }),
    ]);
    const [before] = await books.read('GetCapTable', { AsAt: '2026-03-31' });
    expect(before.Rows.map(({ HolderName }: Member) => HolderName)).toEqual(['Alice', 'Bob']);
  });
});
