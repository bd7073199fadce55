-- Asking people for their personal codes by a link that is good once, and reminding of the identity statements that are due.

-- Where somebody who has no account gets mail. Another address is a row of its own; the newest counts.
create table person_contact (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  person_id uuid not null,
  email_sealed bytea not null,
  kept_by uuid not null references app_user,
  kept_at timestamptz not null,
  constraint person_contact__whole unique (id, account_id),
  constraint person_contact__person foreign key (person_id, account_id) references person (id, account_id)
);
create index person_contact__person on person_contact (person_id, kept_at desc);

create table code_invitation (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  person_id uuid not null,
  contact_id uuid not null,
  asked_by uuid not null references app_user,
  -- For which the code is needed, as far as who asks sees them.
  company_ids uuid[] not null check (cardinality(company_ids) > 0),
  -- SHA-256 of the secret in the link, in hex; null until the letter is written.
  token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  sent_at timestamptz,
  -- First looked at by who has the link.
  opened_at timestamptz,
  -- Codes that were refused: a link is no place to try which ones there are.
  tries integer not null default 0,
  used_at timestamptz,
  voided_at timestamptz,
  voided_as text check (voided_as in ('replaced', 'withdrawn', 'tried-too-often')),
  constraint code_invitation__person foreign key (person_id, account_id) references person (id, account_id),
  constraint code_invitation__contact foreign key (contact_id, account_id) references person_contact (id, account_id),
  constraint code_invitation__voided check ((voided_at is null) = (voided_as is null))
);
create unique index code_invitation__open on code_invitation (person_id) where used_at is null and voided_at is null;
create index code_invitation__person on code_invitation (person_id, created_at desc);
create index code_invitation__account on code_invitation (account_id);

-- Within reach with the person: by a role that is theirs now, or was when it was written.
create function reaches_person(wanted uuid) returns boolean language sql stable as $$
  select (select limited_agent()) is null
    or exists (select 1 from person_role r where wanted in (r.person_id, r.own_person_id) and r.ended_at is null)
$$;
grant execute on function reaches_person(uuid) to statbook_app;

select secure_table('person_contact', 'reaches_person(person_id)', 'reaches_person(person_id)');
select secure_table('code_invitation', 'reaches_person(person_id)', 'reaches_person(person_id)');
select make_append_only('person_contact');
grant select, insert, update on code_invitation to statbook_app;
-- Who opens a link has no session: it is found by its hash alone.
create policy sign_in on code_invitation for select to statbook_sign_in using (true);
grant select (id, account_id, token_hash) on code_invitation to statbook_sign_in;

-- Who is reminded of identity statements; without a row the main users.
create table identity_reminder_setting (
  account_id uuid primary key references account,
  to_whom text not null check (to_whom in ('main-users', 'chosen', 'nobody')),
  user_ids uuid[] not null default '{}',
  -- Also those whose statement it is, where their address is kept.
  to_people boolean not null,
  saved_by uuid not null references app_user,
  saved_at timestamptz not null
);
select secure_table('identity_reminder_setting');
grant select, insert, update on identity_reminder_setting to statbook_app;

-- One letter for a recipient and day. What a letter told that could not be sent is told by the next.
create table identity_letter (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account,
  user_id uuid references app_user,
  person_id uuid,
  day date not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  voided_at timestamptz,
  constraint identity_letter__whole unique (id, account_id),
  constraint identity_letter__user unique (user_id, day),
  constraint identity_letter__of_person unique (person_id, day),
  constraint identity_letter__person foreign key (person_id, account_id) references person (id, account_id),
  constraint identity_letter__whose check (num_nonnulls(user_id, person_id) = 1)
);
create index identity_letter__account on identity_letter (account_id);
select secure_table('identity_letter', '(select limited_agent()) is null', '(select limited_agent()) is null');
grant select, insert, update on identity_letter to statbook_app;

-- What a letter tells: a statement, by its last day, and so many days after it.
create table identity_reminder (
  letter_id uuid not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  kind text not null check (kind in ('director-verification', 'psc-verification')),
  -- The name on the register, and of a PSC the registry's id before it.
  subject text not null,
  due_on date not null,
  step integer not null check (step in (-14, -7, -1, 0, 1)),
  primary key (letter_id, company_id, kind, subject, due_on),
  constraint identity_reminder__letter foreign key (letter_id, account_id) references identity_letter (id, account_id)
);
create index identity_reminder__statement on identity_reminder (company_id, kind, subject, due_on);
create index identity_reminder__account on identity_reminder (account_id);
select secure_company_table('identity_reminder');
select make_append_only('identity_reminder');

-- From where a decision was given by a link.
alter table approval_decision add column given_ip text, add column given_user_agent text;

alter table notification drop constraint notification_kind_check, add check
  (kind in ('submission-answered', 'approval', 'date-near', 'identity', 'register-alarm', 'import-done', 'message'));
alter table notification_choice drop constraint notification_choice_kind_check, add check
  (kind in ('submission-answered', 'approval', 'date-near', 'identity', 'register-alarm', 'import-done', 'message'));
