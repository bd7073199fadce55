import { fetchFile } from '../../../../testing/make-call.ts';
import { unzip } from '@statbook/testkit/unzip';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../../testing/share-books.ts';
import { testApi } from '../../../../testing/test-api.ts';

interface Transaction {
  object_type: string;
  security_id: string;
  stakeholder_id: string;
  stock_class_id: string;
  quantity: string;
  resulting_security_ids?: string[];
  balance_security_id?: string;
  share_numbers_issued?: object[];
  comments?: string[];
}

async function exported({ person, companyId }: ShareBooks): Promise<Record<string, Transaction[]>> {
  const { url } = await testApi();
  const given = { companyId };
  const response = await fetchFile(url, 'exportOpenCapFormat', { token: person.token, given });
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const items = [...files].map(([name, content]) => [name, JSON.parse(content.toString('utf8')).items]);
  return Object.fromEntries(items);
}

/** What is held by who reads the transactions and knows nothing of our register: "holder class 60". */
function heldBy(transactions: readonly Transaction[]): string[] {
  const issued = transactions.filter(({ object_type: type }) => type === 'TX_STOCK_ISSUANCE');
  const ended = new Set(
    transactions
      .filter(({ object_type: type }) => type !== 'TX_STOCK_ISSUANCE')
      .map(({ security_id: id }) => id),
  );
  const held = new Map<string, bigint>();
  for (const each of issued) {
    if (ended.has(each.security_id)) continue;
    const key = `${each.stakeholder_id} ${each.stock_class_id}`;
    held.set(key, (held.get(key) ?? 0n) + BigInt(each.quantity));
  }
  return [...held].map(([key, shares]) => `${key} ${shares}`).toSorted();
}

async function heldInRegister(books: ShareBooks): Promise<string[]> {
  const [table] = await books.read('GetCapTable');
  return table.rows
    .flatMap((row: { holderId: string | null; classes: { shareClassId: string; shares: string }[] }) =>
      row.classes.map(
        ({ shareClassId, shares }) => `${row.holderId ?? 'treasury'} ${shareClassId} ${shares}`,
      ),
    )
    .toSorted();
}

