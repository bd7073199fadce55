-- JSON that was stored with the names of the wire is read with ours from now on: `CompanyId` becomes `companyId`, at every depth.
-- Content that was hashed or sealed (filing_attempt, activity) had our names from the beginning.

-- A key may be the path of a field in a form: `Holdings.0.Shares`.
create function our_path(path text) returns text language sql immutable as $$
  select string_agg(
    case when part ~ '^[A-Z][a-z]' then lower(left(part, 1)) || substr(part, 2) else part end, '.' order by place)
  from string_to_table(path, '.') with ordinality as parts (part, place)
$$;

create function our_names(value jsonb) returns jsonb language sql immutable as $$
  select case jsonb_typeof(value)
    when 'array' then (
      select coalesce(jsonb_agg(our_names(item) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as items (item, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(our_path(key), our_names(member)), '{}') from jsonb_each(value) as members (key, member))
    else value
  end
$$;

do $$
declare target record;
begin
  for target in select * from (values
    ('appearance', 'choices'), ('open_form', 'content'), ('filing', 'draft'), ('diary_date_change', 'content'),
    ('share_holder_detail', 'members'), ('share_holder_detail', 'address'), ('share_event', 'request'),
    ('share_certificate_act', 'request'), ('share_draft_line', 'content'), ('share_history_line', 'request'),
    ('share_transfer_refusal', 'request')) as targets (table_name, column_name)
  loop
    -- The owner is held to row-level security and to append-only as everybody is; what the rows say stays the same.
    execute format('alter table %I no force row level security, disable trigger user', target.table_name);
    execute format('update %1$I set %2$I = our_names(%2$I) where %2$I is distinct from our_names(%2$I)',
      target.table_name, target.column_name);
    execute format('alter table %I force row level security, enable trigger user', target.table_name);
  end loop;
end $$;

alter table app_user no force row level security;
update app_user set flags = (
  select coalesce(array_agg(case flag
    when 'FormaCompany' then 'formCompany'
    when 'ImportaCompany' then 'importCompany'
    when 'ExportorDownloadCompany' then 'exportCompany'
    when 'GenerateReportCompany' then 'generateCompanyReport'
    else our_path(flag) end order by place), '{}')
  from unnest(flags) with ordinality as held (flag, place));
alter table app_user force row level security;

drop function our_names(jsonb);
drop function our_path(text);
