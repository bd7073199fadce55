import { expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

/** Alice is allotted Ordinary shares in February and gives some of them to Bob, which are called A Ordinary from April on. */
async function openRenamed() {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const line = { ClassId, HolderId: alice, PriceEach: '1', PaidEach: '1' };
  const allot = (On: string, Shares: string) =>
    books.recorded({ Kind: 'allotment', On, Allottees: [{ ...line, Shares }] });
  const give = (On: string) =>
    books.recorded({
      Kind: 'transfer',
      On,
      ClassId,
      TransferorId: alice,
      Transferees: [{ TransfereeId: bob, Shares: '10' }],
    });
  await allot('2026-02-02', '60');
  await give('2026-03-02');
  const renaming = await books.recorded({
    Kind: 'class-name',
    On: '2026-04-01',
    ClassId,
    Name: 'A Ordinary',
  });
  await allot('2026-05-01', '5');
  await give('2026-06-01');
  return { books, ClassId, alice, renaming };
}

interface Named {
  ClassName: string;
}
const called = (rows: readonly Named[]) => rows.map(({ ClassName }) => ClassName);
const beforeAndAfter = ['Ordinary', 'A Ordinary'];

it('allotments and transfers call a class as it was called on their day', async () => {
  const { books } = await openRenamed();
  const [history] = await books.read('GetShareHistory');
  expect(called(history.Allotments)).toEqual(beforeAndAfter);
  expect(called(history.Transfers)).toEqual(beforeAndAfter);
  expect(called(await books.read('GetShareTransferGridDetails'))).toEqual(beforeAndAfter);
  const allotments = await books.read('GetSingleShareDetails');
  expect(allotments.flatMap(({ Allottees }) => called(Allottees))).toEqual(beforeAndAfter);
});

it('entries call a class as it was called before them, and the renaming still knows the old name', async () => {
  const { books } = await openRenamed();
  const entries = await books.read('GetShareEvents');
  expect(entries.flatMap(({ Classes }) => called(Classes))).toEqual([
    'Ordinary',
    'Ordinary',
    'Ordinary',
    'A Ordinary',
    'A Ordinary',
  ]);
});

it('what a holder had calls a class as it was called then', async () => {
  const { books, alice } = await openRenamed();
  const [holder] = await books.read('GetShareHolderOverviewDetails', { HolderId: alice });
  expect(called(holder.History)).toEqual(['Ordinary', 'Ordinary', 'A Ordinary', 'A Ordinary']);
});

it('a renaming that was taken back changed no name, unless one asks what was known before', async () => {
  const { books, renaming } = await openRenamed();
  await books.recorded({ Kind: 'reversal', EventId: renaming, Reason: 'Not resolved' });
  const [now] = await books.read('GetShareHistory');
  expect(called(now.Allotments)).toEqual(['Ordinary', 'Ordinary']);
  const [before] = await books.read('GetShareHistory', { KnownAt: String(now.KnownAt - 1) });
  expect(called(before.Allotments)).toEqual(beforeAndAfter);
});
