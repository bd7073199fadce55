import { describe, expect, it } from 'vitest';
import { type ConnectionPool, openConnectionPool } from '../platform/database/connection-pool.ts';
import { listMigrations, migrate } from '../platform/database/migrate.ts';
import { newDatabaseUrl } from '../testing/test-database.ts';

const names = listMigrations().map(({ name }) => name);

describe('bringing a database up to date', () => {
  it('makes a fresh one whole, and does nothing the second time', async () => {
    await withPools(async ([pool]) => {
      expect(await migrate(pool)).toEqual(names);
      expect(await migrate(pool)).toEqual([]);
    });
  });

  it('is done by one of two processes that start together', async () => {
    await withPools(async ([one, other]) => {
      const applied = await Promise.all([migrate(one), migrate(other)]);
      expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], names]);
    });
  });

  it('refuses a migration that was changed after it had been applied', async () => {
    await withPools(async ([pool]) => {
      await migrate(pool);
      const changed = listMigrations().map((migration) => ({ ...migration, checksum: 'another' }));
      await expect(migrate(pool, changed)).rejects.toThrow(`The migration ${names[0]} was changed`);
    });
  });

  it('refuses a database that the migrations before the baseline made, and says how its books come over', async () => {
    await withPools(async ([pool]) => {
      const old = { name: '0001_core.sql', checksum: 'x', sql: 'create table account (id uuid)' };
      await migrate(pool, [old]);
      await expect(migrate(pool)).rejects.toThrow('npm run restore');
    });
  });

  it('keeps nothing of a migration that fails half-way', async () => {
    await withPools(async ([pool]) => {
      const broken = {
        name: '9999_broken.sql',
        checksum: 'x',
        sql: 'create table half (id int); select nonsense;',
      };
      await expect(migrate(pool, [...listMigrations(), broken])).rejects.toThrow('9999_broken.sql failed');
      const rows = await pool.session((session) => session.query("select to_regclass('half')::text"));
      expect(rows).toEqual([[null]]);
      expect(await migrate(pool)).toEqual([]);
    });
  });

  it('reads JSON and access flags that were stored with the names of the wire by ours', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0100'),
      );
      await pool.session((session) => session.exec(storedByWireNames));
      expect(await migrate(pool)).toContain('0100_names_in_stored_json.sql');
      const rows = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query(`select flags, (select choices from appearance), (select content from open_form),
          (select content from diary_date_change) from app_user`);
      });
      expect(rows).toEqual([
        [
          ['formCompany', 'viewCompany'],
          { menuColour: 'red', rtl: true },
          { 'holdings.0.shares': 'Ten', lots: [{ lotId: 'e1/1' }] },
          { title: 'Pay the Rent', remindDays: 7 },
        ],
      ]);
    });
  });

  it('gives an earlier account the roles that every account begins with, and its main user theirs', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0110'),
      );
      await pool.session((session) => session.exec(earlierAccount));
      expect(await migrate(pool)).toContain('0110_roles.sql');
      const rows = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query(`select u.kind, r.built_in, (select count(*)::integer from role) from app_user u
          left join role r on r.id = u.role_id order by u.kind`);
      });
      expect(rows).toEqual([
        ['agent', null, 5],
        ['main', 'main', 5],
      ]);
    });
  });

  it('makes each earlier payment a charge of its own, with what the gateway took', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0146'),
      );
      await pool.session((session) => session.exec(earlierPayments));
      expect(await migrate(pool)).toContain('0146_charges.sql');
      const rows = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query(`select c.vendor_tx_code, c.total_pence, p.charged_pence, c.transaction_id, c.acs_transaction_id
          from payment p join payment_charge c on c.id = p.charge_id order by 1`);
      });
      expect(rows).toEqual([
        ['CS01-1', 5600, 5600, null, 'acs-1'],
        ['CS01-2', 5600, 5600, 'T-2', null],
      ]);
    });
  });

  it('notes the company’s name at earlier attempts to change it that are not decided, and at no others', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0171'),
      );
      await pool.session((session) => session.exec(earlierAttempts));
      expect(await migrate(pool)).toContain('0171_attempt_company_name.sql');
      const rows = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query(`select f.form, f.state, a.company_name
          from filing f join filing_attempt a on a.filing_id = f.id order by f.form, f.state`);
      });
      expect(rows).toEqual([
        ['CS01', 'pending', null],
        ['NM01', 'accepted', null],
        ['NM01', 'pending', 'PLUM LIMITED'],
        ['NM04', 'failed', 'PLUM LIMITED'],
        ['NM04', 'withdrawn', null],
      ]);
    });
  });

  it('looks again at what earlier filings met: a return of one day leaves what is due for another', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0190'),
      );
      await pool.session((session) => session.exec(earlierDuties));
      expect(await migrate(pool)).toContain('0190_duties_of_a_day.sql');
      const rows = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query('select effective_on, shown_on from share_event_duty order by effective_on');
      });
      expect(rows).toEqual([
        ['2026-11-01', null],
        ['2026-11-10', '2026-11-12'],
      ]);
    });
  });

  it('drops what is due for an earlier reduction, and leaves what was settled or is due for others', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0191'),
      );
      await pool.session((session) => session.exec(earlierDuties));
      await pool.session((session) => session.exec(earlierReduction));
      expect(await migrate(pool)).toContain('0191_reductions_registered.sql');
      const rows = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query('select form, reason from share_event_duty order by form, effective_on');
      });
      expect(rows).toEqual([
        ['RESOLUTIONS', 'Delivered by post'],
        ['SH01', null],
        ['SH01', null],
      ]);
    });
  });

  it('leaves a company one of the tags that differ in capitals of other languages alone', async () => {
    await withPools(async ([pool]) => {
      await migrate(
        pool,
        listMigrations().filter(({ name }) => name < '0194'),
      );
      await pool.session((session) => session.exec(earlierDuties));
      await pool.session((session) => session.exec(earlierTags));
      expect(await migrate(pool)).toContain('0194_folded_tags.sql');
      const tags = await pool.session(async (session) => {
        await session.exec('set role statbook_maintenance');
        return session.query('select tag from company_tag order by tag collate "C"');
      });
      expect(tags).toEqual([['Partner'], ['ÉVIAN']]);
    });
  });
});

