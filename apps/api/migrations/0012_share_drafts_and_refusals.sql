-- What is entered about shares and moves none: lines of forms that are not posted yet, and transfers that were refused.

-- Lines of a return of allotments that is being drafted.
create table share_draft_line (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  draft_id uuid not null,
  position integer not null,
  content jsonb not null,
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index share_draft_line__draft on share_draft_line (company_id, draft_id) where removed_at is null;

-- Events of the history before an opening balance, kept until they replace it.
create table share_history_line (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- Among the lines of one day.
  position integer not null check (position > 0),
  request jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  -- Changed, removed or posted: another line or the ledger holds what counts.
  removed_at timestamptz
);
create index share_history_line__standing on share_history_line (company_id) where removed_at is null;

-- A transfer that was lodged and refused (s.771). A wrong record is replaced by another and stays.
create table share_transfer_refusal (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  class_id uuid not null,
  transferor_id uuid not null,
  -- Transferees, dates and reasons, as they were entered.
  request jsonb not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  replaces uuid,
  constraint share_transfer_refusal__whole unique (id, company_id, account_id),
  constraint share_transfer_refusal__replaced_once unique (replaces),
  constraint share_transfer_refusal__class foreign key (class_id, company_id, account_id)
    references share_class (id, company_id, account_id),
  constraint share_transfer_refusal__transferor foreign key (transferor_id, company_id, account_id)
    references share_holder (id, company_id, account_id),
  constraint share_transfer_refusal__replaces foreign key (replaces, company_id, account_id)
    references share_transfer_refusal (id, company_id, account_id)
);
create index share_transfer_refusal__company on share_transfer_refusal (company_id, recorded_at);

select secure_company_table('share_draft_line'), secure_company_table('share_history_line'),
  secure_company_table('share_transfer_refusal');
select make_append_only('share_transfer_refusal');

grant select, insert, update on share_draft_line to statbook_app;
grant select, insert, update (removed_at) on share_history_line to statbook_app;
