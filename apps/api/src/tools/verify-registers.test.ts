import { expect, it } from 'vitest';
import { sessionOf } from '../platform/database/database.ts';
import { openShareBooks } from '../testing/share-books.ts';
import { testApi } from '../testing/test-api.ts';
import { verifyRegisters } from './verify-registers.ts';

it('finds every register whole, and names what was tampered with', async () => {
  const books = await openShareBooks();
  const [classId, holderId] = [await books.addClass(), await books.addHolder('Alice')];
  const line = { classId, holderId, shares: '10', priceEach: '1', paidEach: '1' };
  await books.recorded({ kind: 'allotment', on: '2026-02-02', allottees: [line] });
  await books.recorded({ kind: 'subdivision', on: '2026-03-02', classId, into: '10' });
  const { database } = (await testApi()).server.platform;
  expect(await verifyRegisters({ database }, books.companyId)).toMatch(/^2 entries in 1 share registers/);
  const accountId = books.person.accountId;
  await database.transaction({ as: 'account', accountId }, (tx) =>
    sessionOf(tx).query('update share_holding set shares = shares + 1 where shares > 0'),
  );
  await expect(verifyRegisters({ database }, books.companyId)).rejects.toThrow(
    `the stored holding differs from the entries: holder:${holderId}`,
  );
});
