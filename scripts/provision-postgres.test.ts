import { existsSync } from 'node:fs';
import { createTestDatabase, runSql } from '@statbook/testkit';
import { expect, it } from 'vitest';
import { provisionPostgres } from './provision-postgres.ts';

it('a PostgreSQL for tests gives databases with the newest schema until it is stopped', async () => {
  const provided = await provisionPostgres();
  if (!provided.ok) throw new Error(provided.reason);
  const { postgres } = provided;
  const [one, other] = [await createTestDatabase(postgres), await createTestDatabase(postgres)];
  await runSql(one.url, 'insert into rate_window values ($$one$$, 1, 1, now())');
  expect(await runSql(one.url, 'select count(*)::integer from rate_window')).toEqual([[1]]);
  expect(await runSql(other.url, 'select count(*)::integer from rate_window')).toEqual([[0]]);
  await postgres.stop();
  await expect(runSql(one.url, 'select 1')).rejects.toThrow();
  expect(existsSync(decodeURIComponent(new URL(postgres.url).hostname))).toBe(false);
});
