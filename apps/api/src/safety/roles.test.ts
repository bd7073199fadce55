import { describe, expect, it } from 'vitest';
import { roles, type Scope, sessionOf } from '../platform/database/database.ts';
import { testApi } from '../testing/test-api.ts';
import { fullAccount } from './full-account.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const scopes: Scope[] = [
  { as: 'account', accountId: nobody },
  { as: 'sign-in' },
  { as: 'callback' },
  { as: 'worker' },
  { as: 'provision' },
  { as: 'maintenance' },
];
const appendOnly = [
  'registry_reading',
  'filing_move',
  'filing_document',
  'payment_move',
  'activity',
  'share_class',
  'share_holder',
  'share_holder_detail',
  'share_event',
  'share_lot',
  'share_posting',
  'share_terms',
  'share_certificate',
  'share_certificate_end',
  'share_transfer_refusal',
  'share_certificate_act',
  'share_certificate_template',
  'drawn_document',
];
const application: Scope['as'][] = ['account', 'sign-in', 'callback', 'worker', 'provision'];

describe('the role of a transaction', () => {
  it.each(scopes)('is the one of its scope: $as', async (scope) => {
    const [[role] = []] = await ask(scope, 'select current_user');
    expect(role).toBe(roles[scope.as]);
  });

  it('is left with the transaction, also when that fails', async () => {
    const [before] = await askAsOwner('select current_user');
    await expect(ask({ as: 'worker' }, 'select * from no_such_table')).rejects.toThrow('no_such_table');
    expect(await askAsOwner('select current_user')).toEqual([before]);
  });

  it('owns nothing, cannot sign in and cannot bypass row-level security', async () => {
    const rows = await askAsOwner(
      `select rolname from pg_roles where rolname like 'statbook\\_%'
        and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb
          or exists (select 1 from pg_class where relowner = pg_roles.oid))`,
    );
    expect(rows).toEqual([]);
  });
});

