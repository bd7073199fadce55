-- What was drawn here about one company and given out: the bytes lie in the document store under their SHA-256. Drawn again with the
-- same bytes it stays the one row.

create table drawn_document (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  kind text not null check (kind in ('share-certificates', 'certificate-register', 'share-register', 'stock-transfer-form', 'form',
    'confirmation-statement', 'payment-receipt', 'approval')),
  filename text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  drawn_by uuid not null references app_user,
  drawn_at timestamptz not null default now(),
  constraint drawn_document__once unique (company_id, filename, sha256)
);

select secure_company_table('drawn_document');
select make_append_only('drawn_document');
