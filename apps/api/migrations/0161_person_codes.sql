-- The personal code that Companies House gives a human whose identity it has verified. It is kept by the person that an entry of a
-- register began with, so that it stays with its entry when people are joined and parted again.

create table person_code (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  person_id uuid not null,
  code_sealed bytea not null,
  -- Equal for equal codes of an account, and nobody can try codes against it.
  code_tag text not null,
  -- The name under which the identity was verified, where it is known to be another.
  verified_name text check (length(verified_name) between 1 and 300),
  source text not null check (source in ('typed', 'form', 'link')),
  -- Null where the person themselves gave it, by a link.
  given_by uuid references app_user,
  given_at timestamptz not null,
  ended_at timestamptz,
  -- Null where nobody in particular ended it: the registrar refused it.
  ended_by uuid references app_user,
  ended_why text check (length(ended_why) between 1 and 1000),
  constraint person_code__person foreign key (person_id, account_id) references person (id, account_id),
  constraint person_code__ended check ((ended_at is null) = (ended_why is null)),
  constraint person_code__ended_by check (ended_by is null or ended_at is not null)
);
create unique index person_code__open on person_code (person_id) where ended_at is null;
create unique index person_code__tag on person_code (account_id, code_tag) where ended_at is null;

-- These see past a limited agent's reach, within the account, and tell nothing but ids: that an entry's own person is joined with
-- others may rest on a company out of reach.
create function joined_person(own uuid) returns uuid language plpgsql stable as $$
declare
  agent text := current_setting('statbook.agent', true);
  joined uuid;
begin
  perform set_config('statbook.agent', '', true);
  select r.person_id into joined from person_role r where r.own_person_id = own and r.ended_at is null;
  perform set_config('statbook.agent', coalesce(agent, ''), true);
  return joined;
end $$;

create function open_codes_of(people uuid[]) returns table (person_id uuid, code_id uuid) language plpgsql stable as $$
declare agent text := current_setting('statbook.agent', true);
begin
  perform set_config('statbook.agent', '', true);
  return query select r.person_id, c.id
    from person_role r join person_code c on c.person_id = r.own_person_id and c.ended_at is null
    where r.person_id = any(people) and r.ended_at is null;
  perform set_config('statbook.agent', coalesce(agent, ''), true);
end $$;

create function holder_of_code(tag text) returns uuid language plpgsql stable as $$
declare
  agent text := current_setting('statbook.agent', true);
  holder uuid;
begin
  perform set_config('statbook.agent', '', true);
  select c.person_id into holder from person_code c where c.code_tag = tag and c.ended_at is null;
  perform set_config('statbook.agent', coalesce(agent, ''), true);
  return holder;
end $$;

-- Frees the code of somebody whom no register has any more, whoever asks: nobody has that person within reach.
create function free_code(tag text, moment timestamptz, who uuid, why text) returns void language plpgsql as $$
declare agent text := current_setting('statbook.agent', true);
begin
  perform set_config('statbook.agent', '', true);
  update person_code c set ended_at = moment, ended_by = who, ended_why = why
    where c.code_tag = tag and c.ended_at is null and joined_person(c.person_id) is null;
  perform set_config('statbook.agent', coalesce(agent, ''), true);
end $$;

-- A code is within reach where a role of its person is, whichever entry it was given for.
select secure_table('person_code',
  '(select limited_agent()) is null or exists (select 1 from person_role r
    where r.person_id = joined_person(person_code.person_id) and r.ended_at is null)',
  '(select limited_agent()) is null or exists (select 1 from person_role r
    where r.person_id = joined_person(person_code.person_id) and r.ended_at is null)');
grant select, insert, update (ended_at, ended_by, ended_why) on person_code to statbook_app;
