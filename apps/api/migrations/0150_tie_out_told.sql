-- Whoever works on what is asked for is told once it is committed, instead of looking every few seconds.
create function tell_of_tie_out() returns trigger language plpgsql as $$
begin
  perform pg_notify('statbook_tie_out', '');
  return null;
end $$;
create trigger share_tie_out__told after insert or update of asked on share_tie_out
  for each statement execute function tell_of_tie_out();
