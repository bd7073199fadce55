-- Words by which a practice groups its companies: a partner, a client code, a month. They are no record, and go without a trace.
create table company_tag (
  account_id uuid not null references account,
  company_id uuid not null references company,
  tag text not null check (tag = trim(tag) and length(tag) between 1 and 40)
);
create unique index company_tag__once on company_tag (company_id, lower(tag));
create index company_tag__account on company_tag (account_id, lower(tag));
select secure_company_table('company_tag');
grant select, insert, delete on company_tag to statbook_app;
