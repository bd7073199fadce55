-- Roles: named sets of access flags, which users of an account hold together.

create table role (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  name text not null check (length(name) between 1 and 60),
  flags text[] not null default '{}',
  -- One of those that every account begins with; null: made by the account.
  built_in text check (built_in in ('main', 'preparer', 'submitter', 'registers', 'reader')),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint role__built_in unique (account_id, built_in)
);
create unique index role__name on role (account_id, lower(name)) where retired_at is null;

-- A user's `flags` are all that the user holds, those of the role among them: whoever asks for a flag reads one table.
alter table app_user add role_id uuid references role;
create index app_user__role on app_user (role_id);

-- Who was removed keeps the identity that acted; whoever is invited again under it is another user.
alter table app_user drop constraint app_user__identity;
create unique index app_user__identity on app_user (issuer, subject) where status <> 'removed';

create function add_built_in_roles(account uuid) returns void language sql as $$
  insert into role (account_id, built_in, name, flags) values
    (account, 'main', 'Main user', '{formCompany,importCompany,viewCompany,createCompany,editCompany,deleteCompany,submitCompany,exportCompany,generateCompanyReport,exportSubmission,viewSubmission,exportReports,generateReports,viewSettings,createSettings,editSettings,deleteSettings}'),
    (account, 'preparer', 'Preparer', '{formCompany,importCompany,viewCompany,createCompany,editCompany,exportCompany,generateCompanyReport,viewSubmission,generateReports}'),
    (account, 'submitter', 'Submitter', '{viewCompany,editCompany,submitCompany,exportCompany,generateCompanyReport,exportSubmission,viewSubmission,generateReports}'),
    (account, 'registers', 'Registers only', '{viewCompany,editCompany,exportCompany,generateCompanyReport}'),
    (account, 'reader', 'Read only', '{viewCompany,viewSubmission,generateReports}')
$$;
revoke execute on function add_built_in_roles(uuid) from public;
grant execute on function add_built_in_roles(uuid) to statbook_provision;

-- The owner is held to row-level security as everybody is.
alter table account no force row level security;
alter table app_user no force row level security;
select add_built_in_roles(id) from account;
update app_user set role_id = role.id from role
  where role.account_id = app_user.account_id and role.built_in = 'main' and app_user.kind = 'main';
alter table account force row level security;
alter table app_user force row level security;

select secure_table('role');
grant select, insert, update on role to statbook_app;

create policy provision on role to statbook_provision using (true) with check (true);
grant select, insert on role to statbook_provision;
