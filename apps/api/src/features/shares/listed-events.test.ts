import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

async function openWithTransfer() {
  const books = await openShareBooks();
  const ClassId = await books.addClass({ IsNumbered: true });
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const paid = { ClassId, PriceEach: '1', PaidEach: '1' };
  await books.recorded({
    Kind: 'allotment',
    On: '2026-02-02',
    Allottees: [{ ...paid, HolderId: bob, Shares: '40' }],
  });
  const transfer = {
    Kind: 'transfer',
    On: '2026-03-02',
    ClassId,
    TransferorId: bob,
    SignedOn: '2026-02-20',
    Transferees: [
      { TransfereeId: alice, Shares: '15', Numbers: '1-15', Consideration: '9000', Stamping: 'paid' },
    ],
  };
  const transferId = await books.recorded(transfer);
  return { books, ClassId, alice, bob, transfer, transferId };
}

it('an entry says who recorded it, whose shares it moved, and its certificates', async () => {
  const { books, ClassId, alice, bob, transferId } = await openWithTransfer();
  const [allotment, transfer] = await books.read('GetShareEvents');
  expect(allotment).toMatchObject({ Number: 1, HolderIds: [bob] });
  expect(allotment.Classes).toEqual([{ ShareClassId: ClassId, ClassName: 'Ordinary', Currency: 'GBP' }]);
  expect(transfer.RecordedBy).not.toBe('');
  expect(new Set(transfer.HolderIds)).toEqual(new Set([alice, bob]));
  const [full] = await books.read('GetShareEventDetails', { ShareEventId: transferId });
  expect(full).toMatchObject({ CertificatesCancelled: [1], Filings: [] });
  const made = full.Certificates.map((each: Record<string, string>) => [each['Numbers'], each['Shares']]);
  expect(made.toSorted()).toEqual([
    ['1-15', '15'],
    ['16-40', '25'],
  ]);
  const moved = full.Movements.map((each: Record<string, string>) => [
    each['AccountName'],
    `in ${each['SharesIn']} (${each['NumbersIn']})`,
    `out ${each['SharesOut']}`,
  ]);
  expect(moved).toContainEqual(['Alice', 'in 15 (1-15)', 'out 0']);
});

it('an allotment is followed by its return', async () => {
  const { books } = await openWithTransfer();
  const [allotment] = await books.read('GetShareEvents');
  const [full] = await books.read('GetShareEventDetails', { ShareEventId: allotment.ShareEventId });
  expect(full.Filings).toEqual([{ Form: 'SH01', DueOn: '2026-03-02' }]);
  expect(full).toMatchObject({ RegisterBy: '2026-04-02', CertificatesBy: '2026-04-02' });
  expect(full.Together).toMatchObject([{ Number: 1, Kind: 'allotment' }]);
});

it('a call is told with what it left unpaid', async () => {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const alice = await books.addHolder('Alice');
  const Allottees = [{ ClassId, HolderId: alice, Shares: '100', PriceEach: '1', PaidEach: '0.25' }];
  await books.recorded({ Kind: 'allotment', On: '2026-02-02', Allottees });
  const called = await books.recorded({ Kind: 'call', On: '2026-04-01', ClassId, CallEach: '0.5' });
  const [full] = await books.read('GetShareEventDetails', { ShareEventId: called });
  const movements: { Account: string }[] = full.Movements;
  expect(movements.find(({ Account }) => Account === 'holder')).toMatchObject({
    UnpaidIn: { Currency: 'GBP', Amount: '25' },
    UnpaidOut: { Currency: 'GBP', Amount: '75' },
  });
});

it('what changed about a class is told with what was so before', async () => {
  const { books, ClassId } = await openWithTransfer();
  const halved = await books.recorded({ Kind: 'subdivision', On: '2026-04-01', ClassId, Into: '2' });
  const [full] = await books.read('GetShareEventDetails', { ShareEventId: halved });
  expect(full.Terms).toMatchObject([
    {
      ShareClassId: ClassId,
      Before: { ClassName: 'Ordinary', Currency: 'GBP', NominalValue: '1' },
      After: { ClassName: 'Ordinary', Currency: 'GBP', NominalValue: '0.5' },
    },
  ]);
  const [allotment] = await books.read('GetShareEvents');
  const [other] = await books.read('GetShareEventDetails', { ShareEventId: allotment.ShareEventId });
  expect(other.Terms).toEqual([]);
});

it('a correction is two entries that belong together', async () => {
  const { books, transfer, transferId } = await openWithTransfer();
  const reply = await books.send('RecordShareEvent', {
    Key: randomUUID(),
    Events: [
      { Kind: 'reversal', EventId: transferId, Reason: 'Wrong number of shares' },
      { ...transfer, Transferees: [{ ...transfer.Transferees[0], Shares: '5', Numbers: '1-5' }] },
    ],
  });
  expect(reply.status).toBe(200);
  const [, wrong, reversal, right] = await books.read('GetShareEvents');
  expect(wrong.IsReversed).toBe(true);
  expect([reversal.Reverses, reversal.EntryId]).toEqual([transferId, right.EntryId]);
  const [full] = await books.read('GetShareEventDetails', { ShareEventId: right.ShareEventId });
  expect(full.Together.map((each: { Kind: string }) => each.Kind)).toEqual(['reversal', 'transfer']);
});

it('a transfer tells its duty, and an unstamped form is refused', async () => {
  const { books, transfer } = await openWithTransfer();
  const [listed] = await books.read('GetShareTransferGridDetails');
  expect(listed).toMatchObject({ StampDuty: '45', Stamping: 'paid', StampingDueOn: '2026-03-22' });
  const plan = async (more: object) => {
    const Transferees = [{ ...transfer.Transferees[0], Numbers: '16-30', ...more }];
    const reply = await books.send('PlanShareEvent', { Events: [{ ...transfer, Transferees }] });
    return reply.status === 200 ? [] : Object.keys(reply.body.errors);
  };
  const field = 'Events.0.Transferees.0.Stamping';
  expect(await plan({ Stamping: undefined })).toEqual([field]);
  expect(await plan({ Stamping: 'adjudicated' })).toEqual([]);
  expect(await plan({ Stamping: undefined, Exemption: 'Between spouses on divorce' })).toEqual([]);
  expect(await plan({ Stamping: undefined, Consideration: '900', IsPartOfSeries: true })).toEqual([field]);
  const Transferees = [{ ...transfer.Transferees[0], Numbers: '16-30', Stamping: undefined }];
  expect((await books.record({ ...transfer, Transferees })).status).toBe(400);
});

it('an entry of another register is not found', async () => {
  const { transferId } = await openWithTransfer();
  const other = await openShareBooks();
  await expect(other.read('GetShareEventDetails', { ShareEventId: transferId })).rejects.toThrow('404');
});
