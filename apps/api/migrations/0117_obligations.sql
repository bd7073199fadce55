-- Everything that a company, or its secretary, has to do by a day: one list for every page, report and reminder.

-- what follows from entries of the share register ---------------------------------------------------------------

-- What an entry asks for beside itself, reckoned by the domain in the transaction that records it. A reversed entry asks for nothing.
create table share_event_duty (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  event_id uuid not null,
  -- The entry that this one enters again, from the first on: what was filed of one of them counts for all.
  first_event_id uuid not null,
  kind text not null check (kind in ('form', 'stamp-duty', 'certificates')),
  form text,
  due_on date not null,
  effective_on date not null,
  -- Later it is history.
  followed_until date not null,
  -- When the filing history showed a form of the kind since the entry.
  shown_on date,
  -- Said by a person: done elsewhere, or not needed.
  outcome text check (outcome in ('done', 'not-needed')),
  reason text check (length(reason) between 1 and 500),
  settled_by uuid references app_user,
  settled_at timestamptz,
  constraint share_event_duty__once unique nulls not distinct (event_id, kind, form),
  constraint share_event_duty__event foreign key (event_id, company_id, account_id)
    references share_event (id, company_id, account_id),
  constraint share_event_duty__form check ((kind = 'form') = (form is not null)),
  constraint share_event_duty__settled check ((outcome is null) = (settled_at is null)),
  constraint share_event_duty__reason check ((outcome is null) = (reason is null))
);
create index share_event_duty__company on share_event_duty (company_id);
create index share_event_duty__first on share_event_duty (first_event_id, form);
create index share_event_duty__due on share_event_duty (account_id, due_on) where shown_on is null and outcome is null;

-- False until the duties of the register’s earlier entries are kept: of registers from before, and of those that are restored.
alter table share_tie_out add duties_kept boolean not null default false;
create index share_tie_out__duties on share_tie_out (company_id) where not duties_kept;
grant update (duties_kept) on share_tie_out to statbook_app;

select secure_company_table('share_event_duty');
grant select, insert, update (shown_on, outcome, reason, settled_by, settled_at) on share_event_duty to statbook_app;

-- The first of the entries that an entry enters again, and itself where it enters none.
create function first_share_event(event uuid) returns uuid language sql stable as $$
  with recursive chain as (
    select id, enters_again, 0 as depth from share_event where id = event
    union all select e.id, e.enters_again, chain.depth + 1 from chain join share_event e on e.id = chain.enters_again
  ) select id from chain order by depth desc limit 1
$$;

-- Notes which duties of a company the filing history shows as met, as far as it was read.
create function note_shown_duties(company uuid) returns void language sql volatile as $$
  with history as (
    select distinct on (r.kind) r.value from registry_reading r
      where r.company_id = company and r.kind in ('filing-history', 'whole-filing-history') order by r.kind, r.read_at desc
  ), received as (
    select item ->> 'type' as form, max((item ->> 'date')::date) as day
      from history cross join lateral jsonb_array_elements(history.value -> 'items') item
      where item ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$' group by 1
  )
  update share_event_duty d set shown_on = received.day from received
    where d.company_id = company and d.shown_on is null and d.form = received.form and received.day >= d.effective_on
$$;

create function note_shown_duties() returns trigger language plpgsql as $$
begin
  perform note_shown_duties(c.company_id) from (select distinct company_id from added
    where kind in ('filing-history', 'whole-filing-history')) c;
  return null;
end $$;
create trigger registry_reading__duties after insert on registry_reading referencing new table as added
  for each statement execute function note_shown_duties();

-- forms that are begun ------------------------------------------------------------------------------------------

-- The last day for delivering the form, where one event decides it.
alter table filing add due_on date;
create index filing__due on filing (account_id, due_on) where due_on is not null and state not in ('accepted', 'withdrawn');

-- the list ------------------------------------------------------------------------------------------------------

-- The last day of so many months beginning with a day, as packages/domain/src/dates counts them; a test compares the two.
create function months_beginning_with(first date, months integer) returns date language sql immutable as $$
  select after - (extract(day from after) = extract(day from first))::integer
    from (select (first + months * interval '1 month')::date as after) counted
$$;

-- A date of the latest profile that a company's row does not keep.
create function date_of_accounts(company uuid, member text) returns date language sql stable as $$
  select (r.value -> 'accounts' ->> member)::date from registry_reading r
    where r.company_id = company and r.kind = 'profile' order by r.read_at desc limit 1
$$;

