import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConnectionPool } from '../platform/database/connection-pool.ts';
import { listMigrations, migrate } from '../platform/database/migrate.ts';
import { newDatabasePool } from '../testing/test-database.ts';

let pool: ConnectionPool;
beforeAll(async () => {
  pool = await newDatabasePool({ isEmpty: true });
});
afterAll(() => pool.close());

it('numbers roles of an account whose names differ in capitals of other languages alone', async () => {
  await migrate(
    pool,
    listMigrations().filter(({ name }) => name < '0153'),
  );
  await pool.session((session) => session.exec(earlierRoles));
  expect(await migrate(pool)).toContain('0153_folded_role_names.sql');
  const names = await pool.session(async (session) => {
    await session.exec('set role statbook_maintenance');
    return session.query('select name from role where built_in is null order by created_at');
  });
  expect(names).toEqual([['équipe'], ['ÉQUIPE (2)'], ['équipe']]);
});

const earlierRoles = `
  set role statbook_maintenance;
  insert into account (id, name, licence_ends_on) values ('00000000-0000-4000-8000-000000000001', 'A', '2027-01-01');
  insert into role (account_id, name, created_at, retired_at) values
    ('00000000-0000-4000-8000-000000000001', 'équipe', '2026-01-01', null),
    ('00000000-0000-4000-8000-000000000001', 'ÉQUIPE', '2026-01-02', null),
    ('00000000-0000-4000-8000-000000000001', 'équipe', '2026-01-03', '2026-01-04');
  reset role`;
