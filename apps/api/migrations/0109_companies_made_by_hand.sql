-- A company whose record was made by hand was never read from the register: registry_read_at is null. The registered office
-- is then the one that a person gave, by the names that a reading has (premises, line1, locality ...).

alter table company add column registered_office jsonb;
