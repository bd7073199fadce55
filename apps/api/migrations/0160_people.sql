-- One person across the companies of an account. An entry of a register (an appointment, a PSC, a member) has a person of its own;
-- that two entries are one person is a link, which is ended and never changed, so that joining people is undone without a trace.

create table person (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  created_at timestamptz not null default now(),
  constraint person__whole unique (id, account_id)
);

-- What an entry of a register says of its person; where it says something else, that is a version of its own.
create table person_detail (
  account_id uuid not null references account,
  company_id uuid not null references company,
  register text not null check (register in ('officer', 'psc', 'holder')),
  -- The registry's id of the appointment or PSC; of a member, the person in the register of members.
  register_key text not null,
  version integer not null check (version > 0),
  -- As it stands in lists: "HALE, Tobias Edwin". Null where the register hides it.
  name text,
  kind text not null check (kind in ('human', 'body')),
  -- The office in words, and its first and last day as the register gives them.
  role text not null,
  held_from text,
  held_until text,
  -- What is shown: label and text.
  particulars jsonb not null,
  -- What the rules compare, and tags of what they look for, by which entries that may be of one person find each other.
  compared jsonb not null,
  match_keys text[] not null,
  -- The registry's dates of an identity verification; null where nobody has to be verified.
  verification jsonb,
  protection text not null default 'none' check (protection in ('none', 'protected', 'super-secure')),
  -- Full date of birth and home address, where the registry has opened them to us.
  held_sealed bytea,
  recorded_at timestamptz not null,
  -- Null for what it says now.
  replaced_at timestamptz,
  primary key (company_id, register, register_key, version)
);
create unique index person_detail__current on person_detail (company_id, register, register_key) where replaced_at is null;
create index person_detail__match on person_detail using gin (match_keys) where replaced_at is null;
create index person_detail__account on person_detail (account_id) where replaced_at is null;

-- Whose an entry is, and since when.
create table person_role (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  register text not null check (register in ('officer', 'psc', 'holder')),
  register_key text not null,
  person_id uuid not null,
  -- The person that the entry was given when it was first read: it goes back to that one.
  own_person_id uuid not null,
  -- Why it is this person's: the rule with its evidence, `decided` by somebody, or `own`.
  rule text not null,
  evidence text[] not null default '{}',
  linked_at timestamptz not null,
  linked_by uuid references app_user,
  ended_at timestamptz,
  ended_by uuid references app_user,
  ended_why text check (length(ended_why) between 1 and 1000),
  constraint person_role__person foreign key (person_id, account_id) references person (id, account_id),
  constraint person_role__own foreign key (own_person_id, account_id) references person (id, account_id),
  constraint person_role__ended check ((ended_at is null) = (ended_why is null))
);
create unique index person_role__open on person_role (company_id, register, register_key) where ended_at is null;
create index person_role__person on person_role (person_id) where ended_at is null;
create index person_role__own on person_role (own_person_id);
create index person_role__account on person_role (account_id) where ended_at is null;

-- Not the same: said of the entries' own persons, so that it holds whomever they are joined with later.
create table person_apart (
  account_id uuid not null references account,
  one_id uuid not null,
  other_id uuid not null,
  said_by uuid not null references app_user,
  said_at timestamptz not null,
  primary key (one_id, other_id),
  constraint person_apart__order check (one_id < other_id),
  constraint person_apart__one foreign key (one_id, account_id) references person (id, account_id),
  constraint person_apart__other foreign key (other_id, account_id) references person (id, account_id)
);
create index person_apart__other on person_apart (other_id);

-- Two entries, by their own persons, that may be of one person.
create table person_match (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  one_id uuid not null,
  other_id uuid not null,
  company_id uuid not null references company,
  other_company_id uuid not null references company,
  rule text not null,
  evidence text[] not null,
  found_at timestamptz not null,
  -- Null while it waits; lapsed: the registers no longer say what it rested on.
  outcome text check (outcome in ('same', 'apart', 'lapsed')),
  settled_by uuid references app_user,
  settled_at timestamptz,
  constraint person_match__once unique (one_id, other_id),
  constraint person_match__order check (one_id < other_id),
  constraint person_match__one foreign key (one_id, account_id) references person (id, account_id),
  constraint person_match__other foreign key (other_id, account_id) references person (id, account_id),
  constraint person_match__settled check ((outcome is null) = (settled_at is null))
);
create index person_match__open on person_match (account_id, found_at) where outcome is null;
create index person_match__company on person_match (company_id) where outcome is null;
create index person_match__other_company on person_match (other_company_id) where outcome is null;

-- A person is within reach by a role in a company that is.
select secure_company_table('person_detail'), secure_company_table('person_role');
select secure_table('person',
  '(select limited_agent()) is null or exists (select 1 from person_role r where r.person_id = person.id and r.ended_at is null)',
  '(select limited_agent()) is null');
-- Decided in the account's own scope: it may concern roles that a limited agent does not see.
select secure_table('person_apart', '(select limited_agent()) is null', '(select limited_agent()) is null');
select secure_table('person_match',
  '(select limited_agent()) is null or (exists (select 1 from company c where c.id = company_id)
    and exists (select 1 from company c where c.id = other_company_id))',
  '(select limited_agent()) is null');
select make_append_only('person'), make_append_only('person_apart');
grant select, insert, update (replaced_at) on person_detail to statbook_app;
grant select, insert, update (ended_at, ended_by, ended_why) on person_role to statbook_app;
grant select, insert, update (rule, evidence, found_at, outcome, settled_by, settled_at) on person_match to statbook_app;

-- Of which companies the people were taken from the books, up to which change of those. Whatever changes them asks in its own
-- transaction; a job answers.
create table person_filling (
  company_id uuid primary key references company,
  account_id uuid not null references account,
  asked integer not null default 1,
  filled integer not null default 0 check (filled <= asked)
);
create index person_filling__asked on person_filling (company_id) where filled < asked;
select secure_company_table('person_filling');
grant select, insert, update (asked, filled) on person_filling to statbook_app;
create policy worker on person_filling for select to statbook_worker using (true);
grant select on person_filling to statbook_worker;

create function ask_for_people() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'registry_reading' then
    insert into person_filling (company_id, account_id) select distinct company_id, account_id from added
      where added.kind in ('officers', 'pscs', 'company-data')
      on conflict (company_id) do update set asked = person_filling.asked + 1;
  else
    insert into person_filling (company_id, account_id) select distinct company_id, account_id from added
      on conflict (company_id) do update set asked = person_filling.asked + 1;
  end if;
  if found then perform pg_notify('statbook_people', ''); end if;
  return null;
end $$;
create trigger registry_reading__people after insert on registry_reading referencing new table as added
  for each statement execute function ask_for_people();
create trigger share_holder_detail__people after insert on share_holder_detail referencing new table as added
  for each statement execute function ask_for_people();

-- The books from before.
insert into person_filling (company_id, account_id) select id, account_id from company;
