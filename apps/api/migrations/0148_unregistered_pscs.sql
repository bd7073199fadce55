-- What the register of members asks for as it stands, whatever entry it follows from: people who hold more than a quarter and are
-- not on the PSC register, and particulars that nobody has entered. The reconciliation of a register finds both.

create table unregistered_psc (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  person_id uuid not null,
  person_name text not null,
  -- Null where people must decide which, or whether there is one.
  form text,
  found_on date not null,
  notice_by date not null,
  -- Said by a person: why no notice is needed.
  reason text check (length(reason) between 1 and 1000),
  settled_by uuid references app_user,
  settled_at timestamptz,
  constraint unregistered_psc__once unique (company_id, person_id),
  constraint unregistered_psc__settled check ((reason is null) = (settled_at is null))
);
create index unregistered_psc__open on unregistered_psc (account_id, notice_by) where settled_at is null;

select secure_company_table('unregistered_psc');
grant select, insert, update, delete on unregistered_psc to statbook_app;

-- Members of whom the register does not state all that it has to (s.113).
alter table share_tie_out add incomplete_members integer not null default 0 check (incomplete_members >= 0);
grant update (incomplete_members) on share_tie_out to statbook_app;

-- A notice that was made or dismissed may be what the comparison was waiting for.
create trigger control_proposal__tie_out_added after insert on control_proposal referencing new table as added
  for each statement execute function ask_for_tie_out();
create trigger control_proposal__tie_out after update on control_proposal for each row
  when (old.outcome is distinct from new.outcome) execute function ask_for_tie_out_of_company();

-- Registers from before are compared once more.
update share_tie_out set asked = asked + 1;

create or replace function obligations(today date) returns table (
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
  -- Whom the register of members and the PSC register know differently as they stand: counted from the day on which it was found.
  select c.id, 'unregistered-psc', p.notice_by, false, p.form, p.person_name, null, null, null, null, null, null
    from unregistered_psc p join company c on c.id = p.company_id
    where c.removed_at is null and p.settled_at is null
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
