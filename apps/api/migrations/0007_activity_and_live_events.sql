-- The activity log, which a keyed hash chains for each account, and the events that browsers get at once.

-- Keys that outlive a change of the installation's own: the one that chains activity.
create table stored_key (
  name text primary key,
  key_sealed bytea not null
);

create table activity_head (
  account_id uuid primary key references account,
  sequence bigint not null,
  hash text not null
);

create table activity (
  account_id uuid not null references account,
  sequence bigint not null,
  at timestamptz not null,
  -- person:<id>, job:<name>, payment-callback, sign-in
  actor text not null,
  action text not null,
  company_id uuid references company,
  subject text,
  details jsonb not null,
  request_id text,
  previous_hash text not null,
  hash text not null,
  primary key (account_id, sequence)
);
create index activity__company on activity (company_id, sequence desc);

-- Kept for a while, so that a stream can be resumed.
create table live_event (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  -- Null: for everybody of the account.
  user_id uuid references app_user,
  company_id uuid references company,
  topic text not null,
  payload jsonb not null default '{}',
  at timestamptz not null default now()
);
create index live_event__account on live_event (account_id, id);

select secure_table('activity_head');
select secure_table('activity',
  visible => '(select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)');
select secure_table('live_event', visible => '(select limited_agent()) is null or company_id is null
  or exists (select 1 from company c where c.id = company_id)');
select make_append_only('activity');

grant select, insert, update on activity_head to statbook_app;
grant select, insert on live_event to statbook_app;

create policy sign_in on activity_head to statbook_sign_in using (true);
create policy sign_in on activity for insert to statbook_sign_in with check (true);
grant select, insert, update on activity_head to statbook_sign_in;
grant insert on activity to statbook_sign_in;

create policy provision on activity_head to statbook_provision using (true) with check (true);
create policy provision_read on activity for select to statbook_provision using (true);
create policy provision_insert on activity for insert to statbook_provision with check (true);
grant select, insert, update on activity_head to statbook_provision;
grant select, insert on activity to statbook_provision;

create policy worker on live_event to statbook_worker using (true);
grant select, delete on live_event to statbook_worker;
