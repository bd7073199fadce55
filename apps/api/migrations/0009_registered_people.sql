-- Who stands in the registers of the companies: the current entries of the latest readings, so that a person is found
-- by name, and a verification that is due is seen, without opening every reading.

create table registered_person (
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The kind of reading that the entry is from: officers, pscs, company-data.
  source text not null,
  position integer not null,
  name text not null,
  -- In the registry's words; 'psc' and 'shareholder' for the other two registers.
  role text not null,
  -- Of those who must give an identity statement, as the register has it.
  verification_opens_on date,
  verification_due_on date,
  verified_from date,
  verified_until date,
  primary key (company_id, source, position)
);
create index registered_person__account on registered_person (account_id);
create index registered_person__verification_due on registered_person (account_id, verification_due_on)
  where verification_due_on is not null;

alter table registered_person enable row level security;
alter table registered_person force row level security;
create policy within_reach on registered_person to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = current_account());
-- Follows the readings: what a newer one no longer says goes.
grant select, insert, delete on registered_person to statbook_app;

-- Where a reading said something else than the one before: the readings themselves are too heavy to be compared at each look.
create table register_change (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The kind of reading.
  kind text not null,
  at timestamptz not null
);
create index register_change__account on register_change (account_id, at desc);

alter table register_change enable row level security;
alter table register_change force row level security;
create policy within_reach on register_change to statbook_app
  using (account_id = current_account()
    and (limited_agent() is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = current_account());
grant select, insert on register_change to statbook_app;

-- Who was read before these tables stood. The owner of the tables is held to the walls too, but for this moment.
alter table registry_reading no force row level security;
insert into registered_person
  select reading.account_id, reading.company_id, reading.kind,
    row_number() over (partition by reading.company_id, reading.kind) - 1, entry ->> 'name',
    case reading.kind when 'officers' then coalesce(entry ->> 'role', 'officer') else 'psc' end,
    (verification ->> 'statementFrom')::date, (verification ->> 'statementDueOn')::date,
    (verification ->> 'startsOn')::date, (verification ->> 'endsOn')::date
  from (
    select distinct on (company_id, kind) account_id, company_id, kind, value from registry_reading
      where kind in ('officers', 'pscs') order by company_id, kind, read_at desc
  ) reading,
    jsonb_array_elements(reading.value -> 'items') entry,
    lateral (select case
      when entry ->> 'role' = 'director' then entry -> 'verification'
      when entry ->> 'kind' = 'individual' and not (entry ->> 'isBeneficialOwner')::boolean then entry -> 'verification'
    end as verification) due
  where entry ->> 'name' is not null and entry ->> 'resignedOn' is null
    and coalesce((entry ->> 'isCeased')::boolean, false) = false;
alter table registry_reading force row level security;

select open_to_maintenance();
