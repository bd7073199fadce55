-- Accounts, people who sign in, companies, filings, payments, activity.
-- Every table of an account carries account_id; row-level security walls accounts off from one another
-- and agents off from the companies that are not theirs, behind the access check of the pipeline.

create function current_account() returns uuid language sql stable as
  $$ select nullif(current_setting('statbook.account', true), '')::uuid $$;
-- The agent whose reach is limited to chosen companies; null for everybody else.
create function limited_agent() returns uuid language sql stable as
  $$ select nullif(current_setting('statbook.agent', true), '')::uuid $$;

-- Append-only: nothing is changed but the seal, when a new key replaces the old one.
create function refuse_change() returns trigger language plpgsql as
  $$ begin
    if tg_op = 'UPDATE' and current_user = 'statbook_maintenance' and not exists (
      select 1 from jsonb_each(to_jsonb(new)) member
        where member.key not like '%\_sealed' and member.value is distinct from to_jsonb(old) -> member.key
    ) then return new; end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;

-- accounts and users ------------------------------------------------------------------------------------------

create table account (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  created_at timestamptz not null default now(),
  licence_product_id text not null default 'STATBOOK',
  licence_plan_id text not null default 'PRACTICE',
  licence_pricing_id text not null default 'ANNUAL',
  licence_version text not null default '2026',
  licence_ends_on date not null,
  -- Presenter credentials of the account; the installation's are the fallback.
  presenter_id_sealed bytea,
  presenter_code_sealed bytea
);

create table app_user (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  email text not null,
  full_name text not null,
  kind text not null check (kind in ('main', 'agent')),
  status text not null default 'invited' check (status in ('invited', 'active', 'inactive', 'removed')),
  -- Bound at the first sign-in, once.
  issuer text,
  subject text,
  flags text[] not null default '{}',
  -- An agent without this sees only the companies in agent_company.
  all_companies boolean not null default false,
  profile_photo text,
  created_at timestamptz not null default now(),
  constraint app_user__identity unique (issuer, subject),
  constraint app_user__bound_whole check ((issuer is null) = (subject is null))
);
create unique index app_user__email on app_user (lower(email)) where status <> 'removed';
create index app_user__account on app_user (account_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  -- The provider's session where its tokens name one, else its subject.
  token_session text not null,
  started_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
);
create index session__token on session (token_session, started_at desc);
create index session__user on session (user_id) where ended_at is null;

-- companies ---------------------------------------------------------------------------------------------------

create table company (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  number text not null check (number ~ '^[A-Z0-9]{8}$'),
  name text not null,
  type text not null,
  status text not null,
  status_detail text,
  jurisdiction text,
  incorporated_on date,
  statement_last_made_up_to date,
  statement_next_made_up_to date,
  statement_due_on date,
  accounts_due_on date,
  -- Opens protected data and signs filings at the registry; sealed.
  authentication_code_sealed bytea,
  registry_read_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references app_user,
  removed_at timestamptz
);
create unique index company__number on company (account_id, number) where removed_at is null;
create index company__name on company (account_id, name) where removed_at is null;
create index company__statement_due on company (account_id, statement_due_on) where removed_at is null;
create index company__accounts_due on company (account_id, accounts_due_on) where removed_at is null;

create table agent_company (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  company_id uuid not null references company,
  primary key (user_id, company_id)
);
create index agent_company__company on agent_company (company_id);

-- What the registry said and when. Never changed: a later reading stands beside the earlier one.
create table registry_reading (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- profile, officers, pscs, psc-statements, charges, filing-history, whole-filing-history, exemptions, insolvency,
  -- company-data, payment-periods
  kind text not null,
  read_at timestamptz not null,
  value jsonb not null,
  -- The registry's own words where they hold nothing protected.
  raw jsonb,
  -- The parts with full dates of birth, home addresses and e-mail; sealed.
  protected_sealed bytea
);
create index registry_reading__latest on registry_reading (company_id, kind, read_at desc);
create trigger registry_reading__append_only before update or delete on registry_reading
  for each row execute function refuse_change();
create trigger registry_reading__no_truncate before truncate on registry_reading execute function refuse_change();