describe('row-level security', () => {
  it('is forced on every table that belongs to an account', async () => {
    const rows = await askAsOwner(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
    const [[account] = []] = await askAsOwner(
      "select relrowsecurity and relforcerowsecurity from pg_class where relname = 'account'",
    );
    expect(account).toBe(true);
  });

  it('reads for whom the transaction works once a statement, not once a row', async () => {
    const rows = await askAsOwner(
      `select tablename, policyname from pg_policies where schemaname = 'public'
        and concat(qual, with_check) ~ '(?<!SELECT )(current_account|current_person|limited_agent)\\(\\)'`,
    );
    expect(rows).toEqual([]);
  });

  it('hides every row of another account from SQL that asks for all', async () => {
    const { accountId: other } = await fullAccount();
    const { accountId } = await fullAccount();
    for (const table of await accountTables()) {
      const column = table === 'account' ? 'id' : 'account_id';
      const seen = await ask({ as: 'account', accountId }, `select distinct ${column}::text from ${table}`);
      expect(
        seen.flat().filter((id) => id !== accountId),
        table,
      ).toEqual([]);
      const [[rows] = []] = await ask(
        { as: 'maintenance' },
        `select count(*) from ${table} where ${column} = $1`,
        [other],
      );
      expect(Number(rows), `${table} has something to hide`).toBeGreaterThan(0);
    }
  });

  it('refuses rows that are written into another account', async () => {
    const { accountId: other, companyId } = await fullAccount();
    const { accountId } = await fullAccount();
    await expect(
      ask(
        { as: 'account', accountId },
        'insert into filing (account_id, company_id, form) values ($1, $2, $3)',
        [other, companyId, 'strange'],
      ),
    ).rejects.toThrow('row-level security');
    const moved = ask({ as: 'account', accountId }, 'update company set account_id = $1', [other]);
    await expect(moved).rejects.toThrow('row-level security');
  });

  it('hides from a limited agent the companies that are not given to it', async () => {
    const { accountId, companyId, addAgent } = await fullAccount();
    const { userId: agentId } = await addAgent(['viewCompany']);
    for (const table of [
      'company',
      'registry_reading',
      'filing',
      'filing_attempt',
      'filing_document',
      'register_expectation',
      'payment',
      'document',
      'drawn_document',
      'filing_letter',
      'share_event',
      'share_event_filing',
      'share_posting',
      'share_holder_detail',
      'person_code',
      'person_contact',
      'code_invitation',
      'identity_letter',
      'identity_reminder',
    ]) {
      const [[seen] = []] = await ask({ as: 'account', accountId, agentId }, `select count(*) from ${table}`);
      expect(Number(seen), table).toBe(0);
      const [[all] = []] = await ask({ as: 'account', accountId }, `select count(*) from ${table}`);
      expect(Number(all), table).toBeGreaterThan(0);
    }
    await ask(
      { as: 'maintenance' },
      'insert into agent_company (account_id, user_id, company_id) values ($1, $2, $3)',
      [accountId, agentId, companyId],
    );
    expect(await ask({ as: 'account', accountId, agentId }, 'select id::text from company')).toEqual([
      [companyId],
    ]);
  });

  it('shows a transaction without an account nothing', async () => {
    await fullAccount();
    expect(await ask({ as: 'account', accountId: nobody }, 'select id from company')).toEqual([]);
  });
});

describe('what is append-only', () => {
  it.each(appendOnly)(
    '%s takes no change, no deletion and no emptying from the application',
    async (table) => {
      for (const role of application.map((as) => roles[as])) {
        const [held = []] = await askAsOwner(
          `select has_any_column_privilege('${role}', '${table}', 'UPDATE'), has_table_privilege('${role}', '${table}', 'DELETE'),
          has_table_privilege('${role}', '${table}', 'TRUNCATE')`,
        );
        expect(held, role).toEqual([false, false, false]);
      }
    },
  );

  it.each(appendOnly)('%s refuses them from its owner too', async (table) => {
    const { accountId } = await fullAccount();
    const scope: Scope = { as: 'maintenance' };
    await expect(
      ask(scope, `update ${table} set account_id = account_id where account_id = $1`, [accountId]),
    ).resolves.toEqual([]);
    await expect(
      ask(scope, `update ${table} set account_id = gen_random_uuid() where account_id = $1`, [accountId]),
    ).rejects.toThrow('append-only');
    const [[triggers] = []] = await askAsOwner(
      `select bit_or(tgtype) & 24 from pg_trigger where tgrelid = '${table}'::regclass and tgenabled = 'O'`,
    );
    // Before each row: 8 on delete, 16 on update.
    expect(triggers).toBe(24);
  });

  it('lets the application delete only what is no record: reach, tags, presence, old news, what follows readings, what has expired', async () => {
    const rows = await askAsOwner(
      `select distinct table_name from information_schema.role_table_grants
        where grantee like 'statbook\\_%' and privilege_type in ('DELETE', 'TRUNCATE') and table_schema = 'public'
        order by 1`,
    );
    const deletable = [
      'agent_company',
      'company_tag',
      'live_event',
      'nightly_reading',
      'notification',
      'person_key',
      'presence',
      'registered_person',
      'registry_grant',
      'unregistered_psc',
    ];
    expect(rows.flat()).toEqual(deletable);
  });
});

it('maintenance reaches every table, so that no backup forgets one', async () => {
  const rows = await askAsOwner(
    `select relname from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (not has_table_privilege('statbook_maintenance', c.oid, 'SELECT') or relrowsecurity and not exists (
        select 1 from pg_policy where polrelid = c.oid and polname = 'maintenance'))`,
  );
  expect(rows).toEqual([]);
});

async function accountTables(): Promise<string[]> {
  const rows = await askAsOwner(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  return ['account', ...rows.map(([name]) => String(name))];
}

async function ask(scope: Scope, sql: string, parameters: readonly unknown[] = []): Promise<unknown[][]> {
  const { database } = (await testApi()).server.platform;
  return database.transaction(scope, (tx) => sessionOf(tx).query(sql, parameters));
}

async function askAsOwner(sql: string): Promise<unknown[][]> {
  const { database } = (await testApi()).server.platform;
  return database.pool.session((session) => session.query(sql));
}
