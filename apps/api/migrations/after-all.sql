-- No migration: run after the newest that a database lacked, in its transaction, whatever that was about. So every table is
-- open to maintenance and every policy asks once a statement, and no migration has to say so.
do $$
begin
  -- A backup may end before the migration that made one of them.
  if to_regproc('open_to_maintenance') is not null then perform open_to_maintenance(); end if;
  if to_regproc('ask_walls_once') is not null then perform ask_walls_once(); end if;
end $$;