create table import_batch (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create table import_line (
  batch_id uuid not null references import_batch,
  position integer not null,
  account_id uuid not null references account,
  typed text not null,
  number text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'imported', 'refused', 'failed')),
  reason text,
  company_id uuid references company,
  authentication_code_sealed bytea,
  -- Of the worker that has taken the line: who has lost it may not settle the line any more.
  lease uuid,
  updated_at timestamptz not null default now(),
  primary key (batch_id, position)
);

-- filings -----------------------------------------------------------------------------------------------------

create table filing (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  form text not null,
  state text not null default 'draft',
  -- The date that the form is about: a statement's made-up date.
  effective_on date,
  -- What the presenter account will be charged; null until it is known.
  fee_pence integer check (fee_pence >= 0),
  fee_reason text,
  -- The draft: the answers as they were left, and the secrets among them sealed.
  draft jsonb not null default '{}',
  draft_sealed bytea,
  draft_step text,
  draft_version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index filing__company on filing (company_id, created_at desc);
create index filing__state on filing (account_id, state);
-- One open filing of a form for a company: a second draft would race the first.
create unique index filing__open on filing (company_id, form)
  where state not in ('accepted', 'withdrawn');

-- What is sent, frozen: a correction makes a new attempt of the same filing.
create table filing_attempt (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  filing_id uuid not null references filing,
  ordinal integer not null,
  -- The canonical form without header and secrets, and its SHA-256.
  content jsonb not null,
  content_sha256 text not null,
  -- Personal codes that the form needs; sealed, cleared after the final answer.
  secrets_sealed bytea,
  approved_by uuid references app_user,
  approved_at timestamptz not null default now(),
  submission_number text,
  presenter_key text,
  transaction_id text,
  -- The exact bytes sent, sealed until the final answer; then the redacted copy.
  sent_sealed bytea,
  sent_redacted text,
  sending_at timestamptz,
  received_at timestamptz,
  status_code text,
  status_at timestamptz,
  rejections jsonb,
  examiner jsonb,
  gate_refusal jsonb,
  decided_at timestamptz,
  -- How often the bytes were posted, and how often the registry was asked since: they set the next waiting time.
  post_count integer not null default 0,
  ask_count integer not null default 0,
  -- When it is to be looked at next; null when the registry has nothing more to say.
  look_at timestamptz,
  constraint filing_attempt__ordinal unique (filing_id, ordinal),
  constraint filing_attempt__submission unique (presenter_key, submission_number)
);
create index filing_attempt__look_at on filing_attempt (look_at) where look_at is not null;

create table filing_move (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  filing_id uuid not null references filing,
  from_state text,
  to_state text not null,
  at timestamptz not null default now(),
  -- A person, or null for the product itself.
  by_user uuid references app_user,
  why text not null
);
create index filing_move__filing on filing_move (filing_id, id);
create trigger filing_move__append_only before update or delete on filing_move
  for each row execute function refuse_change();

-- Submission numbers are unique per presenter for ever: counted here, never given twice.
create table presenter_counter (
  presenter_key text primary key,
  last_number bigint not null default 0,
  -- One sender per presenter, at most two requests a second.
  next_slot_at timestamptz not null default now(),
  sender uuid,
  sender_until timestamptz
);

-- payments ----------------------------------------------------------------------------------------------------

create table payment (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  filing_id uuid not null references filing,
  state text not null default 'created',
  fee_pence integer not null check (fee_pence > 0),
  processing_pence integer not null check (processing_pence >= 0),
  tax_pence integer not null check (tax_pence >= 0),
  total_pence integer not null check (total_pence = fee_pence + processing_pence + tax_pence),
  -- Used once; the gateway knows the attempt by it.
  vendor_tx_code text not null unique,
  transaction_id text,
  acs_transaction_id text,
  acs_url text,
  status_code text,
  status_detail text,
  card_type text,
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  bill_to_email text,
  submitted_at timestamptz,
  challenge_until timestamptz,
  -- When the bank's answer went to the gateway: once, and from then on nobody can cancel.
  handed_in_at timestamptz,
  -- The error code of the bank's message, where the challenge ended in one.
  challenge_error text,
  -- How often the gateway was asked what became of it, and when to ask next.
  looks integer not null default 0,
  next_look_at timestamptz,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment__filing on payment (filing_id, created_at);
create unique index payment__acs on payment (lower(acs_transaction_id)) where acs_transaction_id is not null;
-- While one attempt may have taken money, no other may start.
create unique index payment__open on payment (filing_id)
  where state in ('submitted', 'challenge', 'unclear', 'confirmed');

create table payment_move (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  payment_id uuid not null references payment,
  from_state text,
  to_state text not null,
  at timestamptz not null default now(),
  by_user uuid references app_user,
  why text not null
);
create index payment_move__payment on payment_move (payment_id, id);
create trigger payment_move__append_only before update or delete on payment_move
  for each row execute function refuse_change();

-- A payment given back: the intent stands here before the gateway is asked, and its code is used once.
create table payment_reversal (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  payment_id uuid not null references payment,
  kind text not null check (kind in ('void', 'refund')),
  state text not null default 'sent' check (state in ('sent', 'done', 'refused', 'unclear')),
  vendor_tx_code text not null unique,
  amount_pence integer not null check (amount_pence > 0),
  transaction_id text,
  status_detail text,
  why text not null,
  by_user uuid references app_user,
  sent_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payment_reversal__payment on payment_reversal (payment_id, sent_at);
-- What may have given the money back already keeps a second one from starting.
create unique index payment_reversal__open on payment_reversal (payment_id) where state <> 'refused';

-- what is shared by all instances -----------------------------------------------------------------------------

-- The registry's rate limit, per key and host.
create table rate_window (
  key text primary key,
  used integer not null,
  allowed integer not null,
  resets_at timestamptz not null
);

-- Keys that outlive a change of the installation's own: the one that chains activity. Sealed.
create table stored_key (
  name text primary key,
  key_sealed bytea not null
);

-- What browsers are told live; kept a while, so that a stream can be resumed.
create table live_event (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  -- One user's, or everybody's of the account.
  user_id uuid references app_user,
  company_id uuid references company,
  topic text not null,
  payload jsonb not null default '{}',
  at timestamptz not null default now()
);
create index live_event__account on live_event (account_id, id);

-- Documents by their content; the bytes lie in the document store.
create table document (
  sha256 text not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- Where it came from, so that a link from a caller is matched to a stored document.
  source text not null,
  content_type text not null,
  size integer not null,
  stored_at timestamptz not null default now(),
  primary key (company_id, source)
);

-- activity ----------------------------------------------------------------------------------------------------

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
create trigger activity__append_only before update or delete on activity
  for each row execute function refuse_change();
create trigger activity__no_truncate before truncate on activity execute function refuse_change();

-- roles and walls ---------------------------------------------------------------------------------------------
-- statbook_app: a person's session or a job, acting for one account.
-- statbook_sign_in: may only find or bind a user, and keep the session's row.
-- statbook_callback: the card gateway's callback; may only find the payment of a challenge.
-- statbook_worker: background work that looks for what is due, in all accounts.
-- statbook_provision: makes accounts and their first users, from the command line.
-- statbook_maintenance: backup, restore and new keys, from the command line.

do $$
declare role_name text;
begin
  foreach role_name in array array['statbook_app', 'statbook_sign_in', 'statbook_callback', 'statbook_worker',
    'statbook_provision', 'statbook_maintenance'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      execute format('grant %I to current_user', role_name);
    exception when unique_violation or invalid_grant_operation or internal_error then null;
    end;
    execute format('grant usage on schema public to %I', role_name);
  end loop;
end $$;

do $$
declare table_name text;
begin
  foreach table_name in array array['account', 'app_user', 'session', 'company', 'agent_company', 'registry_reading',
    'import_batch', 'import_line', 'filing', 'filing_attempt', 'filing_move', 'payment', 'payment_move',
    'payment_reversal', 'live_event', 'document', 'activity_head', 'activity'] loop
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
  end loop;
  -- Tables that belong to a company: seen only where the company itself is seen.
  foreach table_name in array array['registry_reading', 'filing', 'payment', 'document'] loop
    execute format('create policy within_reach on %I to statbook_app
      using (account_id = current_account()
        and (limited_agent() is null or exists (select 1 from company c where c.id = company_id)))
      with check (account_id = current_account())', table_name);
  end loop;
  foreach table_name in array array['session', 'agent_company', 'import_batch', 'import_line', 'filing_move',
    'payment_move', 'payment_reversal', 'activity_head'] loop
    execute format('create policy own_account on %I to statbook_app
      using (account_id = current_account()) with check (account_id = current_account())', table_name);
  end loop;
end $$;

create policy own_account on account to statbook_app using (id = current_account());
create policy own_account on app_user to statbook_app
  using (account_id = current_account()) with check (account_id = current_account());
create policy within_reach on company to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null
      or exists (select 1 from agent_company a where a.company_id = company.id and a.user_id = limited_agent())))
  with check (account_id = current_account());
create policy within_reach on filing_attempt to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null or exists (select 1 from filing f where f.id = filing_id)))
  with check (account_id = current_account());
create policy within_reach on live_event to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null or company_id is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = current_account());
create policy within_reach on activity to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = current_account());

