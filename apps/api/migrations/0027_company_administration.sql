-- What a practice keeps of a company that stands in no register: how it is reached for filings, and notes.

-- Each saving is a version of its own; the last one counts.
create table company_detail (
  account_id uuid not null references account,
  company_id uuid not null references company,
  version integer not null,
  email text check (length(email) between 3 and 256),
  sic_codes text[] not null default '{}' check (cardinality(sic_codes) <= 4),
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  primary key (company_id, version)
);

create table company_note (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  created_at timestamptz not null default now(),
  created_by uuid not null references app_user,
  deleted_at timestamptz,
  deleted_by uuid references app_user,
  constraint company_note__deleted_whole check ((deleted_at is null) = (deleted_by is null)),
  constraint company_note__whole unique (id, company_id, account_id)
);
create index company_note__company on company_note (company_id, created_at desc);

-- What a note said, each time that it was written.
create table company_note_version (
  note_id uuid not null,
  version integer not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  text text not null check (length(text) between 1 and 4000),
  at timestamptz not null default now(),
  by_user uuid not null references app_user,
  primary key (note_id, version),
  constraint company_note_version__note foreign key (note_id, company_id, account_id)
    references company_note (id, company_id, account_id)
);
create index company_note_version__company on company_note_version (company_id);

do $$
declare table_name text;
begin
  foreach table_name in array array['company_detail', 'company_note_version'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      table_name || '__append_only', table_name);
    execute format('create trigger %I before truncate on %I execute function refuse_change()',
      table_name || '__no_truncate', table_name);
  end loop;
  foreach table_name in array array['company_detail', 'company_note', 'company_note_version'] loop
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
grant update (deleted_at, deleted_by) on company_note to statbook_app;

select open_to_maintenance();
select ask_walls_once();
