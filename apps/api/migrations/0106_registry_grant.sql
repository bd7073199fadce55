-- What a person granted by signing in at the registry: the right to file a part of one company's record.

create table registry_grant (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  company_id uuid not null references company,
  -- Scopes as the registry writes them, with blanks between.
  scope text not null,
  refresh_token_sealed bytea not null,
  granted_at timestamptz not null default now(),
  -- From then on it is not used any more, and deleted.
  expires_at timestamptz not null,
  -- Signing in again takes the place of the earlier grant, so that what is under way by it goes on.
  constraint registry_grant__person unique (company_id, user_id)
);
create index registry_grant__expires on registry_grant (expires_at);

select secure_company_table('registry_grant');
grant select, insert, update, delete on registry_grant to statbook_app;

-- Sees that something has expired, and in whose account; no token.
create policy worker on registry_grant for select to statbook_worker using (true);
grant select (id, account_id, expires_at) on registry_grant to statbook_worker;

alter table filing_attempt
  add constraint filing_attempt__rest_grant foreign key (rest_grant_id) references registry_grant on delete set null;