create policy sign_in on account for select to statbook_sign_in using (true);
create policy sign_in on app_user to statbook_sign_in using (true);
create policy sign_in on session to statbook_sign_in using (true);
create policy sign_in on activity_head to statbook_sign_in using (true);
create policy sign_in on activity for insert to statbook_sign_in with check (true);
create policy callback on payment for select to statbook_callback using (true);
create policy look on filing for select to statbook_worker using (true);
create policy look on filing_attempt for select to statbook_worker using (true);
create policy look on payment for select to statbook_worker using (true);
create policy look on payment_reversal for select to statbook_worker using (true);
create policy look on import_batch for select to statbook_worker using (true);
create policy look on company for select to statbook_worker using (true);
create policy look on account for select to statbook_worker using (true);
create policy tidy on live_event to statbook_worker using (true);

create policy provision on account to statbook_provision using (true) with check (true);
create policy provision on app_user to statbook_provision using (true) with check (true);
create policy provision on activity_head to statbook_provision using (true) with check (true);
create policy provision on activity for select to statbook_provision using (true);
create policy provision_insert on activity for insert to statbook_provision with check (true);
grant select, insert on account, app_user to statbook_provision;
grant select, insert, update on activity_head to statbook_provision;
grant select, insert on activity to statbook_provision;

