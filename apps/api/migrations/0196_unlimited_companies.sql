-- An unlimited company returns no allotment of a class that it has already (s.555): nothing is due for it any more. What
-- somebody settled stays. The owner, as which this runs, is held to the policies as well.
alter table share_event_duty no force row level security;
alter table share_event no force row level security;
alter table company no force row level security;
delete from share_event_duty d using share_event e join company c on c.id = e.company_id
  where e.id = d.event_id and c.type = 'private-unlimited' and d.kind = 'form' and d.form = 'SH01' and d.outcome is null;
alter table share_event_duty force row level security;
alter table share_event force row level security;
alter table company force row level security;