/** Each security that is named is issued once, and ends once at most. */
function expectWhole(transactions: readonly Transaction[]): void {
  const issued = transactions.filter(({ object_type: type }) => type === 'TX_STOCK_ISSUANCE');
  const ids = issued.map(({ security_id: id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const ends = transactions.filter(({ object_type: type }) => type !== 'TX_STOCK_ISSUANCE');
  const ended = ends.map(({ security_id: id }) => id);
  expect(new Set(ended).size).toBe(ended.length);
  for (const { security_id: id, resulting_security_ids: made = [], balance_security_id: balance } of ends)
    for (const named of [id, ...made, ...(balance === undefined ? [] : [balance])])
      expect(ids).toContain(named);
  const quantity = new Map(issued.map(({ security_id: id, quantity: shares }) => [id, BigInt(shares)]));
  const sumOf = (named: readonly string[]) => named.reduce((sum, id) => sum + (quantity.get(id) ?? 0n), 0n);
  for (const end of ends) {
    const { object_type: type, resulting_security_ids: made = [], balance_security_id: balance } = end;
    if (type === 'TX_STOCK_REISSUANCE') continue;
    // What goes and what stays are together what there was, and a transfer results in what goes alone.
    const stays = balance === undefined ? 0n : quantity.get(balance);
    expect(BigInt(end.quantity) + (stays ?? 0n), end.security_id).toBe(quantity.get(end.security_id));
    if (type === 'TX_STOCK_TRANSFER') expect(sumOf(made), end.security_id).toBe(BigInt(end.quantity));
  }
}

describe('the transactions of the Open Cap Format', () => {
  it('add up to the register after entries of every shape', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const other = await books.addClass({ className: 'B Ordinary', nominalValue: '0.25' });
    const [alice, bob, cara] = [
      await books.addHolder('Alice'),
      await books.addHolder('Bob'),
      await books.addHolder('Cara'),
    ];
    const line = (holderId: string, shares: string, paidEach = '2') => ({
      classId,
      holderId,
      shares,
      priceEach: '2',
      paidEach,
    });
    const sale = (on: string, transferorId: string, transfereeId: string, shares: string) => ({
      kind: 'transfer',
      on,
      classId,
      transferorId,
      transferees: [{ transfereeId, shares, consideration: '10' }],
    });
    const entries = [
      { kind: 'allotment', on: '2026-01-05', allottees: [line(alice, '600'), line(bob, '400')] },
      { kind: 'allotment', on: '2026-01-06', allottees: [line(cara, '90', '1')] },
      sale('2026-01-10', bob, alice, '150'),
      sale('2026-01-11', alice, cara, '700'),
      { kind: 'call', on: '2026-01-12', classId, callEach: '1' },
      { kind: 'subdivision', on: '2026-01-13', classId, into: '4' },
      {
        kind: 'redesignation',
        on: '2026-01-14',
        fromClassId: classId,
        toClassId: other,
        holdings: [{ holderId: bob, shares: '50' }],
      },
      {
        kind: 'buy-back',
        on: '2026-01-15',
        classId,
        holdings: [
          { holderId: alice, shares: '30' },
          { holderId: cara, shares: '60' },
        ],
        into: 'treasury',
        consideration: '90',
      },
      { kind: 'cancellation', on: '2026-01-16', classId, shares: '45' },
    ];
    for (const entry of entries) {
      await books.recorded(entry);
      const { 'Transactions.ocf.json': transactions = [] } = await exported(books);
      expectWhole(transactions);
      expect(heldBy(transactions), entry.kind).toEqual(await heldInRegister(books));
    }
  });

  it('name the numbers of shares, leave out what was reversed, and say what the format has no field for', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass({ isNumbered: true });
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({
      kind: 'allotment',
      on: '2026-01-05',
      allottees: [{ classId, holderId: alice, shares: '100', priceEach: '1', paidEach: '0.25' }],
    });
    const wrong = await books.recorded({
      kind: 'transfer',
      on: '2026-01-10',
      classId,
      transferorId: alice,
      transferees: [{ transfereeId: bob, shares: '40', numbers: '1-40', consideration: '10' }],
    });
    const { 'Transactions.ocf.json': sold = [] } = await exported(books);
    expectWhole(sold);
    expect(sold.map(({ object_type: type }) => type)).toEqual([
      'TX_STOCK_ISSUANCE',
      'TX_STOCK_TRANSFER',
      'TX_STOCK_ISSUANCE',
      'TX_STOCK_ISSUANCE',
    ]);
    expect(sold[1]).toMatchObject({ quantity: '40' });
    expect(sold.flatMap(({ share_numbers_issued: numbers = [] }) => numbers)).toContainEqual({
      starting_share_number: '1',
      ending_share_number: '40',
    });
    expect(sold[0]?.comments).toContain('Unpaid on each share: GBP 0.75');
    await books.recorded({ kind: 'reversal', eventId: wrong, reason: 'Not sold' });
    const { 'Transactions.ocf.json': kept = [] } = await exported(books);
    expect(heldBy(kept)).toEqual([`${alice} ${classId} 100`]);
    expect(kept).toHaveLength(1);
  });

  it('divide shares of which numbers in the middle are transferred: a transfer leaves one balance at most', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass({ isNumbered: true });
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({
      kind: 'allotment',
      on: '2026-01-05',
      allottees: [{ classId, holderId: alice, shares: '100', priceEach: '1', paidEach: '1' }],
    });
    const sale = (on: string, transferorId: string, transfereeId: string, shares: string, numbers: string) =>
      books.recorded({
        kind: 'transfer',
        on,
        classId,
        transferorId,
        transferees: [{ transfereeId, shares, numbers, consideration: '10' }],
      });
    await sale('2026-01-10', alice, bob, '5', '3-5, 99-100');
    const { 'Transactions.ocf.json': sold = [] } = await exported(books);
    expectWhole(sold);
    expect(heldBy(sold)).toEqual(await heldInRegister(books));
    const [, divided] = sold;
    expect([divided?.object_type, divided?.resulting_security_ids?.length]).toEqual([
      'TX_STOCK_REISSUANCE',
      4,
    ]);
    const transfers = sold.filter(({ object_type: type }) => type === 'TX_STOCK_TRANSFER');
    expect(transfers.map(({ quantity, balance_security_id: balance }) => [quantity, balance])).toEqual([
      ['3', undefined],
      ['2', undefined],
    ]);
    // What was divided is dealt in afterwards as any other shares.
    await sale('2026-01-11', bob, alice, '2', '4, 99');
    const { 'Transactions.ocf.json': back = [] } = await exported(books);
    expectWhole(back);
    expect(heldBy(back)).toEqual(await heldInRegister(books));
  });
});
