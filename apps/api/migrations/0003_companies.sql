-- The companies of an account, who may reach them, and what a practice keeps of a company beside its registers.

create table company (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  number text not null check (number ~ '^[A-Z0-9]{8}$'),
  name text not null,
  type text not null,
  status text not null,
  status_detail text,
  jurisdiction text,
  incorporated_on date,
  statement_last_made_up_to date,
  statement_next_made_up_to date,
  statement_due_on date,
  accounts_due_on date,
  -- Opens protected data and signs filings at the registry.
  authentication_code_sealed bytea,
  registry_read_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references app_user,
  removed_at timestamptz
);
create unique index company__number on company (account_id, number) where removed_at is null;
create index company__name on company (account_id, name) where removed_at is null;
create index company__statement_due on company (account_id, statement_due_on) where removed_at is null;
create index company__accounts_due on company (account_id, accounts_due_on) where removed_at is null;

-- The companies that a limited agent may reach.
create table agent_company (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  company_id uuid not null references company,
  primary key (user_id, company_id)
);
create index agent_company__company on agent_company (company_id);

-- Filing preferences of a company. Each saving is a version of its own; the last one counts.
create table company_detail (
  account_id uuid not null references account,
  company_id uuid not null references company,
  version integer not null,
  email text check (length(email) between 3 and 256),
  sic_codes text[] not null default '{}' check (cardinality(sic_codes) <= 4),
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  primary key (company_id, version)
);

create table company_note (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  created_at timestamptz not null default now(),
  created_by uuid not null references app_user,
  deleted_at timestamptz,
  deleted_by uuid references app_user,
  constraint company_note__deleted_whole check ((deleted_at is null) = (deleted_by is null)),
  constraint company_note__whole unique (id, company_id, account_id)
);
create index company_note__company on company_note (company_id, created_at desc);

-- The text of a note, each time that it was written.
create table company_note_version (
  note_id uuid not null,
  version integer not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  text text not null check (length(text) between 1 and 4000),
  at timestamptz not null default now(),
  by_user uuid not null references app_user,
  primary key (note_id, version),
  constraint company_note_version__note foreign key (note_id, company_id, account_id)
    references company_note (id, company_id, account_id)
);
create index company_note_version__company on company_note_version (company_id);

-- What a person had entered in a form when their session ended, by the address of the form. The content is null once it is
-- saved or discarded.
create table open_form (
  user_id uuid not null references app_user,
  address text not null check (length(address) <= 400),
  account_id uuid not null references account,
  company_id uuid not null references company,
  title text not null,
  content jsonb,
  saved_at timestamptz not null default now(),
  primary key (user_id, address)
);

select secure_table('company', visible => '(select limited_agent()) is null or exists (
  select 1 from agent_company a where a.company_id = company.id and a.user_id = (select limited_agent()))');
select secure_table('agent_company');
select secure_company_table('company_detail'), secure_company_table('company_note'),
  secure_company_table('company_note_version'), secure_company_table('open_form');
select make_append_only('company_detail'), make_append_only('company_note_version');

grant select, insert, update on company, open_form to statbook_app;
grant select, insert, delete on agent_company to statbook_app;
grant select, insert, update (deleted_at, deleted_by) on company_note to statbook_app;

create policy worker on company for select to statbook_worker using (true);
grant select on company to statbook_worker;
