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
  const response = await fetch(`${url}/api/Shares/ExportOpenCapFormat?CompanyId=${companyId}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
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
  return table.Rows.flatMap(
    (row: { HolderId: string | null; Classes: { ShareClassId: string; Shares: string }[] }) =>
      row.Classes.map(
        ({ ShareClassId, Shares }) => `${row.HolderId ?? 'treasury'} ${ShareClassId} ${Shares}`,
      ),
  ).toSorted();
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
    const ClassId = await books.addClass();
    const other = await books.addClass({ ClassName: 'B Ordinary', NominalValue: '0.25' });
    const [alice, bob, cara] = [
      await books.addHolder('Alice'),
      await books.addHolder('Bob'),
      await books.addHolder('Cara'),
    ];
    const line = (HolderId: string, Shares: string, PaidEach = '2') => ({
      ClassId,
      HolderId,
      Shares,
      PriceEach: '2',
      PaidEach,
    });
    const sale = (On: string, TransferorId: string, TransfereeId: string, Shares: string) => ({
      Kind: 'transfer',
      On,
      ClassId,
      TransferorId,
      Transferees: [{ TransfereeId, Shares, Consideration: '10' }],
    });
    const entries = [
      { Kind: 'allotment', On: '2026-01-05', Allottees: [line(alice, '600'), line(bob, '400')] },
      { Kind: 'allotment', On: '2026-01-06', Allottees: [line(cara, '90', '1')] },
      sale('2026-01-10', bob, alice, '150'),
      sale('2026-01-11', alice, cara, '700'),
      { Kind: 'call', On: '2026-01-12', ClassId, CallEach: '1' },
      { Kind: 'subdivision', On: '2026-01-13', ClassId, Into: '4' },
      {
        Kind: 'redesignation',
        On: '2026-01-14',
        FromClassId: ClassId,
        ToClassId: other,
        Holdings: [{ HolderId: bob, Shares: '50' }],
      },
      {
        Kind: 'buy-back',
        On: '2026-01-15',
        ClassId,
        Holdings: [
          { HolderId: alice, Shares: '30' },
          { HolderId: cara, Shares: '60' },
        ],
        Into: 'treasury',
        Consideration: '90',
      },
      { Kind: 'cancellation', On: '2026-01-16', ClassId, Shares: '45' },
    ];
    for (const entry of entries) {
      await books.recorded(entry);
      const { 'Transactions.ocf.json': transactions = [] } = await exported(books);
      expectWhole(transactions);
      expect(heldBy(transactions), entry.Kind).toEqual(await heldInRegister(books));
    }
  });

  it('name the numbers of shares, leave out what was reversed, and say what the format has no field for', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass({ IsNumbered: true });
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({
      Kind: 'allotment',
      On: '2026-01-05',
      Allottees: [{ ClassId, HolderId: alice, Shares: '100', PriceEach: '1', PaidEach: '0.25' }],
    });
    const wrong = await books.recorded({
      Kind: 'transfer',
      On: '2026-01-10',
      ClassId,
      TransferorId: alice,
      Transferees: [{ TransfereeId: bob, Shares: '40', Numbers: '1-40', Consideration: '10' }],
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
    await books.recorded({ Kind: 'reversal', EventId: wrong, Reason: 'Not sold' });
    const { 'Transactions.ocf.json': kept = [] } = await exported(books);
    expect(heldBy(kept)).toEqual([`${alice} ${ClassId} 100`]);
    expect(kept).toHaveLength(1);
  });

  it('divide shares of which numbers in the middle are transferred: a transfer leaves one balance at most', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass({ IsNumbered: true });
    const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
    await books.recorded({
      Kind: 'allotment',
      On: '2026-01-05',
      Allottees: [{ ClassId, HolderId: alice, Shares: '100', PriceEach: '1', PaidEach: '1' }],
    });
    const sale = (On: string, TransferorId: string, TransfereeId: string, Shares: string, Numbers: string) =>
      books.recorded({
        Kind: 'transfer',
        On,
        ClassId,
        TransferorId,
        Transferees: [{ TransfereeId, Shares, Numbers, Consideration: '10' }],
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
