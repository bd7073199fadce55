-- The share register: an append-only, double-entry ledger with two times, the day an event takes effect and the place at
-- which it was recorded. What must never be wrong is refused here, whoever writes.

-- Writers of one company's register take turns: what one has read, no other changes before it commits.
create function take_register_turn(company uuid) returns void language sql volatile as
  $$ select pg_advisory_xact_lock(hashtextextended(company::text, 8)) $$;
create function take_register_turn() returns trigger language plpgsql as $$
  begin
    perform take_register_turn(new.company_id);
    return new;
  end $$;

create table share_class (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  created_at timestamptz not null default now(),
  created_by uuid not null references app_user,
  constraint share_class__whole unique (id, company_id, account_id)
);
create index share_class__company on share_class (company_id);

-- A member of the register.
create table share_holder (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  created_at timestamptz not null default now(),
  created_by uuid not null references app_user,
  constraint share_holder__whole unique (id, company_id, account_id)
);
create index share_holder__company on share_holder (company_id);

-- Names and address of a holder: a later version stands beside the earlier ones.
create table share_holder_detail (
  holder_id uuid not null,
  version integer not null check (version > 0),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- Joint holders in the order in which they are named; none for unidentified holders.
  members jsonb not null,
  designation text,
  address jsonb,
  -- From this day on; null where the details hold from the first, which is also how a mistake is amended.
  effective_on date,
  recorded_at timestamptz not null default now(),
  recorded_by uuid not null references app_user,
  primary key (holder_id, version),
  constraint share_holder_detail__holder foreign key (holder_id, company_id, account_id)
    references share_holder (id, company_id, account_id)
);
create index share_holder_detail__company on share_holder_detail (company_id);

create table share_event (
  id uuid primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- The place among all that was recorded for the company: 1, 2, 3, …
  number integer not null check (number > 0),
  kind text not null,
  effective_on date not null,
  recorded_at timestamptz not null default now(),
  source text not null check (source in ('person', 'filing', 'import')),
  source_reference text not null,
  -- The request as it was made.
  request jsonb not null,
  reverses uuid,
  -- The reversed event that this one posts again, from its own request, after a correction before it.
  enters_again uuid,
  -- What is posted together has one key, made by who posts it: sent twice, it is recorded once.
  entry_key uuid not null,
  entry_part integer not null check (entry_part > 0),
  constraint share_event__number unique (company_id, number),
  constraint share_event__entry unique (company_id, entry_key, entry_part),
  constraint share_event__reversed_once unique (reverses),
  constraint share_event__entered_again_once unique (enters_again),
  constraint share_event__place unique (id, company_id, account_id, number, effective_on),
  constraint share_event__day unique (id, company_id, account_id, effective_on),
  constraint share_event__whole unique (id, company_id, account_id),
  constraint share_event__reversal_is_one check ((kind = 'reversal') = (reverses is not null)),
  -- An event is reversed on the day it took effect.
  constraint share_event__reverses foreign key (reverses, company_id, account_id, effective_on)
    references share_event (id, company_id, account_id, effective_on) deferrable initially deferred,
  constraint share_event__enters_again foreign key (enters_again, company_id, account_id)
    references share_event (id, company_id, account_id)
);
create index share_event__effective on share_event (company_id, effective_on, number);
create index share_event__recorded on share_event (company_id, recorded_at desc, number desc);
create index share_event__kind on share_event (company_id, kind, effective_on);
create index share_event__opening on share_event (company_id) where kind = 'opening-balance';

-- Shares of one class that are alike in everything. Amounts per share are exact: so much on every so many shares.
create table share_lot (
  id text primary key,
  account_id uuid not null references account,
  company_id uuid not null references company,
  class_id uuid not null,
  event_id uuid not null,
  issued_on date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  nominal_each numeric not null check (nominal_each > 0),
  -- A pair of nulls: not known.
  price_amount numeric check (price_amount >= 0),
  price_shares numeric check (price_shares > 0),
  unpaid_amount numeric check (unpaid_amount >= 0),
  unpaid_shares numeric check (unpaid_shares > 0),
  first_number bigint check (first_number > 0),
  last_number bigint check (last_number >= first_number),
  came_from text,
  non_cash text,
  is_forfeited boolean not null default false,
  constraint share_lot__price check ((price_amount is null) = (price_shares is null)),
  constraint share_lot__unpaid check ((unpaid_amount is null) = (unpaid_shares is null)),
  constraint share_lot__numbers check ((first_number is null) = (last_number is null)),
  constraint share_lot__whole unique (id, class_id, company_id, account_id),
  constraint share_lot__class foreign key (class_id, company_id, account_id)
    references share_class (id, company_id, account_id),
  constraint share_lot__event foreign key (event_id, company_id, account_id)
    references share_event (id, company_id, account_id)
);
create index share_lot__company on share_lot (company_id);
create index share_lot__event_id on share_lot (event_id);
create index share_lot__highest on share_lot (class_id, last_number);

