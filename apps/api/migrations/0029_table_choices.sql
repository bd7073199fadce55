-- How each person sees the data tables, on whatever device they sign in. Null is as the product shows them.

create table table_choice (
  user_id uuid not null references app_user,
  table_name text not null check (length(table_name) <= 40),
  account_id uuid not null references account,
  row_height text,
  columns text[] check (cardinality(columns) <= 40),
  updated_at timestamptz not null default now(),
  primary key (user_id, table_name)
);

alter table table_choice enable row level security;
alter table table_choice force row level security;
create policy own_account on table_choice to statbook_app
  using (account_id = (select current_account())) with check (account_id = (select current_account()));
grant select, insert, update on table_choice to statbook_app;
