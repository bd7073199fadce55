-- Filings, the attempts that are sent to the registry, and their moves from state to state.

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
  -- The answers as they were left; the secrets among them are sealed.
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
  -- Personal codes that the form needs; cleared after the final answer.
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
  -- When the registry is asked next; null when it has nothing more to say.
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
  -- Null for the product itself.
  by_user uuid references app_user,
  why text not null
);
create index filing_move__filing on filing_move (filing_id, id);

-- Submission numbers are unique for a presenter for ever: they are counted here and never given twice.
create table presenter_counter (
  presenter_key text primary key,
  last_number bigint not null default 0,
  -- One sender for each presenter, at most two requests a second.
  next_slot_at timestamptz not null default now(),
  sender uuid,
  sender_until timestamptz
);

select secure_company_table('filing'), secure_table('filing_move');
select secure_table('filing_attempt',
  visible => '(select limited_agent()) is null or exists (select 1 from filing f where f.id = filing_id)');
select make_append_only('filing_move');

grant select, insert, update on filing, filing_attempt, presenter_counter to statbook_app;

create policy worker on filing for select to statbook_worker using (true);
create policy worker on filing_attempt for select to statbook_worker using (true);
grant select on filing, filing_attempt to statbook_worker;
grant select, insert, update on presenter_counter to statbook_worker;
