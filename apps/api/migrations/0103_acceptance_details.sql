-- What the registry gives with a decision, and the documents that an acceptance leads to.

alter table filing_attempt
  -- By kind of form: the charge's code, the date of incorporation, the key under which the certificate is fetched.
  add column acceptance jsonb,
  -- The authentication code of a company that was incorporated.
  add column acceptance_sealed bytea,
  -- To be given in the next attempt at an incorporation.
  add column reject_reference text;

-- A certificate that came with an acceptance; the bytes lie in the document store under their SHA-256.
create table filing_document (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  filing_id uuid not null references filing,
  kind text not null,
  filename text not null,
  content_type text not null,
  sha256 text not null,
  size integer not null,
  received_at timestamptz not null default now(),
  constraint filing_document__kind unique (filing_id, kind)
);

select secure_table('filing_document',
  visible => '(select limited_agent()) is null or exists (select 1 from filing f where f.id = filing_id)');
select make_append_only('filing_document');