grant select on account, app_user, company, agent_company, registry_reading, import_batch, import_line, filing,
  filing_attempt, filing_move, payment, payment_move, payment_reversal, live_event, document, activity, activity_head, session,
  presenter_counter, rate_window to statbook_app;
grant insert on company, registry_reading, import_batch, import_line, filing, filing_attempt, filing_move, payment,
  payment_move, payment_reversal, live_event, document, activity, activity_head, presenter_counter, rate_window, app_user,
  agent_company to statbook_app;
grant update on company, import_batch, import_line, filing, filing_attempt, payment, payment_reversal, activity_head,
  presenter_counter, rate_window, session, app_user, account to statbook_app;
grant delete on agent_company to statbook_app;
grant select on account to statbook_sign_in;
grant select, update on app_user to statbook_sign_in;
grant select, insert, update on session to statbook_sign_in;
grant select, insert, update on activity_head to statbook_sign_in;
grant insert on activity to statbook_sign_in;
grant select on payment to statbook_callback;
grant select on filing, filing_attempt, payment, payment_reversal, import_batch, company, account to statbook_worker;
grant select, delete on live_event to statbook_worker;
grant select, insert, update on rate_window, presenter_counter to statbook_worker;

-- Maintenance reaches every table, so that no backup forgets one. Each migration that makes tables ends with this call.
create function open_to_maintenance() returns void language plpgsql as $$
declare table_name text;
begin
  for table_name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
    execute format('grant select, insert, update on %I to statbook_maintenance', table_name);
    if exists (select 1 from pg_class where oid = format('public.%I', table_name)::regclass and relrowsecurity)
       and not exists (select 1 from pg_policies where tablename = table_name and policyname = 'maintenance') then
      execute format('create policy maintenance on %I to statbook_maintenance using (true) with check (true)',
        table_name);
    end if;
  end loop;
  grant select on migration to statbook_maintenance;
  grant select, update on all sequences in schema public to statbook_maintenance;
end $$;
revoke execute on function open_to_maintenance() from public;
select open_to_maintenance();
