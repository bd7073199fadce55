-- What follows from the share register: PSC changes to review, and how the register compares with the other records of the
-- company.

-- A person settles each of them; nothing is filed by itself. Reversing the event settles its own.
create table control_proposal (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The last of the events that were posted together.
  event_id uuid not null references share_event,
  person_id uuid not null,
  person_name text not null,
  through text[] not null,
  -- Companies behind a holder that were found by their name alone, because nobody has entered their number.
  found_by_name text[] not null default '{}',
  notice text not null,
  -- Null while a person is asked which one it is, because shares are of several currencies.
  form text,
  changed_on date not null,
  notice_by date not null,
  shares_before text,
  shares_after text,
  votes_before text,
  votes_after text,
  created_at timestamptz not null default now(),
  outcome text,
  reason text,
  settled_by uuid,
  settled_at timestamptz,
  constraint control_proposal__once unique (company_id, event_id, person_id, changed_on),
  constraint control_proposal__notice check (notice in ('became', 'changed', 'ceased', 'asked')),
  constraint control_proposal__form check ((form is null) = (notice = 'asked')),
  constraint control_proposal__outcome check (outcome in ('done', 'dismissed', 'taken-back', 'on-record')),
  constraint control_proposal__settled check ((outcome is null) = (settled_at is null)),
  constraint control_proposal__reason check (outcome is distinct from 'dismissed' or reason is not null)
);
create index control_proposal__open on control_proposal (account_id, notice_by) where outcome is null;

-- The last reconciliation of each register, so that a list over all companies computes none. Whatever could change a finding
-- asks for a new reconciliation in its own transaction; a job does those that are asked for.
create table share_tie_out (
  company_id uuid primary key references company,
  account_id uuid not null references account,
  -- The records that differ from the register of members, and in how many figures.
  differing text[] not null default '{}',
  differences integer not null default 0 check (differences >= 0),
  -- Since when something differs without a break.
  differs_since timestamptz,
  asked integer not null default 1,
  checked integer not null default 0 check (checked <= asked),
  constraint share_tie_out__since check ((differs_since is null) = (differences = 0))
);
create index share_tie_out__differing on share_tie_out (account_id, differs_since desc) where differs_since is not null;
create index share_tie_out__asked on share_tie_out (company_id) where checked < asked;

select secure_company_table('control_proposal'), secure_company_table('share_tie_out');

grant select, insert, update (outcome, reason, settled_by, settled_at) on control_proposal to statbook_app;
grant select, insert, update (differing, differences, differs_since, asked, checked) on share_tie_out to statbook_app;

create policy worker on share_tie_out for select to statbook_worker using (true);
grant select on share_tie_out to statbook_worker;

-- The first event of a register asks for its first reconciliation.
create function begin_tie_out() returns trigger language plpgsql as $$
begin
  insert into share_tie_out (company_id, account_id) select distinct company_id, account_id from added
    on conflict (company_id) do update set asked = share_tie_out.asked + 1;
  return null;
end $$;
create trigger share_event__tie_out after insert on share_event referencing new table as added
  for each statement execute function begin_tie_out();

create function ask_for_tie_out() returns trigger language plpgsql as $$
begin
  update share_tie_out set asked = asked + 1 where company_id in (select company_id from added);
  return null;
end $$;
create trigger share_certificate_act__tie_out after insert on share_certificate_act referencing new table as added
  for each statement execute function ask_for_tie_out();
create trigger share_holder_detail__tie_out after insert on share_holder_detail referencing new table as added
  for each statement execute function ask_for_tie_out();
create trigger registry_reading__tie_out after insert on registry_reading referencing new table as added
  for each statement execute function ask_for_tie_out();

create function ask_for_tie_out_of_company() returns trigger language plpgsql as $$
begin
  update share_tie_out set asked = asked + 1
    where company_id = (case tg_table_name when 'company' then to_jsonb(new)->>'id' else to_jsonb(new)->>'company_id' end)::uuid;
  return null;
end $$;
create trigger company__tie_out after update on company for each row
  when (old.name is distinct from new.name
    or old.removed_at is distinct from new.removed_at
    or old.statement_last_made_up_to is distinct from new.statement_last_made_up_to)
  execute function ask_for_tie_out_of_company();
create trigger filing__tie_out after update on filing for each row
  when (old.state is distinct from new.state and new.state = 'accepted')
  execute function ask_for_tie_out_of_company();