create table share_posting (
  event_id uuid not null,
  lot_id text not null,
  account_key text not null,
  account_id uuid not null references account,
  company_id uuid not null references company,
  class_id uuid not null,
  holder_id uuid,
  -- Into the account; out of it when below zero.
  shares numeric not null check (shares <> 0 and scale(shares) <= 6),
  -- The event's own, so that a day and an as-known reading need no join.
  event_number integer not null,
  effective_on date not null,
  primary key (event_id, lot_id, account_key),
  constraint share_posting__account check (
    case when holder_id is null then account_key in ('issuer', 'treasury', 'cancelled')
      else account_key = 'holder:' || holder_id::text end),
  constraint share_posting__event foreign key (event_id, company_id, account_id, event_number, effective_on)
    references share_event (id, company_id, account_id, number, effective_on),
  constraint share_posting__lot foreign key (lot_id, class_id, company_id, account_id)
    references share_lot (id, class_id, company_id, account_id),
  constraint share_posting__holder foreign key (holder_id, company_id, account_id)
    references share_holder (id, company_id, account_id)
);
create index share_posting__balance on share_posting (lot_id, account_key, effective_on);
create index share_posting__company on share_posting (company_id, effective_on);
create index share_posting__holder_id on share_posting (holder_id) where holder_id is not null;

-- Name and rights of a class, from its beginning and by each event that changes them.
create table share_terms (
  class_id uuid not null,
  version integer not null check (version > 0),
  account_id uuid not null references account,
  company_id uuid not null references company,
  -- Null: as the class was set up, before it had shares.
  event_id uuid,
  before jsonb,
  after jsonb not null,
  recorded_at timestamptz not null default now(),
  primary key (class_id, version),
  constraint share_terms__changes check ((event_id is null) = (before is null)),
  constraint share_terms__class foreign key (class_id, company_id, account_id)
    references share_class (id, company_id, account_id),
  constraint share_terms__event foreign key (event_id, company_id, account_id)
    references share_event (id, company_id, account_id)
);
create index share_terms__company on share_terms (company_id);

-- Current holdings, kept in the transaction of each event; the postings give the same.
create table share_holding (
  company_id uuid not null references company,
  account_key text not null,
  lot_id text not null,
  account_id uuid not null references account,
  class_id uuid not null,
  shares numeric not null check (shares >= 0),
  primary key (company_id, account_key, lot_id),
  constraint share_holding__lot foreign key (lot_id, class_id, company_id, account_id)
    references share_lot (id, class_id, company_id, account_id)
);
create index share_holding__in_hand on share_holding (company_id, class_id) where shares > 0;

-- checks ------------------------------------------------------------------------------------------------------

create function check_share_event() returns trigger language plpgsql as $$
  begin
    if new.number > 1 and not exists (
      select 1 from share_event where company_id = new.company_id and number = new.number - 1
    ) then
      raise exception 'share_event: number % follows none', new.number
        using errcode = 'check_violation', constraint = 'share_event__in_order';
    end if;
    return null;
  end $$;
create constraint trigger share_event__in_order after insert on share_event deferrable initially deferred
  for each row execute function check_share_event();

-- What goes out of an account came into it before, on every day from then on; the issuer alone is the counterpart of all.
create function check_share_posting() returns trigger language plpgsql as $$
  declare short date;
  begin
    if (select sum(shares) from share_posting where event_id = new.event_id and lot_id = new.lot_id) <> 0 then
      raise exception 'share_posting: the postings of event % do not balance', new.event_id
        using errcode = 'check_violation', constraint = 'share_posting__balanced';
    end if;
    if new.shares > 0 or new.account_key = 'issuer' then return null; end if;
    select min(effective_on) into short from (
      select effective_on, sum(sum(shares)) over (order by effective_on) as standing from share_posting
        where lot_id = new.lot_id and account_key = new.account_key group by effective_on
    ) each_day where standing < 0 and effective_on >= new.effective_on;
    if short is not null then
      raise exception 'share_posting: % would have too few shares of % on %', new.account_key, new.lot_id, short
        using errcode = 'check_violation', constraint = 'share_posting__never_negative';
    end if;
    return null;
  end $$;
create constraint trigger share_posting__whole after insert on share_posting deferrable initially deferred
  for each row execute function check_share_posting();

create function check_share_terms() returns trigger language plpgsql as $$
  begin
    if new.event_id is null and current_user <> 'statbook_maintenance'
      and exists (select 1 from share_lot where class_id = new.class_id) then
      raise exception 'share_terms: a class that has had shares is changed by an event'
        using errcode = 'check_violation', constraint = 'share_terms__by_event';
    end if;
    return new;
  end $$;
create trigger share_terms__by_event before insert on share_terms for each row execute function check_share_terms();

create trigger share_event__a_turn before insert on share_event
  for each row execute function take_register_turn();
create trigger share_lot__a_turn before insert on share_lot
  for each row execute function take_register_turn();
create trigger share_posting__a_turn before insert on share_posting
  for each row execute function take_register_turn();
create trigger share_terms__a_turn before insert on share_terms
  for each row execute function take_register_turn();

select secure_company_table(name), make_append_only(name) from unnest(array['share_class', 'share_holder',
  'share_holder_detail', 'share_event', 'share_lot', 'share_posting', 'share_terms']) as name;
select secure_company_table('share_holding');

grant select, insert, update on share_holding to statbook_app;
