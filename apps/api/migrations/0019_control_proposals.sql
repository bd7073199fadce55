-- Notices about people with significant control that entries of the share register suggest. Nothing is filed by itself: a
-- person settles each of them, and an entry that is taken back takes its own back.

create table control_proposal (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The last entry of those that were recorded together.
  event_id uuid not null references share_event,
  person_id uuid not null,
  person_name text not null,
  through text[] not null,
  notice text not null check (notice in ('became', 'changed', 'ceased')),
  form text not null,
  changed_on date not null,
  notice_by date not null,
  shares_before text,
  shares_after text,
  votes_before text,
  votes_after text,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('done', 'dismissed', 'taken-back')),
  reason text,
  settled_by uuid,
  settled_at timestamptz,
  constraint control_proposal__once unique (company_id, event_id, person_id),
  constraint control_proposal__settled check ((outcome is null) = (settled_at is null)),
  constraint control_proposal__reason check (outcome is distinct from 'dismissed' or reason is not null)
);
create index control_proposal__open on control_proposal (account_id, notice_by) where outcome is null;

alter table control_proposal enable row level security;
alter table control_proposal force row level security;
create policy within_reach on control_proposal to statbook_app
  using (account_id = (select current_account())
    and ((select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = (select current_account()) and exists (select 1 from company c where c.id = company_id));
grant select, insert on control_proposal to statbook_app;
grant update (outcome, reason, settled_by, settled_at) on control_proposal to statbook_app;

select open_to_maintenance();
select ask_walls_once();