const earlierDuties = `
  set role statbook_maintenance;
  insert into account (id, name, licence_ends_on) values ('00000000-0000-4000-8000-000000000001', 'A', '2027-01-01');
  insert into company (id, account_id, number, name, type, status) values ('00000000-0000-4000-8000-000000000003',
    '00000000-0000-4000-8000-000000000001', '00000006', 'A', 'ltd', 'active');
  insert into registry_reading (account_id, company_id, kind, read_at, value) values ('00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000003', 'filing-history', now(),
    '{"items": [{"type": "SH01", "date": "2026-11-12", "values": {"date": "2026-11-10"}}]}');
  insert into share_event (id, account_id, company_id, number, kind, effective_on, source, source_reference, request, entry_key, entry_part)
    select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', number, 'allotment',
      day, 'person', 'x', '{}', gen_random_uuid(), 1 from (values (1, date '2026-11-01'), (2, date '2026-11-10')) entry (number, day);
  insert into share_event_duty (account_id, company_id, event_id, first_event_id, kind, form, due_on, effective_on, followed_until, shown_on)
    select account_id, company_id, id, id, 'form', 'SH01', effective_on + 30, effective_on, '2027-11-01', '2026-11-12' from share_event;
  reset role`;

const earlierReduction = `
  set role statbook_maintenance;
  insert into share_event (id, account_id, company_id, number, kind, effective_on, source, source_reference, request, entry_key, entry_part)
    values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', 3, 'reduction',
      '2026-11-12', 'person', 'x', '{}', gen_random_uuid(), 1);
  insert into share_event_duty (account_id, company_id, event_id, first_event_id, kind, form, due_on, effective_on, followed_until,
      outcome, reason, settled_at)
    select account_id, company_id, id, id, 'form', form, '2026-11-25', effective_on, '2027-11-01', outcome, reason, settled_at
      from share_event cross join (values ('SH19', null, null, null),
        ('RESOLUTIONS', 'done', 'Delivered by post', timestamptz '2026-11-20')) duty (form, outcome, reason, settled_at)
      where kind = 'reduction';
  reset role`;

const earlierTags = `
  set role statbook_maintenance;
  insert into company_tag (account_id, company_id, tag)
    select account_id, id, tag from company cross join unnest(array['ÉVIAN', 'Évian', 'évian', 'Partner']) tag on conflict do nothing;
  reset role`;

