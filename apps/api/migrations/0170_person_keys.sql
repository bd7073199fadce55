-- The tags by which entries that may be of one person find each other, a row each: behind row security an index is used for what is
-- equal, and not for what an array has in common with another.
drop index person_detail__match;

create table person_key (
  account_id uuid not null references account,
  key text not null,
  company_id uuid not null references company,
  register text not null,
  register_key text not null,
  primary key (key, company_id, register, register_key)
);
create index person_key__entry on person_key (company_id, register, register_key);
select secure_company_table('person_key');
grant select, insert, delete on person_key to statbook_app;

-- Those of the version that stands.
create function add_person_keys() returns trigger language plpgsql as $$
begin
  insert into person_key (account_id, key, company_id, register, register_key)
    select distinct account_id, key, company_id, register, register_key
    from added, unnest(match_keys) key where replaced_at is null;
  return null;
end $$;
create trigger person_detail__keys after insert on person_detail referencing new table as added
  for each statement execute function add_person_keys();

create function remove_person_keys() returns trigger language plpgsql as $$
begin
  delete from person_key k
    where (k.company_id, k.register, k.register_key) = (new.company_id, new.register, new.register_key);
  return null;
end $$;
create trigger person_detail__replaced_keys after update of replaced_at on person_detail
  for each row when (new.replaced_at is not null) execute function remove_person_keys();

insert into person_key (account_id, key, company_id, register, register_key)
  select distinct account_id, key, company_id, register, register_key
  from person_detail, unnest(match_keys) key where replaced_at is null;
