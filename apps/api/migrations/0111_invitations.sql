-- Invitations of users: one link each, good once and for some days. Sent again, the one before is void.

create table invitation (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  invited_by uuid not null references app_user,
  -- SHA-256 of the secret in the link, in hex; null until the letter is written.
  token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  accepted_at timestamptz,
  voided_at timestamptz
);
create index invitation__user on invitation (user_id, created_at desc);
create unique index invitation__open on invitation (user_id) where accepted_at is null and voided_at is null;

select secure_table('invitation');
grant select, insert, update on invitation to statbook_app;

create policy sign_in on invitation to statbook_sign_in using (true);
grant select, update on invitation to statbook_sign_in;
