-- Users and roles count their changes: what somebody saves from a page that is no longer true is refused.

alter table app_user add version integer not null default 1 check (version > 0);
alter table role add version integer not null default 1 check (version > 0);
