-- The name before the one that Companies House has accepted, until a reading of the register shows another: what has to bear the
-- name waits so long.

alter table company add column name_before text;
alter table company add column renamed_at timestamptz;
alter table company add constraint company__renamed check ((name_before is null) = (renamed_at is null));
