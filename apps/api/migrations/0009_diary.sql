-- The dates that a practice keeps of a company beside those that the law gives. The row says how a date stands; each change of
-- it is kept as it was made.

create table diary_date (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  title text not null check (length(title) between 1 and 120),
  -- The first of its days; the others are counted from it.
  starts_on date not null,
  repeat text not null check (repeat in ('none', 'monthly', 'quarterly', 'yearly')),
  -- The reminder goes out so many days before; null when nobody is notified.
  days_before integer check (days_before between 1 and 999),
  note text check (length(note) between 1 and 2000),
  -- Null: everybody's who sees the company.
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
  -- The day that was done or undone.
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

select secure_company_table('diary_date'), secure_company_table('diary_date_change');
select make_append_only('diary_date_change');

grant select, insert,
  update (title, starts_on, repeat, days_before, note, assigned_to, next_on, version, removed_at)
  on diary_date to statbook_app;
