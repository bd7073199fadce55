-- What a company does to its certificates without an entry in the ledger, and what it has printed on them.

-- A duplicate, replacement, split or merger ends certificates and makes others; a delivery says when some went out.
create table share_certificate_act (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  kind text not null check (kind in ('duplicate', 'replacement', 'split', 'merge', 'delivery')),
  -- The certificates it is done to.
  numbers integer[] not null check (cardinality(numbers) > 0),
  done_on date not null,
  -- Why, by whom, or how; in the words of who recorded it.
  note text not null default '',
  -- What was asked for, as it was asked.
  request jsonb not null,
  -- Made by who records it: pressed twice, it is done once.
  entry_key uuid not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  constraint share_certificate_act__entry unique (company_id, entry_key),
  constraint share_certificate_act__whole unique (id, company_id, account_id)
);

alter table share_certificate add column act_id uuid,
  add constraint share_certificate__act foreign key (act_id, company_id, account_id)
    references share_certificate_act (id, company_id, account_id);
alter table share_certificate_end add column act_id uuid,
  add constraint share_certificate_end__act foreign key (act_id, company_id, account_id)
    references share_certificate_act (id, company_id, account_id);

-- What stands on the certificates of a company: the latest version counts.
create table share_certificate_template (
  account_id uuid not null references account,
  company_id uuid not null references company,
  version integer not null check (version > 0),
  wording text not null,
  execution text not null check (execution in ('two-signatories', 'director-and-witness', 'seal')),
  signatories text[] not null,
  notice text not null,
  -- A picture in the document store.
  logo_sha256 text,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  primary key (company_id, version)
);

create trigger share_certificate_act__a_turn before insert on share_certificate_act
  for each row execute function take_register_turn();

do $$
declare table_name text;
begin
  foreach table_name in array array['share_certificate_act', 'share_certificate_template'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      table_name || '__append_only', table_name);
    execute format('create trigger %I before truncate on %I execute function refuse_change()',
      table_name || '__no_truncate', table_name);
    execute format('grant select, insert on %I to statbook_app', table_name);
    execute format('alter table %I enable row level security', table_name);
    execute format('alter table %I force row level security', table_name);
    execute format('create policy within_reach on %I to statbook_app
      using (account_id = (select current_account())
        and ((select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)))
      with check (account_id = (select current_account()) and exists (select 1 from company c where c.id = company_id))',
      table_name);
  end loop;
end $$;

select open_to_maintenance();
select ask_walls_once();
