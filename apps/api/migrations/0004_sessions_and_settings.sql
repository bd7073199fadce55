-- How long a session lasts without its person, on what device it is, and what each person is told of.

-- Null: the product's own time. The wire speaks of hours and minutes, and so does the form that sets them.
alter table account add column session_hours smallint check (session_hours between 0 and 24);
alter table account add column session_minutes smallint check (session_minutes between 0 and 59);
alter table account add constraint account__session_whole check ((session_hours is null) = (session_minutes is null));

-- As the browser named itself when the session was opened; empty for sessions older than this column.
alter table session add column user_agent text not null default '';
create index session__ended on session (user_id, ended_at desc) where ended_at is not null;

-- What a person chose to be told of, and how; without a row the product's own choice holds: in the product, not by mail.
create table notification_choice (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('submission-answered', 'date-near', 'import-done', 'message')),
  in_product boolean not null default true,
  by_mail boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);

alter table notification_choice enable row level security;
alter table notification_choice force row level security;
create policy own_account on notification_choice to statbook_app
  using (account_id = current_account()) with check (account_id = current_account());
grant select, insert, update on notification_choice to statbook_app;

select open_to_maintenance();
