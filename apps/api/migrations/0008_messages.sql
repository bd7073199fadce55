-- What people of an account write to each other, who of them is online, and their notifications.

-- Nobody changes or deletes a message.
create table chat_message (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  sender_id uuid not null references app_user,
  recipient_id uuid not null references app_user,
  -- Made by the browser: a message that is sent again because no answer came is the same message.
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

-- Open streams of live events, of all instances: a person with one is online.
create table presence (
  stream_id uuid primary key,
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  -- A stream whose server was lost is dropped some time after this.
  seen_at timestamptz not null default now()
);
create index presence__user on presence (user_id);

create table notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('submission-answered', 'date-near', 'import-done', 'message')),
  -- What it is about: nobody is notified twice of the same.
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

-- How a person is notified of each kind; without a row in the product and not by mail.
create table notification_choice (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('submission-answered', 'date-near', 'import-done', 'message')),
  in_product boolean not null default true,
  by_mail boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- Only its two people see a conversation, not others of their account.
select secure_table('chat_message',
  visible => '(select current_person()) is null or (select current_person()) in (sender_id, recipient_id)',
  writable => '(select current_person()) is null or (select current_person()) = sender_id');
select secure_table('chat_reading',
  visible => '(select current_person()) is null or (select current_person()) = user_id',
  writable => '(select current_person()) is null or (select current_person()) = user_id');
select secure_table('notification', visible => '(select limited_agent()) is null or company_id is null
  or exists (select 1 from company c where c.id = company_id)');
select secure_table('presence'), secure_table('notification_choice');

grant select, insert on chat_message to statbook_app;
grant select, insert, update on chat_reading, notification, notification_choice to statbook_app;
grant select, insert, update, delete on presence to statbook_app;

create policy worker_read on notification for select to statbook_worker using (true);
create policy worker_delete on notification for delete to statbook_worker
  using (read_at < now() - interval '90 days');
create policy worker on presence to statbook_worker using (seen_at < now() - interval '1 hour');
grant select, delete on notification, presence to statbook_worker;
