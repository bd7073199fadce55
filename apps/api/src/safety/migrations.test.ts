import { describe, expect, it } from 'vitest';
import type { Engine } from '../platform/database/engine.ts';
import { openEmbeddedEngine } from '../platform/database/embedded-engine.ts';
import { listMigrations, migrate } from '../platform/database/migrate.ts';
import { openServerEngine } from '../platform/database/server-engine.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const names = listMigrations().map(({ name }) => name);

describe('bringing a database up to date', () => {
  it('makes a fresh one whole, and does nothing the second time', async () => {
    await withFreshEngines(1, async ([engine]) => {
      expect(await migrate(engine)).toEqual(names);
      expect(await migrate(engine)).toEqual([]);
    });
  });

  it('is done by one of two processes that start together', async () => {
    await withFreshEngines(2, async ([one, other]) => {
      const applied = await Promise.all([migrate(one), migrate(other)]);
      expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], names]);
    });
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    await withFreshEngines(1, async ([engine]) => {
      await migrate(engine);
      const changed = listMigrations().map((migration) => ({ ...migration, checksum: 'another' }));
      await expect(migrate(engine, changed)).rejects.toThrow(`The migration ${names[0]} was changed`);
    });
  });

  it('opens every table to maintenance and asks its walls once, though its migration says nothing of it', async () => {
    await withFreshEngines(1, async ([engine]) => {
      const sql = `create table plain (account_id uuid);
        alter table plain enable row level security;
        create policy own_account on plain using (account_id = current_account());`;
      await migrate(engine, [...listMigrations(), { name: '9999_plain.sql', checksum: 'x', sql }]);
      const rows = await engine.session((session) =>
        session.query("select policyname, qual from pg_policies where tablename = 'plain' order by 1"),
      );
      expect(rows).toEqual([
        ['maintenance', 'true'],
        ['own_account', expect.stringContaining('SELECT current_account()')],
      ]);
    });
  });

  it('keeps nothing of a migration that fails half-way', async () => {
    await withFreshEngines(1, async ([engine]) => {
      const broken = {
        name: '9999_broken.sql',
        checksum: 'x',
        sql: 'create table half (id int); select nonsense;',
      };
      await expect(migrate(engine, [...listMigrations(), broken])).rejects.toThrow('9999_broken.sql failed');
      const rows = await engine.session((session) => session.query("select to_regclass('half')::text"));
      expect(rows).toEqual([[null]]);
      expect(await migrate(engine)).toEqual([]);
    });
  });
});

/** Engines on one fresh database: two connections of a server; the embedded engine has but one, and is its own other. */
async function withFreshEngines(
  count: 1 | 2,
  use: (engines: [Engine, Engine]) => Promise<void>,
): Promise<void> {
  const url = await createTestDatabase();
  const first = url === undefined ? await openEmbeddedEngine() : openServerEngine(url);
  const second = url === undefined || count === 1 ? first : openServerEngine(url);
  try {
    await use([first, second]);
  } finally {
    await first.close();
    if (second !== first) await second.close();
  }
}
