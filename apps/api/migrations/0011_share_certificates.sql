-- Share certificates, what ended them, and what a company has printed on them.

-- What a company does to its certificates without an event of the ledger: a duplicate, replacement, split or merger ends
-- certificates and makes others; a delivery says when some went out.
create table share_certificate_act (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  kind text not null check (kind in ('duplicate', 'replacement', 'split', 'merge', 'delivery')),
  -- The certificates it is done to.
  numbers integer[] not null check (cardinality(numbers) > 0),
  done_on date not null,
  -- Why, by whom, or how, as the person wrote it.
  note text not null default '',
  -- The request as it was made.
  request jsonb not null,
  -- Made by who records it: sent twice, it is done once.
  entry_key uuid not null,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  constraint share_certificate_act__entry unique (company_id, entry_key),
  constraint share_certificate_act__whole unique (id, company_id, account_id)
);

create table share_certificate (
  company_id uuid not null references company,
  -- Numbers run per company and are never used again, except for an existing certificate from before the books began: it is
  -- posted again when its balance is reversed. Each time is an edition of its number; the last one counts.
  number integer not null check (number > 0),
  edition integer not null default 1,
  -- The edition before.
  follows integer,
  account_id uuid not null references account,
  class_id uuid not null,
  holder_id uuid not null,
  shares numeric not null check (shares > 0),
  -- Distinguishing numbers, as they are read: "1-50, 61".
  numbers text not null default '',
  origin text not null,
  issued_on date not null,
  event_id uuid,
  act_id uuid,
  replaces integer[] not null default '{}',
  indemnity_on date,
  primary key (company_id, number, edition),
  constraint share_certificate__edition check (edition = coalesce(follows, 0) + 1),
  constraint share_certificate__origin
    check (origin in ('new', 'balance', 'split', 'duplicate', 'replacement', 'entered')),
  constraint share_certificate__class foreign key (class_id, company_id, account_id)
    references share_class (id, company_id, account_id),
  constraint share_certificate__holder foreign key (holder_id, company_id, account_id)
    references share_holder (id, company_id, account_id),
  constraint share_certificate__event foreign key (event_id, company_id, account_id)
    references share_event (id, company_id, account_id),
  constraint share_certificate__act foreign key (act_id, company_id, account_id)
    references share_certificate_act (id, company_id, account_id)
);
create index share_certificate__holding on share_certificate (holder_id, class_id);

-- The end of a certificate: cancelled with its shares, lost, or replaced.
create table share_certificate_end (
  company_id uuid not null,
  number integer not null,
  edition integer not null default 1,
  account_id uuid not null references account,
  status text not null check (status in ('cancelled', 'lost', 'replaced')),
  ended_on date not null,
  event_id uuid,
  act_id uuid,
  primary key (company_id, number, edition),
  constraint share_certificate_end__certificate foreign key (company_id, number, edition)
    references share_certificate (company_id, number, edition),
  constraint share_certificate_end__event foreign key (event_id, company_id, account_id)
    references share_event (id, company_id, account_id),
  constraint share_certificate_end__act foreign key (act_id, company_id, account_id)
    references share_certificate_act (id, company_id, account_id)
);

-- Of one number at most one certificate is live: the edition before has ended. Checked at the end of a transaction, because an
-- end refers to its certificate too, and a backup is restored table by table.
alter table share_certificate
  add constraint share_certificate__follows foreign key (company_id, number, follows)
    references share_certificate_end (company_id, number, edition) deferrable initially deferred;

-- What stands on the certificates of a company: the latest version counts.
create table share_certificate_template (
  account_id uuid not null references account,
  company_id uuid not null references company,
  version integer not null check (version > 0),
  wording text not null,
  execution text not null check (execution in ('two-signatories', 'director-and-witness', 'seal')),
  signatories text[] not null,
  notice text not null,
  -- A picture in the document store.
  logo_sha256 text,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  primary key (company_id, version)
);

create trigger share_certificate_act__a_turn before insert on share_certificate_act
  for each row execute function take_register_turn();
create trigger share_certificate__a_turn before insert on share_certificate
  for each row execute function take_register_turn();
create trigger share_certificate_end__a_turn before insert on share_certificate_end
  for each row execute function take_register_turn();

select secure_company_table(name), make_append_only(name) from unnest(array['share_certificate_act',
  'share_certificate', 'share_certificate_end', 'share_certificate_template']) as name;
