import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

async function open() {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  await books.recorded({
    Kind: 'allotment',
    On: '2026-02-02',
    Allottees: [{ ClassId, HolderId: bob, Shares: '20', PriceEach: '1', PaidEach: '1' }],
  });
  const refused = {
    ClassId,
    TransferorId: bob,
    Transferees: [{ TransfereeId: alice, Shares: '15' }],
    SignedOn: '2026-08-28',
    LodgedOn: '2026-09-01',
    RefusedOn: '2026-10-02',
    Reasons: 'The members’ right to buy first was passed over',
  };
  return { books, ClassId, alice, bob, refused };
}

describe('a transfer that was refused', () => {
  it('is kept once, with its reasons and the day by which it had to be decided', async () => {
    const { books, refused } = await open();
    const order = { Key: randomUUID(), ...refused };
    const saved = await books.send('SaveRefusedShareTransfer', order);
    expect(saved.body.Entity).toMatchObject([
      {
        RefusedTransferId: order.Key,
        ClassName: 'Ordinary',
        TransferorName: 'Bob',
        Transferees: [{ TransfereeName: 'Alice', Shares: '15' }],
        DecisionDueOn: '2026-11-01',
        IsLate: false,
        IsReplaced: false,
      },
    ]);
    expect((await books.send('SaveRefusedShareTransfer', order)).body).toEqual(saved.body);
    const other = await books.send('SaveRefusedShareTransfer', { ...order, Reasons: 'Another' });
    expect([other.status, other.body.code]).toEqual([409, 'entry-key-used']);
    expect(await books.read('GetRefusedShareTransfers')).toEqual(saved.body.Entity);
    expect(await books.holdings()).toEqual(['Bob 20']);
  });

  it('is not kept without reasons, nor with strangers', async () => {
    const { books, refused } = await open();
    const Transferees = [{ TransfereeId: randomUUID(), Shares: '15' }];
    const wrong = await books.send('SaveRefusedShareTransfer', { ...refused, Reasons: '', Transferees });
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
      400,
      ['Reasons', 'Transferees.0.TransfereeId'],
    ]);
  });

  it('is not kept of more shares than were held when it was lodged', async () => {
    const { books, alice, refused } = await open();
    const of = (Shares: string) => ({ Transferees: [{ TransfereeId: alice, Shares }] });
    const tooMany = await books.send('SaveRefusedShareTransfer', { ...refused, ...of('21') });
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([400, ['Transferees.0.Shares']]);
    const tooEarly = { SignedOn: '2026-01-20', LodgedOn: '2026-01-25', RefusedOn: '2026-02-20' };
    const early = await books.send('SaveRefusedShareTransfer', { ...refused, ...of('1'), ...tooEarly });
    expect(early.body.errors['Transferees.0.Shares']).toContain('held no such shares');
    expect((await books.send('SaveRefusedShareTransfer', { ...refused, ...of('20') })).status).toBe(200);
  });

  it('is said anew where it was wrong, and the wrong record stays', async () => {
    const { books, refused } = await open();
    const [first] = (await books.send('SaveRefusedShareTransfer', refused)).body.Entity;
    const better = { ...refused, RefusedOn: '2026-11-02', Replaces: first.RefusedTransferId };
    await books.send('SaveRefusedShareTransfer', better);
    expect(await books.read('GetRefusedShareTransfers')).toMatchObject([
      { RefusedOn: '2026-10-02', IsReplaced: true },
      { RefusedOn: '2026-11-02', IsReplaced: false, IsLate: true },
    ]);
    const again = await books.send('SaveRefusedShareTransfer', better);
    expect([again.status, again.body.code]).toEqual([409, 'changed-meanwhile']);
  });
});
