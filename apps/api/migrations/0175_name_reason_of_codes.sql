-- Why the identity was verified under another name than the register has, as statements of identity say it.
alter table person_code add column name_reason text
  check (name_reason in ('PREFERRED_NAME', 'LEGALLY_CHANGED', 'TRANSLATION_OR_DIFF_CONV', 'REGISTER_ERROR', 'NOT_SAY'));
alter table person_code add constraint person_code__name_reason check (name_reason is null or verified_name is not null);
