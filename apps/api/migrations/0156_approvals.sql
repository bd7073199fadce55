-- Whose approval a filing needs before it is sent, who was asked for it, and what they decided. Nothing of it is changed or deleted.

create table approval_policy (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  -- Null: of every company. Of a form: its id; null: of every form.
  company_id uuid references company,
  form text,
  version integer not null check (version > 0),
  -- In the order in which they are asked: the users who approve, and how many of them have to.
  levels jsonb not null check (jsonb_typeof(levels) = 'array'),
  -- Users who may be the only one to approve what they submit.
  may_approve_alone uuid[] not null default '{}',
  -- False: withdrawn, so that a wider one counts again.
  in_force boolean not null default true,
  saved_by uuid not null references app_user,
  saved_at timestamptz not null default now(),
  constraint approval_policy__version unique nulls not distinct (account_id, company_id, form, version)
);

create table approval_request (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  filing_id uuid not null references filing,
  ordinal integer not null check (ordinal > 0),
  form text not null,
  content_sha256 text not null check (content_sha256 ~ '^[0-9a-f]{64}$'),
  -- A keyed hash of what goes with it sealed, so that a change of that is seen too; empty where there is none.
  secrets_mark text not null default '',
  -- What was shown: each line that is sent, and what changes on the register.
  lines jsonb not null,
  changes jsonb not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null default now(),
  constraint approval_request__ordinal unique (filing_id, ordinal),
  constraint approval_request__content unique (id, account_id, company_id, content_sha256)
);

create table approval_decision (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  request_id uuid not null,
  -- Of exactly what was asked about.
  content_sha256 text not null,
  user_id uuid not null references app_user,
  decision text not null check (decision in ('approved', 'refused')),
  words text check (length(words) between 1 and 1000),
  -- "director", "by board resolution of 3 November".
  authority text check (length(authority) between 1 and 200),
  decided_at timestamptz not null default now(),
  constraint approval_decision__once unique (request_id, user_id),
  constraint approval_decision__request foreign key (request_id, account_id, company_id, content_sha256)
    references approval_request (id, account_id, company_id, content_sha256),
  constraint approval_decision__reason check (decision = 'approved' or words is not null),
  constraint approval_decision__authority check (decision = 'refused' or authority is not null)
);

-- What holds for every company is changed only by who sees every company.
select secure_table('approval_policy',
  'company_id is null or exists (select 1 from company c where c.id = company_id)',
  'case when company_id is null then (select limited_agent()) is null
    else exists (select 1 from company c where c.id = company_id) end');
select secure_company_table('approval_request'), secure_company_table('approval_decision');
select make_append_only('approval_policy'), make_append_only('approval_request'), make_append_only('approval_decision');

alter table notification drop constraint notification_kind_check, add check
  (kind in ('submission-answered', 'approval', 'date-near', 'register-alarm', 'import-done', 'message'));
alter table notification_choice drop constraint notification_choice_kind_check, add check
  (kind in ('submission-answered', 'approval', 'date-near', 'register-alarm', 'import-done', 'message'));
