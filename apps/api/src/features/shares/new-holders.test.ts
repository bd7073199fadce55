import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../testing/share-books.ts';

/** Books with a class, and an allotment to Alice, who stands in the register, and to Bob, who does not. */
async function open() {
  const books = await openShareBooks();
  const ClassId = await books.addClass();
  const alice = await books.addHolder('Alice');
  const bob = randomUUID();
  const line = (HolderId: string) => ({ ClassId, HolderId, Shares: '10', PriceEach: '1', PaidEach: '1' });
  const Allottees = [line(alice), line(bob)];
  const NewHolders = [{ HolderId: bob, Members: [{ Kind: 'person', Surname: 'Bob' }] }];
  const names = async () => {
    const holders = await books.read('AddShareHolderInTransferShare');
    return holders.map(({ Name }: { Name: string }) => Name);
  };
  return { books, ClassId, bob, Allottees, NewHolders, names };
}

const On = '2026-02-02';

describe('holders who are entered along with an entry', () => {
  it('are named by its plan, which leaves nobody behind', async () => {
    const { books, Allottees, NewHolders, names } = await open();
    const Events = [{ Kind: 'allotment', On, Allottees }];
    const { body } = await books.send('PlanShareEvent', { Events, NewHolders });
    const [{ Holdings }] = body.Entity[0].Events;
    expect(Holdings.map(({ HolderName }: { HolderName: string }) => HolderName).toSorted()).toEqual([
      'Alice',
      'Bob',
    ]);
    expect(await names()).toEqual(['Alice']);
  });

  it('are entered with it, and once however often it is sent', async () => {
    const { books, Allottees, NewHolders, names } = await open();
    const order = { Key: randomUUID(), Basis: 0, On, NewHolders, Allottees };
    const first = await books.send('SaveMultiShareDetails', order);
    const again = await books.send('SaveMultiShareDetails', order);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await names()).toEqual(['Alice', 'Bob']);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 10']);
  });

  it('are not entered where it is refused', async () => {
    const { books, Allottees, NewHolders, names } = await open();
    const tooMany = Allottees.map((each) => ({ ...each, Shares: '0' }));
    const reply = await books.send('SaveMultiShareDetails', { On, NewHolders, Allottees: tooMany });
    expect(reply.status).toBe(400);
    expect(await names()).toEqual(['Alice']);
  });

  it('come with a transfer and with any other entry, and with a draft once', async () => {
    const { books, ClassId, Allottees, NewHolders, bob, names } = await open();
    const draft = { On, IsDraft: true, NewHolders, Allottees };
    expect((await books.send('SaveMultiShareDetails', draft)).status).toBe(200);
    expect((await books.send('SaveMultiShareDetails', draft)).status).toBe(200);
    expect(await names()).toEqual(['Alice', 'Bob']);
    await books.recorded({ Kind: 'allotment', On, Allottees });
    const [cara, dan] = [randomUUID(), randomUUID()];
    const person = (HolderId: string, Surname: string) => ({
      HolderId,
      Members: [{ Kind: 'person', Surname }],
    });
    const transfer = {
      On: '2026-03-02',
      ClassId,
      TransferorId: bob,
      Transferees: [{ TransfereeId: cara, Shares: '4' }],
    };
    const sold = await books.send('SaveShareTransfer', { ...transfer, NewHolders: [person(cara, 'Cara')] });
    expect(sold.body.Entity).toMatchObject([{ TransfereeName: 'Cara', Shares: '4' }]);
    const estate = { Kind: 'transmission', On: '2026-03-03', FromId: bob, ToId: dan, Evidence: 'Probate' };
    expect((await books.record(estate, { NewHolders: [person(dan, 'Dan')] })).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 10', 'Cara 4', 'Dan 6']);
  });

  it('bear ids that nobody else has, here or in another register', async () => {
    const { books, Allottees, NewHolders } = await open();
    const elsewhere = await openShareBooks();
    const HolderId = await elsewhere.addHolder('Erin');
    const send = (holders: object[]) =>
      books.send('PlanShareEvent', { Events: [{ Kind: 'allotment', On, Allottees }], NewHolders: holders });
    for (const holders of [
      [...NewHolders, ...NewHolders],
      [...NewHolders, { ...NewHolders[0], HolderId }],
    ]) {
      const reply = await send(holders);
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, ['NewHolders']]);
    }
  });
});
