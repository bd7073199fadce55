import { expect, it } from 'vitest';
import { listMigrations, migrate } from '../platform/database/migrate.ts';
import { newDatabasePool } from '../testing/test-database.ts';

/** What a query finds in a database that had these rows before a migration, and all others: an upgrade applies what is missing. */
async function migrated(migration: string, earlier: string, query: string): Promise<unknown[][]> {
  const pool = await newDatabasePool({ isEmpty: true });
  try {
    await migrate(
      pool,
      listMigrations().filter(({ name }) => name !== migration),
    );
    await pool.session((session) => session.exec(`set role statbook_maintenance; ${earlier} reset role`));
    expect(await migrate(pool)).toEqual([migration]);
    return await pool.session(async (session) => {
      await session.exec('set role statbook_maintenance');
      return session.query(query);
    });
  } finally {
    await pool.close();
  }
}

const account = '00000000-0000-4000-8000-000000000001';
const anAccount = `insert into account (id, name, licence_ends_on) values ('${account}', 'A', '2027-01-01');`;

it('roles of an account whose names differ in capitals of other languages alone are told apart', async () => {
  const earlier = `${anAccount} insert into role (id, account_id, name, created_at, retired_at) values
    ('a1b2c301-0000-4000-8000-000000000000', '${account}', 'équipe', '2026-01-01', null),
    ('a1b2c401-0000-4000-8000-000000000000', '${account}', 'ÉQUIPE', '2026-01-02', null),
    ('a1b2c501-0000-4000-8000-000000000000', '${account}', 'équipe (2)', '2026-01-03', null),
    ('a1b2c601-0000-4000-8000-000000000000', '${account}', 'équipe', '2026-01-04', '2026-01-05'),
    ('a1b2c701-0000-4000-8000-000000000000', '${account}', '${'é'.repeat(60)}', '2026-01-06', null),
    ('a1b2c801-0000-4000-8000-000000000000', '${account}', '${'É'.repeat(60)}', '2026-01-07', null);`;
  const query = 'select name from role where built_in is null order by created_at';
  const names = await migrated('0153_folded_role_names.sql', earlier, query);
  expect(names).toEqual([
    ['équipe'],
    ['ÉQUIPE (a1b2c4)'],
    ['équipe (2)'],
    ['équipe'],
    ['é'.repeat(60)],
    [`${'É'.repeat(50)} (a1b2c8)`],
  ]);
});

it('drafts whose day lies before the company or the form are due no more', async () => {
  const company = '00000000-0000-4000-8000-000000000003';
  const earlier = `${anAccount} insert into company (id, account_id, number, name, type, status, incorporated_on) values
      ('${company}', '${account}', '00000006', 'A', 'ltd', 'active', '2001-05-01');
    insert into filing (account_id, company_id, form, subject, effective_on, due_on) values
      ('${account}', '${company}', 'AP01', 'typed', '2009-09-30', '2009-10-13'),
      ('${account}', '${company}', 'AP01', 'meant', '2026-11-10', '2026-11-23'),
      ('${account}', '${company}', 'PSC01', 'typed', '2016-04-05', '2016-04-18'),
      ('${account}', '${company}', 'MR01', 'typed', '2001-04-30', '2001-05-21'),
      ('${account}', '${company}', 'MR02', 'older charge', '2001-04-30', '2001-05-21'),
      ('${account}', '${company}', 'NM01', 'typed', '2001-04-30', '2001-05-15'),
      ('${account}', '${company}', 'SH01', 'typed', '2001-04-30', '2001-05-30'),
      ('${account}', '${company}', 'SH01', 'meant', '2001-05-01', '2001-05-31');`;
  const query = 'select form, subject from filing where due_on is not null order by form';
  const due = await migrated('0154_mistyped_days.sql', earlier, query);
  expect(due).toEqual([
    ['AP01', 'meant'],
    ['MR02', 'older charge'],
    ['SH01', 'meant'],
  ]);
});

it('an unlimited company owes no return of its allotments any more, but keeps what somebody settled', async () => {
  const [unlimited, limited] = [
    '00000000-0000-4000-8000-000000000004',
    '00000000-0000-4000-8000-000000000005',
  ];
  const companies = [unlimited, limited].map((id, place) => {
    const [event, settled] = [`${id.slice(0, -2)}${place}a`, `${id.slice(0, -2)}${place}b`];
    const type = id === unlimited ? 'private-unlimited' : 'ltd';
    return `insert into company (id, account_id, number, name, type, status) values
        ('${id}', '${account}', '0000000${place}', 'A', '${type}', 'active');
      insert into share_event (id, account_id, company_id, number, kind, effective_on, source, source_reference, request, entry_key, entry_part)
        select each::uuid, '${account}', '${id}', place, 'allotment', '2026-11-02', 'person', '', '{}', each::uuid, 1
          from unnest(array['${event}', '${settled}']) with ordinality as it (each, place);
      insert into share_event_duty (account_id, company_id, event_id, first_event_id, kind, form, due_on, effective_on, followed_until, outcome, reason, settled_at)
        select '${account}', '${id}', each::uuid, each::uuid, 'form', 'SH01', '2026-12-02', '2026-11-02', '2027-12-07',
            case place when 2 then 'done' end, case place when 2 then 'on paper' end, case place when 2 then now() end
          from unnest(array['${event}', '${settled}']) with ordinality as it (each, place);`;
  });
  const query =
    'select type, outcome from share_event_duty d join company c on c.id = d.company_id order by type, outcome';
  const owed = await migrated('0196_unlimited_companies.sql', `${anAccount} ${companies.join(' ')}`, query);
  expect(owed).toEqual([
    ['ltd', 'done'],
    ['ltd', null],
    ['private-unlimited', 'done'],
  ]);
});
