-- A reduction of capital is entered on the day on which Companies House registered it, with its resolution and its statement of
-- capital: nothing is due for it any more. What somebody settled stays.

-- The owner, as which this runs, is held to the policies as well.
alter table share_event_duty no force row level security;
alter table share_event no force row level security;
delete from share_event_duty d using share_event e
  where e.id = d.event_id and e.kind = 'reduction' and d.kind = 'form' and d.outcome is null;
alter table share_event_duty force row level security;
alter table share_event force row level security;
