-- Accounts of practices, the people who sign in, their sessions and preferences.

create table account (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  licence_product_id text not null default 'STATBOOK',
  licence_plan_id text not null default 'PRACTICE',
  licence_pricing_id text not null default 'ANNUAL',
  licence_version text not null default '2026',
  licence_ends_on date not null,
  -- Null: the installation's presenter files for the account.
  presenter_id_sealed bytea,
  presenter_code_sealed bytea,
  -- How long a session lasts without its person; null: the product's own time.
  session_hours smallint check (session_hours between 0 and 24),
  session_minutes smallint check (session_minutes between 0 and 59),
  constraint account__session_whole check ((session_hours is null) = (session_minutes is null))
);

create table app_user (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  email text not null,
  full_name text not null,
  kind text not null check (kind in ('main', 'agent')),
  status text not null default 'invited' check (status in ('invited', 'active', 'inactive', 'removed')),
  -- Bound once, at the first sign-in.
  issuer text,
  subject text,
  flags text[] not null default '{}',
  -- An agent without this sees only the companies in agent_company.
  all_companies boolean not null default false,
  profile_photo text,
  created_at timestamptz not null default now(),
  constraint app_user__identity unique (issuer, subject),
  constraint app_user__bound_whole check ((issuer is null) = (subject is null))
);
create unique index app_user__email on app_user (lower(email)) where status <> 'removed';
create index app_user__account on app_user (account_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  -- The provider's session where its tokens name one, else its subject.
  token_session text not null,
  -- As the browser named itself; empty where it did not.
  user_agent text not null default '',
  started_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
);
create index session__token on session (token_session, started_at desc);
create index session__user on session (user_id) where ended_at is null;
create index session__ended on session (user_id, ended_at desc) where ended_at is not null;

-- How the product looks to a person, on whatever device they sign in.
create table appearance (
  user_id uuid primary key references app_user,
  account_id uuid not null references account,
  choices jsonb not null check (jsonb_typeof(choices) = 'object' and octet_length(choices::text) <= 4000),
  updated_at timestamptz not null default now()
);

-- How a person sees a data table; null: as the product shows it.
create table table_choice (
  user_id uuid not null references app_user,
  table_name text not null check (length(table_name) <= 40),
  account_id uuid not null references account,
  row_height text,
  columns text[] check (cardinality(columns) <= 40),
  updated_at timestamptz not null default now(),
  primary key (user_id, table_name)
);

select secure_table('account', account_column => 'id'), secure_table('app_user'), secure_table('session'),
  secure_table('appearance'), secure_table('table_choice');

grant select, update on account, session to statbook_app;
grant select, insert, update on app_user, appearance, table_choice to statbook_app;

create policy sign_in on account for select to statbook_sign_in using (true);
create policy sign_in on app_user to statbook_sign_in using (true);
create policy sign_in on session to statbook_sign_in using (true);
grant select on account to statbook_sign_in;
grant select, update on app_user to statbook_sign_in;
grant select, insert, update on session to statbook_sign_in;

create policy provision on account to statbook_provision using (true) with check (true);
create policy provision on app_user to statbook_provision using (true) with check (true);
grant select, insert on account, app_user to statbook_provision;

create policy worker on account for select to statbook_worker using (true);
grant select on account to statbook_worker;
