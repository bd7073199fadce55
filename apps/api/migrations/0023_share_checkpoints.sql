-- Where a register stood at the end of a day, as known at an entry. A reading of that day or a later one begins there and
-- not at the company's first entry. All of it is made from the postings and can be made again from them.

create table share_checkpoint (
  company_id uuid not null references company,
  -- The entry up to which it knows.
  number integer not null check (number > 0),
  account_id uuid not null references account,
  effective_on date not null,
  -- The first later entry that takes effect by its day: from there on it is not the whole truth.
  outdated_at integer check (outdated_at > number),
  -- Who was a member, with what, and every membership that had ended.
  memberships jsonb not null,
  primary key (company_id, number)
);

create table share_checkpoint_line (
  company_id uuid not null,
  number integer not null,
  account_key text not null,
  lot_id text not null,
  account_id uuid not null references account,
  class_id uuid not null,
  shares numeric not null check (shares > 0),
  primary key (company_id, number, account_key, lot_id),
  constraint share_checkpoint_line__checkpoint foreign key (company_id, number)
    references share_checkpoint (company_id, number),
  constraint share_checkpoint_line__lot foreign key (lot_id, class_id, company_id, account_id)
    references share_lot (id, class_id, company_id, account_id)
);

do $$
declare table_name text;
begin
  foreach table_name in array array['share_checkpoint', 'share_checkpoint_line'] loop
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
grant update (outdated_at) on share_checkpoint to statbook_app;

select open_to_maintenance();
select ask_walls_once();
