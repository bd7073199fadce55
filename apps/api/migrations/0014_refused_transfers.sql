-- A transfer that was lodged and refused (s.771). It moves no shares, so it is no event of the ledger; a wrong record is
-- replaced by another and stays.
create table share_transfer_refusal (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  class_id uuid not null,
  transferor_id uuid not null,
  -- What was told, as it was told: transferees, dates and reasons.
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

create trigger share_transfer_refusal__append_only before update or delete on share_transfer_refusal
  for each row execute function refuse_change();
create trigger share_transfer_refusal__no_truncate before truncate on share_transfer_refusal
  execute function refuse_change();

alter table share_transfer_refusal enable row level security;
alter table share_transfer_refusal force row level security;
create policy within_reach on share_transfer_refusal to statbook_app
  using (account_id = (select current_account())
    and ((select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = (select current_account()) and exists (select 1 from company c where c.id = company_id));
grant select, insert on share_transfer_refusal to statbook_app;

select open_to_maintenance();
select ask_walls_once();
