-- A filing at its end sends nothing out of its draft any more: what the draft held sealed goes with the end from now on, and
-- is taken here from those that ended before.

alter table filing no force row level security;
update filing set draft_sealed = null where state in ('accepted', 'withdrawn') and draft_sealed is not null;
alter table filing force row level security;
