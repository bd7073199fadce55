-- Which companies are read in which night, so that several servers never read one twice.

create table nightly_reading (
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The day on which the night began, in London.
  night date not null,
  planned_at timestamptz not null,
  primary key (company_id, night)
);
create index nightly_reading__night on nightly_reading (night);

select secure_company_table('nightly_reading');
grant select, insert on nightly_reading to statbook_app;

-- Finds what is to be read, in all accounts, and forgets nights of a week ago.
create policy worker on nightly_reading for select to statbook_worker using (true);
create policy worker_tidy on nightly_reading for delete to statbook_worker using (planned_at < now() - interval '7 days');
grant select, delete on nightly_reading to statbook_worker;
