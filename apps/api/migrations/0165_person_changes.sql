-- One change of a person, begun in several companies in one act. What is new stands in the drafts, sealed where it is secret, and
-- nowhere else; the act says which drafts they are.

create table person_change (
  id uuid primary key,
  account_id uuid not null references account,
  person_id uuid not null,
  -- Made by who asked, new for each act: asked again under the same key, nothing is begun twice.
  key uuid not null,
  -- Which details, as people read them: "Service address".
  what text[] not null,
  begun_by uuid not null references app_user,
  begun_at timestamptz not null,
  constraint person_change__whole unique (id, account_id),
  constraint person_change__once unique (begun_by, key),
  constraint person_change__person foreign key (person_id, account_id) references person (id, account_id)
);
create index person_change__person on person_change (person_id);

create table person_change_draft (
  filing_id uuid primary key references filing,
  account_id uuid not null references account,
  company_id uuid not null references company,
  change_id uuid not null,
  constraint person_change_draft__change foreign key (change_id, account_id) references person_change (id, account_id)
);
create index person_change_draft__change on person_change_draft (change_id);
create index person_change_draft__company on person_change_draft (company_id);

select secure_company_table('person_change_draft');
-- Whoever began it sees it before it has drafts, and everybody else by a draft within reach.
select secure_table('person_change',
  '(select limited_agent()) is null or begun_by = (select limited_agent())
    or exists (select 1 from person_change_draft d where d.change_id = person_change.id)');
select make_append_only('person_change'), make_append_only('person_change_draft');
