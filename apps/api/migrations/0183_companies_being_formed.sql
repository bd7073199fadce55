-- A company that is being formed is a record made by hand that has no number yet: the registrar gives it with the incorporation.

alter table company drop constraint company_number_check;
alter table company add constraint company_number_check
  check (number ~ '^[A-Z0-9]{8}$' or (number = '' and status = 'being-formed'));

drop index company__number;
create unique index company__number on company (account_id, number) where removed_at is null and number <> '';
