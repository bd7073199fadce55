-- The roles that transactions work under, the settings that say for whom, and the functions that every table is secured with.
-- The files below 0100 are the baseline: the schema of the first release, one file for each area. Later changes start at 0100.

-- roles -------------------------------------------------------------------------------------------------------
-- statbook_app: a person's session or a job, for one account.
-- statbook_sign_in: finds or binds a user and keeps the session's row.
-- statbook_callback: the card gateway's callback; finds the payment of a challenge.
-- statbook_worker: background work; finds what is due in all accounts.
-- statbook_provision: the command line; makes accounts and their first users.
-- statbook_maintenance: the command line; backup, restore and new keys.
-- None of them owns anything or can sign in. Roles belong to the whole server, so another database may have made them already.

do $$
declare role_name text;
begin
  foreach role_name in array array['statbook_app', 'statbook_sign_in', 'statbook_callback', 'statbook_worker',
    'statbook_provision', 'statbook_maintenance'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('grant %I to current_user', role_name);
    exception when unique_violation or invalid_grant_operation or internal_error then null;
    end;
    execute format('grant usage on schema public to %I', role_name);
  end loop;
end $$;

-- Maintenance reaches every table and sequence that is made from now on, so that no backup leaves one out.
alter default privileges in schema public grant select, insert, update on tables to statbook_maintenance;
alter default privileges in schema public grant select, update on sequences to statbook_maintenance;
grant select on migration to statbook_maintenance;

-- for whom a transaction works --------------------------------------------------------------------------------

create function current_account() returns uuid language sql stable as
  $$ select nullif(current_setting('statbook.account', true), '')::uuid $$;
-- Null for jobs.
create function current_person() returns uuid language sql stable as
  $$ select nullif(current_setting('statbook.person', true), '')::uuid $$;
-- The agent whose reach is limited to chosen companies; null for everybody else.
create function limited_agent() returns uuid language sql stable as
  $$ select nullif(current_setting('statbook.agent', true), '')::uuid $$;

-- row-level security ------------------------------------------------------------------------------------------

-- Keeps a table's rows within their account: `visible` narrows which of them a transaction sees, `writable` which it may write.
-- Conditions select the functions above and do not call them: PostgreSQL then evaluates each once a statement, not once a row.
create function secure_table(
  name text, visible text default null, writable text default null, account_column text default 'account_id'
) returns void language plpgsql as $$
declare own_account text := format('%I = (select current_account())', account_column);
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy account on %I to statbook_app using (%s) with check (%s)', name,
    concat_ws(' and ', own_account, '(' || visible || ')'), concat_ws(' and ', own_account, '(' || writable || ')'));
  execute format('create policy maintenance on %I to statbook_maintenance using (true) with check (true)', name);
end $$;

-- Keeps a table's rows within their company: a transaction sees and writes those of the companies that it sees.
create function secure_company_table(name text) returns void language sql as $$
  select secure_table(name,
    '(select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)',
    'exists (select 1 from company c where c.id = company_id)')
$$;

revoke execute on function secure_table(text, text, text, text), secure_company_table(text) from public;

-- append-only tables ------------------------------------------------------------------------------------------

-- Only maintenance changes a row, and only its sealed columns, when a new key replaces the old one.
create function refuse_change() returns trigger language plpgsql as
  $$ begin
    if tg_op = 'UPDATE' and current_user = 'statbook_maintenance' and not exists (
      select 1 from jsonb_each(to_jsonb(new)) member
        where member.key not like '%\_sealed' and member.value is distinct from to_jsonb(old) -> member.key
    ) then return new; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;

create function make_append_only(name text) returns void language plpgsql as $$
begin
  execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
    name || '__append_only', name);
  execute format('create trigger %I before truncate on %I execute function refuse_change()',
    name || '__no_truncate', name);
  execute format('grant select, insert on %I to statbook_app', name);
end $$;

revoke execute on function make_append_only(text) from public;
