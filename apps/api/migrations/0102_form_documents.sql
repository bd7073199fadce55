-- Documents that people attach to a form: a resolution, the instrument of a charge. The bytes lie in the document store under their
-- SHA-256; which of them a form sends is among its answers. A document that no answer names any more is marked as removed.

create table form_document (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  filing_id uuid not null references filing,
  filename text not null,
  sha256 text not null,
  size integer not null check (size > 0),
  pages integer not null check (pages > 0),
  added_by uuid not null references app_user,
  added_at timestamptz not null default now(),
  removed_at timestamptz
);
create index form_document__filing on form_document (filing_id);

select secure_table('form_document',
  visible => '(select limited_agent()) is null or exists (select 1 from filing f where f.id = filing_id)');
grant select, insert, update (removed_at) on form_document to statbook_app;
