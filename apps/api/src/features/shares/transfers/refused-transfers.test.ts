import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [{ classId, holderId: bob, shares: '20', priceEach: '1', paidEach: '1' }],
  });
  const refused = {
    classId,
    transferorId: bob,
    transferees: [{ transfereeId: alice, shares: '15' }],
    signedOn: '2026-08-28',
    lodgedOn: '2026-09-01',
    refusedOn: '2026-10-02',
    reasons: 'The members’ right to buy first was passed over',
  };
  return { books, classId, alice, bob, refused };
}

describe('a transfer that was refused', () => {
  it('is kept once, with its reasons and the day by which it had to be decided', async () => {
    const { books, refused } = await open();
    const order = { key: randomUUID(), ...refused };
    const saved = await books.send('SaveRefusedShareTransfer', order);
    expect(saved.body.entity).toMatchObject([
      {
        refusedTransferId: order.key,
        className: 'Ordinary',
        transferorName: 'Bob',
        transferees: [{ transfereeName: 'Alice', shares: '15' }],
        decisionDueOn: '2026-11-01',
        isLate: false,
        isReplaced: false,
      },
    ]);
    expect((await books.send('SaveRefusedShareTransfer', order)).body).toEqual(saved.body);
    const other = await books.send('SaveRefusedShareTransfer', { ...order, reasons: 'Another' });
    expect([other.status, other.body.code]).toEqual([409, 'entry-key-used']);
    expect(await books.read('GetRefusedShareTransfers')).toEqual(saved.body.entity);
    expect(await books.holdings()).toEqual(['Bob 20']);
  });

  it('is not kept without reasons, nor with strangers', async () => {
    const { books, refused } = await open();
    const transferees = [{ transfereeId: randomUUID(), shares: '15' }];
    const wrong = await books.send('SaveRefusedShareTransfer', { ...refused, reasons: '', transferees });
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
      400,
      ['reasons', 'transferees.0.transfereeId'],
    ]);
  });

  it('is not kept of more shares than were held when it was lodged', async () => {
    const { books, alice, refused } = await open();
    const of = (shares: string) => ({ transferees: [{ transfereeId: alice, shares }] });
    const tooMany = await books.send('SaveRefusedShareTransfer', { ...refused, ...of('21') });
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([400, ['transferees.0.shares']]);
    const tooEarly = { signedOn: '2026-01-20', lodgedOn: '2026-01-25', refusedOn: '2026-02-20' };
    const early = await books.send('SaveRefusedShareTransfer', { ...refused, ...of('1'), ...tooEarly });
    expect(early.body.errors['transferees.0.shares']).toContain('held no such shares');
    expect((await books.send('SaveRefusedShareTransfer', { ...refused, ...of('20') })).status).toBe(200);
  });

  it('is said anew where it was wrong, and the wrong record stays', async () => {
    const { books, refused } = await open();
    const [first] = (await books.send('SaveRefusedShareTransfer', refused)).body.entity;
    const better = { ...refused, refusedOn: '2026-11-02', replaces: first.refusedTransferId };
    await books.send('SaveRefusedShareTransfer', better);
    expect(await books.read('GetRefusedShareTransfers')).toMatchObject([
      { refusedOn: '2026-10-02', isReplaced: true },
      { refusedOn: '2026-11-02', isReplaced: false, isLate: true },
    ]);
    const again = await books.send('SaveRefusedShareTransfer', better);
    expect([again.status, again.body.code]).toEqual([409, 'changed-meanwhile']);
  });
});
