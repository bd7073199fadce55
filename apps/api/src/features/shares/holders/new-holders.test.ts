import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';

/** Books with a class, and an allotment to Alice, who stands in the register, and to Bob, who does not. */
async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const alice = await books.addHolder('Alice');
  const bob = randomUUID();
  const line = (holderId: string) => ({ classId, holderId, shares: '10', priceEach: '1', paidEach: '1' });
  const allottees = [line(alice), line(bob)];
  const newHolders = [{ holderId: bob, members: [{ kind: 'person', surname: 'Bob' }] }];
  const names = async () => {
    const holders = await books.read('AddShareHolderInTransferShare');
    return holders.map(({ name }: { name: string }) => name);
  };
  return { books, classId, bob, allottees, newHolders, names };
}

const on = '2026-02-02';

describe('holders who are entered along with an entry', () => {
  it('are named by its plan, which leaves nobody behind', async () => {
    const { books, allottees, newHolders, names } = await open();
    const events = [{ kind: 'allotment', on, allottees }];
    const { body } = await books.send('PlanShareEvent', { events, newHolders });
    const [{ holdings }] = body.entity[0].events;
    expect(holdings.map(({ holderName }: { holderName: string }) => holderName).toSorted()).toEqual([
      'Alice',
      'Bob',
    ]);
    expect(await names()).toEqual(['Alice']);
  });

  it('are entered with it, and once however often it is sent', async () => {
    const { books, allottees, newHolders, names } = await open();
    const order = { key: randomUUID(), basis: 0, on, newHolders, allottees };
    const first = await books.send('SaveMultiShareDetails', order);
    const again = await books.send('SaveMultiShareDetails', order);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await names()).toEqual(['Alice', 'Bob']);
    expect(await books.holdings()).toEqual(['Alice 10', 'Bob 10']);
  });

  it('are not entered where it is refused', async () => {
    const { books, allottees, newHolders, names } = await open();
    const tooMany = allottees.map((each) => ({ ...each, shares: '0' }));
    const reply = await books.send('SaveMultiShareDetails', { on, newHolders, allottees: tooMany });
    expect(reply.status).toBe(400);
    expect(await names()).toEqual(['Alice']);
  });

  it('come with a transfer and with any other entry, and with a draft once', async () => {
    const { books, classId, allottees, newHolders, bob, names } = await open();
    const draft = { on, isDraft: true, newHolders, allottees };
    expect((await books.send('SaveMultiShareDetails', draft)).status).toBe(200);
    expect((await books.send('SaveMultiShareDetails', draft)).status).toBe(200);
    expect(await names()).toEqual(['Alice', 'Bob']);
    await books.recorded({ kind: 'allotment', on, allottees });
    const [cara, dan] = [randomUUID(), randomUUID()];
    const person = (holderId: string, surname: string) => ({
      holderId,
      members: [{ kind: 'person', surname }],
    });
    const transfer = {
      on: '2026-03-02',
      classId,
      transferorId: bob,
      transferees: [{ transfereeId: cara, shares: '4' }],
    };
    const sold = await books.send('SaveShareTransfer', { ...transfer, newHolders: [person(cara, 'Cara')] });
    expect(sold.body.entity).toMatchObject([{ transfereeName: 'Cara', shares: '4' }]);
    const estate = { kind: 'transmission', on: '2026-03-03', fromId: bob, toId: dan, evidence: 'Probate' };
    expect((await books.record(estate, { newHolders: [person(dan, 'Dan')] })).status).toBe(200);
    expect(await books.holdings()).toEqual(['Alice 10', 'Cara 4', 'Dan 6']);
  });

  it('bear ids that nobody else has, here or in another register', async () => {
    const { books, allottees, newHolders } = await open();
    const elsewhere = await openShareBooks();
    const holderId = await elsewhere.addHolder('Erin');
    const send = (holders: object[]) =>
      books.send('PlanShareEvent', { events: [{ kind: 'allotment', on, allottees }], newHolders: holders });
    for (const holders of [
      [...newHolders, ...newHolders],
      [...newHolders, { ...newHolders[0], holderId }],
    ]) {
      const reply = await send(holders);
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, ['newHolders']]);
    }
  });
});
