-- A filing history is read through only for companies of which a duty waits to be shown as met: the others, all that are just
-- imported among them, would pay for it with a third of what the reading costs.

create or replace function note_shown_duties() returns trigger language plpgsql as $$
begin
  perform note_shown_duties(c.company_id) from (select distinct company_id from added
    where kind in ('filing-history', 'whole-filing-history')) c
    where exists (select 1 from share_event_duty d where d.company_id = c.company_id and d.shown_on is null);
  return null;
end $$;
