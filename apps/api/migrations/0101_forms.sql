-- Several drafts of one form stand side by side, each about a matter of its own: an officer, a charge, a new appointment.
alter table filing add column subject text not null default '';

drop index filing__open;
create unique index filing__open on filing (company_id, form, subject)
  where state not in ('accepted', 'withdrawn');
