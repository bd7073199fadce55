import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { verifyRegisters } from '../../../tools/verify-registers.ts';

async function openWith(shares: string) {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const line = { classId, holderId: alice, shares, priceEach: '1', paidEach: '1' };
  await books.recorded({ kind: 'allotment', on: '2026-02-02', allottees: [line] });
  const transfer = (shares: string) => ({
    kind: 'transfer',
    on: '2026-03-02',
    classId,
    transferorId: alice,
    transferees: [{ transfereeId: bob, shares }],
  });
  return { books, transfer };
}

describe('people who write to one register at the same time', () => {
  it('cannot both give away the same shares: one does, the other is told why not', async () => {
    const { books, transfer } = await openWith('100');
    const replies = await Promise.all([books.record(transfer('80')), books.record(transfer('80'))]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const refused = replies.find(({ status }) => status === 400);
    expect(refused?.body.errors).toEqual({
      'events.0.transferees.0.shares': expect.stringContaining('20'),
    });
    expect(await books.holdings()).toEqual(['Alice 20', 'Bob 80']);
  });

  it('press twice and record once', async () => {
    const { books, transfer } = await openWith('100');
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => books.record(transfer('10'), { key })));
    expect(new Set(replies.map(({ body }) => body.entity[0].shareEventId)).size).toBe(1);
    expect(await books.holdings()).toEqual(['Alice 90', 'Bob 10']);
  });

  it('lose nothing and double nothing, fifty of them', async () => {
    const { books, transfer } = await openWith('100');
    const replies = await Promise.all(Array.from({ length: 50 }, () => books.record(transfer('3'))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(33);
    expect(await books.holdings()).toEqual(['Alice 1', 'Bob 99']);
    const numbers = (await books.read('GetShareEvents')).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
    const { database } = (await testApi()).server.platform;
    expect(await verifyRegisters({ database }, books.companyId)).toContain('adds up');
  });
});
