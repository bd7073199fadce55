-- What the tie-out of each register found last, so that a list over all companies reads findings and computes none. Whatever
-- could change a finding asks for a new one, in its own transaction; a job looks for what is asked and not yet checked.

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

-- Entries of the history before an opening balance, kept until they take its place. They are no part of the books.
create table share_history_line (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- Among the lines of one day.
  position integer not null check (position > 0),
  request jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  -- Changed, taken out, or recorded: another line or the books hold what counts.
  removed_at timestamptz
);
create index share_history_line__standing on share_history_line (company_id) where removed_at is null;

-- Companies behind a holder that were found by their name alone, because nobody has entered their number.
alter table control_proposal add column found_by_name text[] not null default '{}';

do $$
declare table_name text;
begin
  foreach table_name in array array['share_tie_out', 'share_history_line'] loop
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
    execute format('create policy within_reach on %I to statbook_app
      using (account_id = (select current_account())
        and ((select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)))
      with check (account_id = (select current_account()) and exists (select 1 from company c where c.id = company_id))',
      table_name);
    execute format('grant select, insert on %I to statbook_app', table_name);
  end loop;
end $$;
grant update (differing, differences, differs_since, asked, checked) on share_tie_out to statbook_app;
grant update (removed_at) on share_history_line to statbook_app;
create policy look on share_tie_out for select to statbook_worker using (true);
grant select on share_tie_out to statbook_worker;

-- A register that gets entries is laid beside the other records of its company.
create function begin_tie_out() returns trigger language plpgsql as $$
begin
  insert into share_tie_out (company_id, account_id) select distinct company_id, account_id from added
    on conflict (company_id) do update set asked = share_tie_out.asked + 1;
  return null;
end $$;
create trigger share_event__tie_out after insert on share_event referencing new table as added
  for each statement execute function begin_tie_out();

-- So it is when another record, or what the register itself says of certificates and names, changes.
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

insert into share_tie_out (company_id, account_id) select distinct company_id, account_id from share_event;

select open_to_maintenance();
select ask_walls_once();