-- Every obligation of the companies that a transaction sees, with what tells of it and leads to it. How near each is, what it is
-- called and what does it is for packages/domain/src/obligations to say.
create function obligations(today date) returns table (
  company_id uuid, kind text, due_on date, can_be_late boolean, form text, subject text, event_on date, opens_on date,
  share_event_id uuid, filing_id uuid, filing_state text, diary_date_id uuid
) language sql stable as $$
  select c.id, 'confirmation-statement', c.statement_due_on,
      coalesce(f.state not in ('sending', 'pending', 'parked'), true), null::text, null::text,
      c.statement_next_made_up_to, null::date, null::uuid, f.id, f.state, null::uuid
    from company c left join filing f
      on f.company_id = c.id and f.form = 'CS01' and f.subject = '' and f.state not in ('accepted', 'withdrawn')
    where c.removed_at is null and c.statement_due_on is not null
  union all
  select c.id, 'accounts', c.accounts_due_on, true, null, null, date_of_accounts(c.id, 'nextMadeUpTo'), null, null, null, null, null
    from company c where c.removed_at is null and c.accounts_due_on is not null
  union all
  -- Six months beginning with the day after the reference date (s.336). Whether a meeting was held nobody says: one whose day has
  -- passed is not listed.
  select c.id, 'annual-general-meeting', months_beginning_with(y.ends_on + 1, 6), false, null, null, y.ends_on, null, null, null,
      null, null
    from company c cross join lateral (
      select date_of_accounts(c.id, member) as ends_on from (values ('lastMadeUpTo'), ('nextMadeUpTo')) m (member)) y
    where c.removed_at is null and c.type = 'plc' and months_beginning_with(y.ends_on + 1, 6) >= today
  union all
  select c.id, case p.source when 'pscs' then 'psc-verification' else 'director-verification' end, p.verification_due_on, true, null,
      p.name, null, p.verification_opens_on, null, null, null, null
    from registered_person p join company c on c.id = p.company_id
    where c.removed_at is null and p.verification_due_on is not null
      and not coalesce(p.verified_from <= today and p.verified_until > today, false)
  union all
  -- Counted from the person's confirmation, which nobody enters: the day is the earliest possible one.
  select c.id, 'control-notice', p.notice_by, false, p.form, p.person_name, p.changed_on, null, p.event_id, null, null, null
    from control_proposal p join company c on c.id = p.company_id
    where c.removed_at is null and p.outcome is null
  union all
  select c.id, 'form', d.due_on, coalesce(f.state not in ('sending', 'pending', 'parked'), true), d.form, null, d.effective_on, null,
      d.event_id, f.id, f.state, null
    from share_event_duty d join company c on c.id = d.company_id
    left join lateral (
      select f.id, f.state from share_event_duty of_entry
        join share_event_filing named on named.share_event_id = of_entry.event_id
        join filing f on f.id = named.filing_id and f.form = d.form and f.state <> 'withdrawn'
        where of_entry.first_event_id = d.first_event_id and of_entry.form = d.form
        order by f.state = 'accepted' desc, named.added_at desc limit 1) f on true
    where c.removed_at is null and d.kind = 'form' and d.shown_on is null and d.outcome is null and d.followed_until >= today
      and f.state is distinct from 'accepted'
      and not exists (select 1 from share_event back where back.company_id = d.company_id and back.reverses = d.event_id)
  union all
  select c.id, d.kind, d.due_on, true, null, null, d.effective_on, null, d.event_id, null, null, null
    from share_event_duty d join company c on c.id = d.company_id
    where c.removed_at is null and d.kind = 'stamp-duty' and d.outcome is null and d.followed_until >= today
      and not exists (select 1 from share_event back where back.company_id = d.company_id and back.reverses = d.event_id)
  union all
  -- Made out with the entry they are ready, as the law asks. That they went out is asked for until the day, and never late.
  select c.id, d.kind, d.due_on, false, null, null, d.effective_on, null, d.event_id, null, null, null
    from share_event_duty d join company c on c.id = d.company_id
    where c.removed_at is null and d.kind = 'certificates' and d.outcome is null and d.due_on >= today
      and exists (
        select 1 from share_certificate made
          where made.company_id = d.company_id and made.event_id = d.event_id
            and not exists (select 1 from share_certificate_end ended where ended.company_id = made.company_id
              and ended.number = made.number and ended.edition = made.edition)
            and not exists (select 1 from share_certificate_act act where act.company_id = made.company_id
              and act.kind = 'delivery' and made.number = any (act.numbers)))
      and not exists (select 1 from share_event back where back.company_id = d.company_id and back.reverses = d.event_id)
  union all
  -- What was begun from an entry stands at the entry's own date.
  select c.id, 'form', f.due_on, f.state not in ('sending', 'pending', 'parked'), f.form, null, f.effective_on, null, null, f.id,
      f.state, null
    from filing f join company c on c.id = f.company_id
    where c.removed_at is null and f.due_on is not null and f.state not in ('accepted', 'withdrawn')
      and not exists (select 1 from share_event_filing named where named.filing_id = f.id)
  union all
  select c.id, 'diary', d.next_on, true, null, d.title, null, null, null, null, null, d.id
    from diary_date d join company c on c.id = d.company_id
    where c.removed_at is null and d.removed_at is null and d.next_on is not null
$$;
