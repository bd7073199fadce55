-- Card payments of filings, their moves from state to state, and their reversals.

create table payment (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  filing_id uuid not null references filing,
  state text not null default 'created',
  fee_pence integer not null check (fee_pence > 0),
  processing_pence integer not null check (processing_pence >= 0),
  tax_pence integer not null check (tax_pence >= 0),
  total_pence integer not null check (total_pence = fee_pence + processing_pence + tax_pence),
  -- Used once; the gateway knows the attempt by it.
  vendor_tx_code text not null unique,
  transaction_id text,
  acs_transaction_id text,
  acs_url text,
  status_code text,
  status_detail text,
  card_type text,
  card_last_four text check (card_last_four ~ '^[0-9]{4}$'),
  bill_to_email text,
  -- Name and address as the payer gave them, for the receipt. The address may be a home.
  billed_to_sealed bytea,
  submitted_at timestamptz,
  challenge_until timestamptz,
  -- When the challenge result went to the gateway: once, and from then on nobody can cancel.
  handed_in_at timestamptz,
  -- The error code of the bank's message, where the challenge ended in one.
  challenge_error text,
  -- How often the gateway was asked for the result, and when to ask next.
  looks integer not null default 0,
  next_look_at timestamptz,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment__filing on payment (filing_id, created_at);
create unique index payment__acs on payment (lower(acs_transaction_id)) where acs_transaction_id is not null;
-- While one attempt may have taken money, no other may start.
create unique index payment__open on payment (filing_id)
  where state in ('submitted', 'challenge', 'unclear', 'confirmed');
-- What the gateway took once pays for one filing only, in whichever account.
create unique index payment__transaction on payment (lower(transaction_id))
  where state in ('confirmed', 'voided', 'refunded');

create table payment_move (
  id bigint generated always as identity primary key,
  account_id uuid not null references account,
  payment_id uuid not null references payment,
  from_state text,
  to_state text not null,
  at timestamptz not null default now(),
  by_user uuid references app_user,
  why text not null
);
create index payment_move__payment on payment_move (payment_id, id);

-- A refund or void: the intent is stored before the gateway is asked, and its code is used once.
create table payment_reversal (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  payment_id uuid not null references payment,
  kind text not null check (kind in ('void', 'refund')),
  state text not null default 'sent' check (state in ('sent', 'done', 'refused', 'unclear')),
  vendor_tx_code text not null unique,
  amount_pence integer not null check (amount_pence > 0),
  transaction_id text,
  status_detail text,
  why text not null,
  by_user uuid references app_user,
  sent_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payment_reversal__payment on payment_reversal (payment_id, sent_at);
-- While one may have refunded the money, no other may start.
create unique index payment_reversal__open on payment_reversal (payment_id) where state <> 'refused';

select secure_company_table('payment'), secure_table('payment_move'), secure_table('payment_reversal');
select make_append_only('payment_move');

grant select, insert, update on payment, payment_reversal to statbook_app;

create policy callback on payment for select to statbook_callback using (true);
grant select on payment to statbook_callback;

create policy worker on payment for select to statbook_worker using (true);
create policy worker on payment_reversal for select to statbook_worker using (true);
grant select on payment, payment_reversal to statbook_worker;
