import { expect, it } from 'vitest';
import { newDatabasePool } from '../../testing/test-database.ts';

it('has no statement compiled, whatever the server does for others', async () => {
  const pool = await newDatabasePool();
  expect(await pool.session((session) => session.query('show jit'))).toEqual([['off']]);
  await pool.close();
});