const earlierPayments = `
  set role statbook_maintenance;
  insert into account (id, name, licence_ends_on) values ('00000000-0000-4000-8000-000000000001', 'A', '2027-01-01');
  insert into company (id, account_id, number, name, type, status) values ('00000000-0000-4000-8000-000000000003',
    '00000000-0000-4000-8000-000000000001', '00000006', 'A', 'ltd', 'active');
  insert into filing (id, account_id, company_id, form) values ('00000000-0000-4000-8000-000000000005',
    '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', 'CS01');
  insert into payment (account_id, company_id, filing_id, state, fee_pence, processing_pence, tax_pence, total_pence,
    vendor_tx_code, transaction_id, acs_transaction_id) values
    ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003',
      '00000000-0000-4000-8000-000000000005', 'refused', 5000, 500, 100, 5600, 'CS01-1', 'T-1', 'acs-1'),
    ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003',
      '00000000-0000-4000-8000-000000000005', 'confirmed', 5000, 500, 100, 5600, 'CS01-2', 'T-2', null);
  reset role`;

const earlierAttempts = `
  set role statbook_maintenance;
  insert into account (id, name, licence_ends_on) values ('00000000-0000-4000-8000-000000000001', 'A', '2027-01-01');
  insert into company (id, account_id, number, name, type, status) values ('00000000-0000-4000-8000-000000000003',
    '00000000-0000-4000-8000-000000000001', '00000006', 'PLUM LIMITED', 'ltd', 'active');
  insert into filing (account_id, company_id, form, state)
    select '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000003', form, state
    from (values ('NM01', 'pending'), ('NM01', 'accepted'), ('NM04', 'failed'), ('NM04', 'withdrawn'), ('CS01', 'pending'))
      earlier (form, state);
  insert into filing_attempt (account_id, filing_id, ordinal, content, content_sha256)
    select account_id, id, 1, '{}', '' from filing;
  reset role`;

const earlierAccount = `
  set role statbook_maintenance;
  insert into account (id, name, licence_ends_on) values ('00000000-0000-4000-8000-000000000001', 'A', '2027-01-01');
  insert into app_user (account_id, email, full_name, kind) values
    ('00000000-0000-4000-8000-000000000001', 'a@b.example', 'A', 'main'),
    ('00000000-0000-4000-8000-000000000001', 'b@b.example', 'B', 'agent');
  reset role`;

const storedByWireNames = `
  set role statbook_maintenance;
  insert into account (id, name, licence_ends_on) values ('00000000-0000-4000-8000-000000000001', 'A', '2027-01-01');
  insert into app_user (id, account_id, email, full_name, kind, flags) values ('00000000-0000-4000-8000-000000000002',
    '00000000-0000-4000-8000-000000000001', 'a@b.example', 'A', 'agent', '{FormaCompany,ViewCompany}');
  insert into company (id, account_id, number, name, type, status) values ('00000000-0000-4000-8000-000000000003',
    '00000000-0000-4000-8000-000000000001', '00000006', 'A', 'ltd', 'active');
  insert into appearance (user_id, account_id, choices) values ('00000000-0000-4000-8000-000000000002',
    '00000000-0000-4000-8000-000000000001', '{"MenuColour": "red", "Rtl": true}');
  insert into open_form (user_id, address, account_id, company_id, title, content) values
    ('00000000-0000-4000-8000-000000000002', '/x', '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000003', 'x', '{"Holdings.0.Shares": "Ten", "Lots": [{"LotId": "e1/1"}]}');
  insert into diary_date (id, account_id, company_id, title, starts_on, repeat, created_by) values
    ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000003', 'x', '2026-01-01', 'none', '00000000-0000-4000-8000-000000000002');
  insert into diary_date_change (diary_date_id, version, account_id, company_id, act, content, by_user) values
    ('00000000-0000-4000-8000-000000000004', 1, '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000003', 'added', '{"Title": "Pay the Rent", "RemindDays": 7}',
    '00000000-0000-4000-8000-000000000002');
  reset role`;

/** Two pools on one database without tables. */
async function withPools(use: (pools: [ConnectionPool, ConnectionPool]) => Promise<void>): Promise<void> {
  const url = await newDatabaseUrl({ isEmpty: true });
  const pools: [ConnectionPool, ConnectionPool] = [openConnectionPool(url, 2), openConnectionPool(url, 2)];
  try {
    await use(pools);
  } finally {
    for (const pool of pools) await pool.close();
  }
}
