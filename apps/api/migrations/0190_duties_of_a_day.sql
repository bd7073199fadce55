-- A form of the filing history that names the day of its event meets what the entries of that day ask for, and no other's: a return
-- of one allotment would hide every allotment up to the day on which it was received. Where no entry is of that day, the form tells
-- of a period that ends with it, and meets what came before. One that names no day meets what came before it was received.
create or replace function note_shown_duties(company uuid) returns void language sql volatile as $$
  with history as (
    select distinct on (r.kind) r.value from registry_reading r
      where r.company_id = company and r.kind in ('filing-history', 'whole-filing-history') order by r.kind, r.read_at desc
  ), received as (
    select item ->> 'type' as form, (item ->> 'date')::date as day,
        -- As text: what fills a description may be anything.
        substring(item #>> '{values,date}' from '^\d{4}-\d{2}-\d{2}$') as event_on
      from history cross join lateral jsonb_array_elements(history.value -> 'items') item
      where item ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$'
  ), shown as (
    select d.id, max(received.day) as day from share_event_duty d join received on received.form = d.form
      where d.company_id = company and d.shown_on is null and received.day >= d.effective_on
        and (received.event_on is null or d.effective_on::text = received.event_on
          or d.effective_on::text < received.event_on and not exists (
            select 1 from share_event_duty of_that_day where of_that_day.company_id = company
              and of_that_day.form = received.form and of_that_day.effective_on::text = received.event_on))
      group by d.id
  )
  update share_event_duty d set shown_on = shown.day from shown where d.id = shown.id
$$;

-- The owner, as which this runs, is held to the policies as well.
alter table share_event_duty no force row level security;
alter table registry_reading no force row level security;
update share_event_duty set shown_on = null where shown_on is not null;
select note_shown_duties(c.company_id) from (select distinct company_id from share_event_duty) c;
alter table share_event_duty force row level security;
alter table registry_reading force row level security;
