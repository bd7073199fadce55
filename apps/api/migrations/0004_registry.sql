-- What the registry said of the companies, their documents, and imports of companies.

-- The registry's rate limit, per key and host.
create table rate_window (
  key text primary key,
  used integer not null,
  allowed integer not null,
  resets_at timestamptz not null
);

-- One reply of the registry. Nothing is changed: a later reply stands beside the earlier one.
create table registry_reading (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- profile, officers, pscs, psc-statements, charges, filing-history, whole-filing-history, exemptions, insolvency,
  -- company-data, payment-periods
  kind text not null,
  read_at timestamptz not null,
  value jsonb not null,
  -- The reply itself, where it holds nothing protected.
  raw jsonb,
  -- Full dates of birth, home addresses and e-mail.
  protected_sealed bytea
);
create index registry_reading__latest on registry_reading (company_id, kind, read_at desc);

-- Where a reply differed from the one before. Replies are too large to compare whenever a list of changes is asked for.
create table register_change (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The kind of registry_reading.
  kind text not null,
  at timestamptz not null
);
create index register_change__account on register_change (account_id, at desc);

-- The current entries of the latest replies, so that a person is found by name, and a verification that is due is seen,
-- without opening every reply.
create table registered_person (
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- officers, pscs or company-data
  source text not null,
  position integer not null,
  name text not null,
  -- As the registry says it; 'psc' and 'shareholder' for the other two registers.
  role text not null,
  -- Of those who must give an identity statement, as the register has it.
  verification_opens_on date,
  verification_due_on date,
  verified_from date,
  verified_until date,
  primary key (company_id, source, position)
);
create index registered_person__account on registered_person (account_id);
create index registered_person__verification_due on registered_person (account_id, verification_due_on)
  where verification_due_on is not null;

-- Documents by their content; the bytes lie in the document store.
create table document (
  sha256 text not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- Where it came from, so that a link from a caller is matched to a stored document.
  source text not null,
  content_type text not null,
  size integer not null,
  stored_at timestamptz not null default now(),
  primary key (company_id, source)
);

create table import_batch (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create table import_line (
  batch_id uuid not null references import_batch,
  position integer not null,
  account_id uuid not null references account,
  typed text not null,
  number text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'imported', 'refused', 'failed')),
  reason text,
  company_id uuid references company,
  authentication_code_sealed bytea,
  -- Of the worker that has taken the line: who has lost it may not settle the line any more.
  lease uuid,
  updated_at timestamptz not null default now(),
  primary key (batch_id, position)
);

select secure_company_table('registry_reading'), secure_company_table('register_change'),
  secure_company_table('registered_person'), secure_company_table('document');
select secure_table('import_batch'), secure_table('import_line');
select make_append_only('registry_reading');

grant select, insert, update on rate_window, import_batch, import_line to statbook_app;
grant select, insert on register_change, document to statbook_app;
-- Follows the replies: an entry that a newer one no longer has is deleted.
grant select, insert, delete on registered_person to statbook_app;

create policy worker on import_batch for select to statbook_worker using (true);
create policy worker on import_line for select to statbook_worker using (true);
grant select on import_batch to statbook_worker;
-- Tells a list that is being worked at from one that was left behind, and sees no number, no code and no name.
grant select (batch_id, state, updated_at) on import_line to statbook_worker;
grant select, insert, update on rate_window to statbook_worker;
