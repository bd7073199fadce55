-- What the public register will show of an accepted filing, until it does.

create table register_expectation (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  filing_id uuid not null references filing,
  -- filing-history: an entry of the filing history; its types and values are the subject.
  kind text not null,
  subject jsonb not null,
  accepted_on date not null,
  -- The first day that the entry can bear, and the day by which it should have appeared.
  expected_from date not null,
  expected_by date not null,
  -- The entry that was found; no other expectation of the company is met by it.
  met_by text,
  met_at timestamptz,
  -- Looked for no longer. A register that shows it later still meets it.
  given_up_at timestamptz,
  reason text,
  constraint register_expectation__met_by unique (company_id, kind, met_by),
  check ((met_by is null) = (met_at is null)),
  check ((given_up_at is null) = (reason is null)),
  check (met_at is null or given_up_at is null)
);
create index register_expectation__filing on register_expectation (filing_id);
create index register_expectation__unmet on register_expectation (company_id) where met_at is null;

select secure_company_table('register_expectation');
grant select, insert, update on register_expectation to statbook_app;

create policy worker on register_expectation for select to statbook_worker using (true);
-- Tells which companies are to be read again, and sees nothing of what is expected.
grant select (account_id, company_id, met_at, given_up_at) on register_expectation to statbook_worker;
