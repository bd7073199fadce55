-- Somebody has said that a person's particulars are protected. It is said of the people that their entries began with, so that it
-- holds whomever they are joined with or taken out of; it is ended, never changed.
create table person_protection (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  own_person_id uuid not null,
  -- protected: s.243 or s.790ZF, the home; super-secure: s.790ZG, every particular.
  protection text not null check (protection in ('protected', 'super-secure')),
  why text not null check (length(why) between 1 and 1000),
  said_by uuid not null references app_user,
  said_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references app_user,
  ended_why text check (length(ended_why) between 1 and 1000),
  constraint person_protection__own foreign key (own_person_id, account_id) references person (id, account_id),
  constraint person_protection__ended check ((ended_at is null) = (ended_why is null) and (ended_at is null) = (ended_by is null))
);
create unique index person_protection__open on person_protection (own_person_id) where ended_at is null;
create index person_protection__account on person_protection (account_id) where ended_at is null;

-- It is seen with the person, and said in the account's own scope: they may have roles that a limited agent does not see.
select secure_table('person_protection',
  '(select limited_agent()) is null or exists (select 1 from person_role r
    where r.own_person_id = person_protection.own_person_id and r.ended_at is null)',
  '(select limited_agent()) is null');
grant select, insert, update (ended_at, ended_by, ended_why) on person_protection to statbook_app;
