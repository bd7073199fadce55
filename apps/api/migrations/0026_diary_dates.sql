-- The dates that a practice keeps of a company beside those that the law gives. The row says how a date stands; each change
-- of it is kept as it was made, so that nothing is overwritten without trace.

create table diary_date (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  title text not null check (length(title) between 1 and 120),
  -- The first of its days; the others are counted from it.
  starts_on date not null,
  repeat text not null check (repeat in ('none', 'monthly', 'quarterly', 'yearly')),
  -- From so many days before on somebody is told of it; null when nobody is.
  days_before integer check (days_before between 1 and 999),
  note text check (length(note) between 1 and 2000),
  -- Whose it is; null when it is everybody's who sees the company.
  assigned_to uuid references app_user,
  -- The first of its days that is still to be done; null when there is none.
  next_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null references app_user,
  removed_at timestamptz,
  constraint diary_date__whole unique (id, company_id, account_id)
);
create index diary_date__company on diary_date (company_id);
create index diary_date__next on diary_date (account_id, next_on) where removed_at is null;

create table diary_date_change (
  diary_date_id uuid not null,
  version integer not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  act text not null check (act in ('added', 'changed', 'done', 'undone', 'removed')),
  -- Of a day that was done or taken back: which.
  due_on date check ((due_on is not null) = (act in ('done', 'undone'))),
  -- What the date says after the change.
  content jsonb not null,
  at timestamptz not null default now(),
  by_user uuid not null references app_user,
  primary key (diary_date_id, version),
  constraint diary_date_change__date foreign key (diary_date_id, company_id, account_id)
    references diary_date (id, company_id, account_id)
);
create index diary_date_change__company on diary_date_change (company_id);
create trigger diary_date_change__append_only before update or delete on diary_date_change
  for each row execute function refuse_change();
create trigger diary_date_change__no_truncate before truncate on diary_date_change execute function refuse_change();

do $$
declare table_name text;
begin
  foreach table_name in array array['diary_date', 'diary_date_change'] loop
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
    execute format('create policy within_reach on %I to statbook_app
      using (account_id = (select current_account())
        and ((select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)))
      with check (account_id = (select current_account()) and exists (select 1 from company c where c.id = company_id))',
      table_name);
    execute format('grant select, insert on %I to statbook_app', table_name);
  end loop;
end $$;
grant update (title, starts_on, repeat, days_before, note, assigned_to, next_on, version, removed_at) on diary_date
  to statbook_app;

select open_to_maintenance();
select ask_walls_once();
