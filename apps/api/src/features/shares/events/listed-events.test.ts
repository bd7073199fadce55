import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

async function openWithTransfer() {
  const books = await openShareBooks();
  const classId = await books.addClass({ isNumbered: true });
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const paid = { classId, priceEach: '1', paidEach: '1' };
  await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [{ ...paid, holderId: bob, shares: '40' }],
  });
  const transfer = {
    kind: 'transfer',
    on: '2026-03-02',
    classId,
    transferorId: bob,
    signedOn: '2026-02-20',
    transferees: [
      { transfereeId: alice, shares: '15', numbers: '1-15', consideration: '9000', stamping: 'paid' },
    ],
  };
  const transferId = await books.recorded(transfer);
  return { books, classId, alice, bob, transfer, transferId };
}

it('an entry says who recorded it, whose shares it moved, and its certificates', async () => {
  const { books, classId, alice, bob, transferId } = await openWithTransfer();
  const [allotment, transfer] = await books.read('GetShareEvents');
  expect(allotment).toMatchObject({ number: 1, holderIds: [bob] });
  expect(allotment.classes).toEqual([{ shareClassId: classId, className: 'Ordinary', currency: 'GBP' }]);
  expect(transfer.recordedBy).not.toBe('');
  expect(new Set(transfer.holderIds)).toEqual(new Set([alice, bob]));
  const [full] = await books.read('GetShareEventDetails', { shareEventId: transferId });
  expect(full).toMatchObject({ certificatesCancelled: [1], filings: [] });
  const made = full.certificates.map((each: Record<string, string>) => [each['numbers'], each['shares']]);
  expect(made.toSorted()).toEqual([
    ['1-15', '15'],
    ['16-40', '25'],
  ]);
  const moved = full.movements.map((each: Record<string, string>) => [
    each['accountName'],
    `in ${each['sharesIn']} (${each['numbersIn']})`,
    `out ${each['sharesOut']}`,
  ]);
  expect(moved).toContainEqual(['Alice', 'in 15 (1-15)', 'out 0']);
});

it('an allotment is followed by its return', async () => {
  const { books } = await openWithTransfer();
  const [allotment] = await books.read('GetShareEvents');
  const [full] = await books.read('GetShareEventDetails', { shareEventId: allotment.shareEventId });
  expect(full.filings).toEqual([{ form: 'SH01', dueOn: '2026-03-02', filing: null }]);
  expect(full).toMatchObject({ registerBy: '2026-04-02', certificatesBy: '2026-04-02' });
  expect(full.together).toMatchObject([{ number: 1, kind: 'allotment' }]);
});

it('a call is told with what it left unpaid', async () => {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const alice = await books.addHolder('Alice');
  const allottees = [{ classId, holderId: alice, shares: '100', priceEach: '1', paidEach: '0.25' }];
  await books.recorded({ kind: 'allotment', on: '2026-02-02', allottees });
  const called = await books.recorded({ kind: 'call', on: '2026-04-01', classId, callEach: '0.5' });
  const [full] = await books.read('GetShareEventDetails', { shareEventId: called });
  const movements: { account: string }[] = full.movements;
  expect(movements.find(({ account }) => account === 'holder')).toMatchObject({
    unpaidIn: { currency: 'GBP', amount: '25' },
    unpaidOut: { currency: 'GBP', amount: '75' },
  });
});

it('what changed about a class is told with what was so before', async () => {
  const { books, classId } = await openWithTransfer();
  const halved = await books.recorded({ kind: 'subdivision', on: '2026-04-01', classId, into: '2' });
  const [full] = await books.read('GetShareEventDetails', { shareEventId: halved });
  expect(full.terms).toMatchObject([
    {
      shareClassId: classId,
      before: { className: 'Ordinary', currency: 'GBP', nominalValue: '1' },
      after: { className: 'Ordinary', currency: 'GBP', nominalValue: '0.5' },
    },
  ]);
  const [allotment] = await books.read('GetShareEvents');
  const [other] = await books.read('GetShareEventDetails', { shareEventId: allotment.shareEventId });
  expect(other.terms).toEqual([]);
});

it('a correction is two entries that belong together', async () => {
  const { books, transfer, transferId } = await openWithTransfer();
  const reply = await books.send('RecordShareEvent', {
    key: randomUUID(),
    events: [
      { kind: 'reversal', eventId: transferId, reason: 'Wrong number of shares' },
      { ...transfer, transferees: [{ ...transfer.transferees[0], shares: '5', numbers: '1-5' }] },
    ],
  });
  expect(reply.status).toBe(200);
  const [, wrong, reversal, right] = await books.read('GetShareEvents');
  expect(wrong.isReversed).toBe(true);
  expect([reversal.reverses, reversal.entryId]).toEqual([transferId, right.entryId]);
  const [full] = await books.read('GetShareEventDetails', { shareEventId: right.shareEventId });
  expect(full.together.map((each: { kind: string }) => each.kind)).toEqual(['reversal', 'transfer']);
});

it('a transfer tells its duty, and an unstamped form is refused', async () => {
  const { books, transfer } = await openWithTransfer();
  const [listed] = await books.read('GetShareTransferGridDetails');
  expect(listed).toMatchObject({ stampDuty: '45', stamping: 'paid', stampingDueOn: '2026-03-22' });
  const plan = async (more: object) => {
    const transferees = [{ ...transfer.transferees[0], numbers: '16-30', ...more }];
    const reply = await books.send('PlanShareEvent', { events: [{ ...transfer, transferees }] });
    return reply.status === 200 ? [] : Object.keys(reply.body.errors);
  };
  const field = 'events.0.transferees.0.stamping';
  expect(await plan({ stamping: undefined })).toEqual([field]);
  expect(await plan({ stamping: 'adjudicated' })).toEqual([]);
  expect(await plan({ stamping: undefined, exemption: 'Between spouses on divorce' })).toEqual([]);
  expect(await plan({ stamping: undefined, consideration: '900', isPartOfSeries: true })).toEqual([field]);
  const transferees = [{ ...transfer.transferees[0], numbers: '16-30', stamping: undefined }];
  expect((await books.record({ ...transfer, transferees })).status).toBe(400);
});

it('an entry of another register is not found', async () => {
  const { transferId } = await openWithTransfer();
  const other = await openShareBooks();
  await expect(other.read('GetShareEventDetails', { shareEventId: transferId })).rejects.toThrow('404');
});
