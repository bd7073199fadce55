import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { insertRows } from './insert-rows.ts';
import { company, registryReading } from './schema.ts';

it('inserts many rows by one parameter, each value as it is', async () => {
  const api = await testApi();
  const { accountId } = (await api.newAccount()).main;
  const owner = { accountId, companyId: randomUUID() };
  const readAt = new Date('2026-11-20T09:00:00.123Z');
  const rows = [
    {
      ...owner,
      id: randomUUID(),
      kind: 'profile',
      readAt,
      value: { 'a "b"': ['\\', 'é', 1.5, null], c: { d: true } },
      raw: null,
      protectedSealed: new Uint8Array([0, 92, 255]),
    },
    {
      ...owner,
      id: randomUUID(),
      kind: 'officers',
      readAt,
      value: [],
      raw: { e: "'" },
      protectedSealed: null,
    },
  ];
  const kept = await api.server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const values = {
      id: owner.companyId,
      accountId,
      number: '00000001',
      name: 'One',
      type: 'ltd',
      status: 'active',
    };
    await insertRows(tx, company, [values]);
    await insertRows(tx, company, [{ ...values, name: 'Other' }], { orNothing: true });
    await insertRows(tx, registryReading, []);
    await insertRows(tx, registryReading, rows);
    expect(await tx.select({ name: company.name }).from(company)).toEqual([{ name: 'One' }]);
    return tx.select().from(registryReading).where(eq(registryReading.companyId, owner.companyId));
  });
  const asRead = kept.map((row) => ({
    ...row,
    protectedSealed: row.protectedSealed && new Uint8Array(row.protectedSealed),
  }));
  expect(asRead.toSorted((a, b) => b.kind.localeCompare(a.kind))).toEqual(rows);
});
