-- What people of an account write to each other, who of them is here, and what they are told of.

-- The person for whom a transaction works; null for jobs.
create function current_person() returns uuid language sql stable as
  $$ select nullif(current_setting('statbook.person', true), '')::uuid $$;

-- chat --------------------------------------------------------------------------------------------------------

-- Kept as they were sent: nobody changes or deletes one.
create table chat_message (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  sender_id uuid not null references app_user,
  recipient_id uuid not null references app_user,
  -- Made by the browser: what is sent again because no answer came is the same message.
  client_key uuid not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null default now(),
  constraint chat_message__client_key unique (sender_id, client_key),
  constraint chat_message__two_people check (sender_id <> recipient_id)
);
create index chat_message__conversation
  on chat_message (least(sender_id, recipient_id), greatest(sender_id, recipient_id), id desc);
create index chat_message__received on chat_message (recipient_id, sender_id, id);

-- How far a person has read what another wrote.
create table chat_reading (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  other_id uuid not null references app_user,
  read_to bigint not null,
  primary key (user_id, other_id)
);

-- Open streams of live events, of all instances: who has one is here.
create table presence (
  stream_id uuid primary key,
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  -- A stream whose server was lost is given up some time after this.
  seen_at timestamptz not null default now()
);
create index presence__user on presence (user_id);

-- notifications -----------------------------------------------------------------------------------------------

create table notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('submission-answered', 'date-near', 'import-done', 'message')),
  -- What it is told of: nobody is told twice of the same.
  key text not null,
  company_id uuid references company,
  details jsonb not null default '{}',
  at timestamptz not null default now(),
  read_at timestamptz,
  -- Otherwise it only goes by mail.
  in_product boolean not null default true,
  mail_due boolean not null default false,
  constraint notification__key unique (user_id, key)
);
create index notification__user on notification (user_id, at desc, id);
create index notification__unread on notification (user_id) where read_at is null;
create index notification__mail_due on notification (account_id, user_id) where mail_due;
create index notification__read on notification (read_at) where read_at is not null;

-- walls -------------------------------------------------------------------------------------------------------

do $$
declare table_name text;
begin
  foreach table_name in array array['chat_message', 'chat_reading', 'presence', 'notification'] loop
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
  end loop;
end $$;

-- A conversation is seen by its two people only, not even by others of their account.
create policy own_conversations on chat_message to statbook_app
  using (account_id = current_account()
    and ((select current_person()) is null or (select current_person()) in (sender_id, recipient_id)))
  with check (account_id = current_account()
    and ((select current_person()) is null or (select current_person()) = sender_id));
create policy own_reading on chat_reading to statbook_app
  using (account_id = current_account() and ((select current_person()) is null or (select current_person()) = user_id))
  with check (account_id = current_account() and ((select current_person()) is null or (select current_person()) = user_id));
create policy own_account on presence to statbook_app
  using (account_id = current_account()) with check (account_id = current_account());
create policy within_reach on notification to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null or company_id is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = current_account());

create policy look on notification for select to statbook_worker using (true);
create policy tidy on notification for delete to statbook_worker using (read_at < now() - interval '90 days');
create policy tidy on presence to statbook_worker using (seen_at < now() - interval '1 hour');

grant select, insert on chat_message to statbook_app;
grant select, insert, update on chat_reading, notification to statbook_app;
grant select, insert, update, delete on presence to statbook_app;
grant select, delete on notification, presence to statbook_worker;

select open_to_maintenance();
