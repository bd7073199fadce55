import { companyNumber } from '@statbook/domain/companies';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { Refusal } from '../../../pipeline/refusal.ts';
import { testApi } from '../../../testing/test-api.ts';
import { readRegistry } from '../read-registry.ts';
import { addLines, LineLost } from './add-lines.ts';
import { findBatch, insertBatch, insertLines, takeLines } from './batch-queries.ts';

it('adds what others have read where a worker has lost its line', async () => {
  const api = await testApi();
  const { platform } = api.server;
  const { accountId, userId } = (await api.newAccount()).main;
  const scope = { as: 'account', accountId } as const;
  const batchId = crypto.randomUUID();
  const { batch, taken } = await platform.database.transaction(scope, async (tx) => {
    await insertBatch(tx, { id: batchId, accountId, createdBy: userId });
    const numbers = ['20000301', '20000302', '20000303'];
    const lines = numbers.map((number, position) => ({
      batchId,
      accountId,
      position,
      typed: number,
      number,
    }));
    await insertLines(tx, lines);
    return {
      taken: await takeLines(tx, batchId, { lease: crypto.randomUUID(), most: 3 }),
      batch: await findBatch(tx, batchId),
    };
  });
  if (batch === undefined) throw new Error('The batch was not kept.');
  const importer = { userId, scope, actor: 'job:import-batch' as const };
  const lines = await Promise.all(
    taken.map(async (line) => {
      const number = companyNumber(line.number);
      const read = await readRegistry(platform.registry.data, number, {});
      if (read instanceof Refusal) throw new Error(read.code);
      return { line, company: { companyId: crypto.randomUUID(), number, code: undefined, importer, read } };
    }),
  );
  await platform.database.transaction(scope, (tx) =>
    tx.execute(sql`update import_line set lease = gen_random_uuid() where position = 1`),
  );
  const answers = await addLines(platform, batch, lines);
  const [first, second, third] = await Promise.allSettled(answers.map(async (answer) => answer));
  expect([first, third]).toMatchObject([{ value: true }, { value: true }]);
  expect(second).toMatchObject({ reason: expect.any(LineLost) });
  const kept = await platform.database.transaction(scope, async (tx) => ({
    companies: await tx.execute(sql`select number from company order by number`),
    lines: await tx.execute(sql`select state from import_line order by position`),
    activity: await platform.activity.verify(tx, accountId),
  }));
  expect(kept.companies).toEqual([['20000301'], ['20000303']]);
  expect(kept.lines).toEqual([['imported'], ['running'], ['imported']]);
  expect(kept.activity).not.toHaveProperty('brokenAt');
  // Somebody else has added them meanwhile.
  expect(await addLines(platform, batch, lines.slice(0, 1))).toEqual([false]);
});
