-- What is due about people in control says how far its filing is, and what that is begun from.

-- By which forms name somebody: the last part of the link to their entry.
alter table registered_person add column registry_id text;

with listed as (
  select distinct on (company_id) company_id, value from registry_reading where kind = 'pscs' order by company_id, read_at desc
), named as (
  select l.company_id, regexp_replace(rtrim(item ->> 'self', '/'), '^.*/', '') as id,
      row_number() over (partition by l.company_id order by place) - 1 as position
    from listed l cross join lateral jsonb_array_elements(l.value -> 'items') with ordinality i (item, place)
    where not coalesce((item ->> 'isCeased')::boolean, false) and item ->> 'name' is not null
)
update registered_person p set registry_id = named.id from named
  where p.source = 'pscs' and p.company_id = named.company_id and p.position = named.position;

drop function obligations(date);

create function obligations(today date) returns table (
  company_id uuid, kind text, due_on date, can_be_late boolean, form text, subject text, event_on date, opens_on date,
  share_event_id uuid, filing_id uuid, filing_state text, diary_date_id uuid, origin_id text
) language sql stable as $$
  select c.id, 'confirmation-statement', c.statement_due_on,
      coalesce(f.state not in ('sending', 'pending', 'parked'), true), null::text, null::text,
      c.statement_next_made_up_to, null::date, null::uuid, f.id, f.state, null::uuid, null::text
    from company c left join filing f
      on f.company_id = c.id and f.form = 'CS01' and f.subject = '' and f.state not in ('accepted', 'withdrawn')
    where c.removed_at is null and c.statement_due_on is not null
  union all
  select c.id, 'accounts', c.accounts_due_on, true, null, null, date_of_accounts(c.id, 'nextMadeUpTo'), null, null, null, null, null,
      null
    from company c where c.removed_at is null and c.accounts_due_on is not null
  union all
  -- Six months beginning with the day after the reference date (s.336). Whether a meeting was held nobody says: one whose day has
  -- passed is not listed.
  select c.id, 'annual-general-meeting', months_beginning_with(y.ends_on + 1, 6), false, null, null, y.ends_on, null, null, null,
      null, null, null
    from company c cross join lateral (
      select date_of_accounts(c.id, member) as ends_on from (values ('lastMadeUpTo'), ('nextMadeUpTo')) m (member)) y
    where c.removed_at is null and c.type = 'plc' and months_beginning_with(y.ends_on + 1, 6) >= today
  union all
  -- An identity statement that was accepted since its window opened counts, though the register does not show it yet.
  select c.id, case p.source when 'pscs' then 'psc-verification' else 'director-verification' end, p.verification_due_on,
      coalesce(f.state not in ('sending', 'pending', 'parked'), true), null, p.name, null, p.verification_opens_on, null, f.id,
      f.state, null, case p.source when 'pscs' then p.registry_id end
    from registered_person p join company c on c.id = p.company_id
    left join lateral (
      select f.id, f.state from filing f
        where p.source = 'pscs' and f.company_id = c.id and f.form = 'VS01' and f.subject = p.registry_id
          and (f.state not in ('accepted', 'withdrawn') or f.state = 'accepted'
            and f.updated_at >= coalesce(p.verification_opens_on, p.verification_due_on - 13))
        order by f.state = 'accepted' desc limit 1) f on true
    where c.removed_at is null and p.verification_due_on is not null and f.state is distinct from 'accepted'
      and not coalesce(p.verified_from <= today and p.verified_until > today, false)
  union all
  -- Counted from the person's confirmation. Until the form says when that was, the day is the earliest possible one.
  select c.id, 'control-notice', coalesce(f.due_on, p.notice_by),
      f.due_on is not null and f.state not in ('sending', 'pending', 'parked'), p.form, p.person_name, p.changed_on, null,
      p.event_id, f.id, f.state, null, p.id::text
    from control_proposal p join company c on c.id = p.company_id
    left join filing f on f.id = p.filing_id and f.state <> 'withdrawn'
    where c.removed_at is null and p.outcome is null
  union all
  -- Whom the register of members and the PSC register know differently as they stand: counted from the day on which it was found.
  select c.id, 'unregistered-psc', coalesce(f.due_on, p.notice_by),
      f.due_on is not null and f.state not in ('sending', 'pending', 'parked'), p.form, p.person_name, null, null, null, f.id,
      f.state, null, p.person_id::text
    from unregistered_psc p join company c on c.id = p.company_id
    left join filing f on f.id = p.filing_id and f.state <> 'withdrawn'
    where c.removed_at is null and p.settled_at is null and f.state is distinct from 'accepted'
  union all
  select c.id, 'form', d.due_on, coalesce(f.state not in ('sending', 'pending', 'parked'), true), d.form, null, d.effective_on, null,
      d.event_id, f.id, f.state, null, null
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
  select c.id, d.kind, d.due_on, true, null, null, d.effective_on, null, d.event_id, null, null, null, null
    from share_event_duty d join company c on c.id = d.company_id
    where c.removed_at is null and d.kind = 'stamp-duty' and d.outcome is null and d.followed_until >= today
      and not exists (select 1 from share_event back where back.company_id = d.company_id and back.reverses = d.event_id)
  union all
  -- Made out with the entry they are ready, as the law asks. That they went out is asked for until the day, and never late.
  select c.id, d.kind, d.due_on, false, null, null, d.effective_on, null, d.event_id, null, null, null, null
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
  -- What was begun from an entry, or for somebody in control, stands at their own date.
  select c.id, 'form', f.due_on, f.state not in ('sending', 'pending', 'parked'), f.form, null, f.effective_on, null, null, f.id,
      f.state, null, null
    from filing f join company c on c.id = f.company_id
    where c.removed_at is null and f.due_on is not null and f.state not in ('accepted', 'withdrawn')
      and not exists (select 1 from share_event_filing named where named.filing_id = f.id)
      and not exists (select 1 from control_proposal named where named.filing_id = f.id and named.outcome is null)
      and not exists (select 1 from unregistered_psc named where named.filing_id = f.id and named.settled_at is null)
  union all
  select c.id, 'diary', d.next_on, true, null, d.title, null, null, null, null, null, d.id, null
    from diary_date d join company c on c.id = d.company_id
    where c.removed_at is null and d.removed_at is null and d.next_on is not null
$$;
