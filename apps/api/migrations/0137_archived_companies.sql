-- Who removed a company from the list: the archive names them beside the day.

alter table company add column removed_by uuid references app_user;
create index company__archived on company (account_id, removed_at) where removed_at is not null;
