-- People outside the account who approve what is sent: they are named in a policy, and decide by a link that is good once.

create table signatory (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  full_name text not null check (length(full_name) between 1 and 200),
  -- Where their links go. Who has another address by now is added anew.
  email text not null check (length(email) between 3 and 320),
  added_by uuid not null references app_user,
  added_at timestamptz not null default now(),
  constraint signatory__whole unique (id, account_id)
);
create unique index signatory__person on signatory (account_id, lower(email), lower(full_name));

-- A decision is of a user or of a signatory.
alter table approval_decision
  alter column user_id drop not null,
  add column signatory_id uuid,
  add constraint approval_decision__signatory foreign key (signatory_id, account_id) references signatory (id, account_id),
  add constraint approval_decision__signatory_once unique (request_id, signatory_id),
  add constraint approval_decision__whose check (num_nonnulls(user_id, signatory_id) = 1);

create table approval_link (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  company_id uuid not null references company,
  request_id uuid not null references approval_request,
  signatory_id uuid not null,
  -- SHA-256 of the secret in the link, in hex; null until the letter is written.
  token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz,
  voided_at timestamptz,
  constraint approval_link__signatory foreign key (signatory_id, account_id) references signatory (id, account_id)
);
create unique index approval_link__open on approval_link (request_id, signatory_id)
  where used_at is null and voided_at is null;

select secure_table('signatory'), secure_company_table('approval_link');
select make_append_only('signatory');
grant select, insert, update on approval_link to statbook_app;

-- Who opens a link has no session: it is found by its hash alone.
create policy sign_in on approval_link for select to statbook_sign_in using (true);
grant select (id, account_id, token_hash) on approval_link to statbook_sign_in;
