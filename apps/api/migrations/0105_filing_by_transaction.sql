-- Filing by a transaction of the registry's REST API, for which a person has signed in there.

alter table filing_attempt
  -- gateway, transaction or produced, as it was when the sending began.
  add column channel text not null default 'gateway' check (channel in ('gateway', 'transaction', 'produced')),
  -- The step that is about to be taken, or was: it is stored before the registry is asked.
  add column rest_step text check (rest_step in ('opening', 'filling', 'closing', 'closed')),
  -- The registry's id of the transaction: what is asked for when it is not known whether a step was taken.
  add column rest_transaction_id text,
  -- By whose sign-in: nobody else sees the transaction at the registry.
  add column rest_grant_id uuid;

create unique index filing_attempt__rest_transaction on filing_attempt (rest_transaction_id)
  where rest_transaction_id is not null;
