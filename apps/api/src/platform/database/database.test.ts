import { describe, expect, it } from 'vitest';
import { newDatabasePool } from '../../testing/test-database.ts';
import { openDatabase, sessionOf } from './database.ts';

describe('two transactions that stop each other', () => {
  it('are both done: the one that the database has ended is done again', async () => {
    const database = openDatabase(await newDatabasePool());
    const both = Promise.withResolvers<void>();
    let holding = 0;
    const lockInOrder = (first: number, second: number) =>
      database.transaction({ as: 'worker' }, async (tx) => {
        const lock = (key: number) => sessionOf(tx).query('select pg_advisory_xact_lock($1)', [key]);
        await lock(first);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await lock(second);
        return first;
      });
    expect(await Promise.all([lockInOrder(1, 2), lockInOrder(2, 1)])).toEqual([1, 2]);
    expect(holding).toBe(3);
    await database.pool.close();
  });

  it('of which one takes the company from the other: that one is done again, and finds it gone', async () => {
    const database = openDatabase(await newDatabasePool());
    let attempts = 0;
    const writing = database.transaction({ as: 'worker' }, async (tx) => {
      attempts += 1;
      if (attempts === 2) return 'not found';
      return sessionOf(tx).query(
        `do $$ begin
           raise exception 'new row violates row-level security policy' using errcode = 'insufficient_privilege';
         end $$`,
      );
    });
    expect(await writing).toBe('not found');
    await database.pool.close();
  });

  it('are told of every other error at once', async () => {
    const database = openDatabase(await newDatabasePool());
    let attempts = 0;
    const failing = database.transaction({ as: 'worker' }, async (tx) => {
      attempts += 1;
      await sessionOf(tx).query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
    await database.pool.close();
  });
});
