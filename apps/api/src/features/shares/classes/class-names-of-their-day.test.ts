import { expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

/** Alice is allotted Ordinary shares in February and gives some of them to Bob, which are called A Ordinary from April on. */
async function openRenamed() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const line = { classId, holderId: alice, priceEach: '1', paidEach: '1' };
  const allot = (on: string, shares: string) =>
    books.recorded({ kind: 'allotment', on, allottees: [{ ...line, shares }] });
  const give = (on: string) =>
    books.recorded({
      kind: 'transfer',
      on,
      classId,
      transferorId: alice,
      transferees: [{ transfereeId: bob, shares: '10' }],
    });
  await allot('2026-02-02', '60');
  await give('2026-03-02');
  const renaming = await books.recorded({
    kind: 'class-name',
    on: '2026-04-01',
    classId,
    name: 'A Ordinary',
  });
  await allot('2026-05-01', '5');
  await give('2026-06-01');
  return { books, classId, alice, renaming };
}

interface Named {
  className: string;
}
const called = (rows: readonly Named[]) => rows.map(({ className }) => className);
const beforeAndAfter = ['Ordinary', 'A Ordinary'];

it('allotments and transfers call a class as it was called on their day', async () => {
  const { books } = await openRenamed();
  const [history] = await books.read('GetShareHistory');
  expect(called(history.allotments)).toEqual(beforeAndAfter);
  expect(called(history.transfers)).toEqual(beforeAndAfter);
  expect(called(await books.read('GetShareTransferGridDetails'))).toEqual(beforeAndAfter);
  const allotments = await books.read('GetSingleShareDetails');
  expect(allotments.flatMap(({ allottees }) => called(allottees))).toEqual(beforeAndAfter);
});

it('entries call a class as it was called before them, and the renaming still knows the old name', async () => {
  const { books } = await openRenamed();
  const entries = await books.read('GetShareEvents');
  expect(entries.flatMap(({ classes }) => called(classes))).toEqual([
    'Ordinary',
    'Ordinary',
    'Ordinary',
    'A Ordinary',
    'A Ordinary',
  ]);
});

it('what a holder had calls a class as it was called then', async () => {
  const { books, alice } = await openRenamed();
  const [holder] = await books.read('GetShareHolderOverviewDetails', { holderId: alice });
  expect(called(holder.history)).toEqual(['Ordinary', 'Ordinary', 'A Ordinary', 'A Ordinary']);
});

it('a renaming that was taken back changed no name, unless one asks what was known before', async () => {
  const { books, renaming } = await openRenamed();
  await books.recorded({ kind: 'reversal', eventId: renaming, reason: 'Not resolved' });
  const [now] = await books.read('GetShareHistory');
  expect(called(now.allotments)).toEqual(['Ordinary', 'Ordinary']);
  const [before] = await books.read('GetShareHistory', { knownAt: String(now.knownAt - 1) });
  expect(called(before.allotments)).toEqual(beforeAndAfter);
});
