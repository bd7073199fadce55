-- How the product looks to each person, on whatever device they sign in.

create table appearance (
  user_id uuid primary key references app_user,
  account_id uuid not null references account,
  choices jsonb not null check (jsonb_typeof(choices) = 'object' and octet_length(choices::text) <= 4000),
  updated_at timestamptz not null default now()
);

alter table appearance enable row level security;
alter table appearance force row level security;
create policy own_account on appearance to statbook_app
  using (account_id = (select current_account())) with check (account_id = (select current_account()));
grant select, insert, update on appearance to statbook_app;

select open_to_maintenance();
