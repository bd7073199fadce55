-- A role's name is one whatever its capitals, those of every language: `lower` of the cluster's own locale knows the English ones only.
-- Later ones that have the name of an earlier one are told apart by their ids, since any number may be taken.
-- The owner, as which this runs, is held to the policies as well.
alter table role no force row level security;
update role set name = left(role.name, 50) || ' (' || left(role.id::text, 6) || ')'
  from (select id, row_number() over (partition by account_id, lower(name collate "und-x-icu") order by created_at, id) as place
    from role where retired_at is null) named
  where named.id = role.id and named.place > 1;
alter table role force row level security;
drop index role__name;
create unique index role__name on role (account_id, lower(name collate "und-x-icu")) where retired_at is null;
