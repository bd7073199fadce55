-- Several filings paid for at once: a charge is what a card is charged at one time, and each payment is one filing's share of
-- it. The payment of one filing alone is a charge of one share.

create table payment_charge (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  -- Used once; the gateway knows the charge by it.
  vendor_tx_code text not null unique,
  total_pence integer not null check (total_pence > 0),
  -- What the gateway took, once it has; and the challenge of the bank.
  transaction_id text,
  acs_transaction_id text,
  constraint payment_charge__whole unique (id, account_id, vendor_tx_code, total_pence)
);
-- What the gateway took once is one charge only, in whichever account; so is what a bank asked.
create unique index payment_charge__transaction on payment_charge (lower(transaction_id));
create unique index payment_charge__acs on payment_charge (lower(acs_transaction_id));

alter table payment no force row level security;
insert into payment_charge (id, account_id, vendor_tx_code, total_pence, transaction_id, acs_transaction_id)
  select id, account_id, vendor_tx_code, total_pence,
    case when state in ('confirmed', 'voided', 'refunded') then transaction_id end, acs_transaction_id
  from payment;
alter table payment add column charge_id uuid, add column charged_pence integer;
update payment set charge_id = id, charged_pence = total_pence;
alter table payment force row level security;

alter table payment
  alter column charge_id set not null,
  alter column charged_pence set not null,
  drop constraint payment_vendor_tx_code_key,
  add constraint payment__charge foreign key (charge_id, account_id, vendor_tx_code, charged_pence)
    references payment_charge (id, account_id, vendor_tx_code, total_pence),
  add constraint payment__share unique (charge_id, filing_id);
drop index payment__acs, payment__transaction;
create index payment__acs on payment (lower(acs_transaction_id)) where acs_transaction_id is not null;
create index payment__transaction on payment (lower(transaction_id)) where transaction_id is not null;

-- The shares of a charge are its sum exactly. They are written in one transaction, which ends with this.
create function check_charge_sum() returns trigger language plpgsql as $$
begin
  if (select sum(p.total_pence) from payment p where p.charge_id = new.charge_id) is distinct from new.charged_pence then
    raise exception 'the payments of charge % do not add up to it', new.charge_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment__adds_up after insert or update of charge_id, total_pence, charged_pence on payment
  deferrable initially deferred for each row execute function check_charge_sum();

select secure_table('payment_charge');
grant select, insert, update (transaction_id, acs_transaction_id) on payment_charge to statbook_app;
