-- Letters to clients about a filing: to whom, with what, and whether the mail server took them. What goes with a letter lies in the
-- document store under its SHA-256, so that a letter that is sent again is the same.

create table filing_letter (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  filing_id uuid not null references filing,
  to_address text not null check (length(to_address) between 3 and 254),
  note text check (length(note) between 1 and 1000),
  -- In their order: title, file name, SHA-256.
  documents jsonb not null check (jsonb_typeof(documents) = 'array' and documents <> '[]'),
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  -- When the mail server last did not take it, while it is still tried.
  failed_at timestamptz,
  sent_at timestamptz,
  -- The mail server refuses the address.
  refused_at timestamptz,
  constraint filing_letter__ended check (sent_at is null or refused_at is null)
);
create index filing_letter__filing on filing_letter (filing_id, asked_at desc);
create index filing_letter__company on filing_letter (company_id, asked_at desc);
create index filing_letter__account on filing_letter (account_id, asked_at desc);

select secure_company_table('filing_letter');
grant select, insert, update on filing_letter to statbook_app;
