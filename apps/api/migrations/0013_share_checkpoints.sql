-- The position of a register at the end of a day, as known at an entry. A query as at that day or a later one begins there and
-- not at the company's first entry. The postings give the same.

create table share_checkpoint (
  company_id uuid not null references company,
  -- The last entry that it takes in.
  number integer not null check (number > 0),
  account_id uuid not null references account,
  effective_on date not null,
  -- The first later entry that takes effect by its day: from there on the checkpoint is incomplete.
  outdated_at integer check (outdated_at > number),
  -- Who was a member, with what, and every membership that had ended.
  memberships jsonb not null,
  primary key (company_id, number)
);

create table share_checkpoint_line (
  company_id uuid not null,
  number integer not null,
  account_key text not null,
  lot_id text not null,
  account_id uuid not null references account,
  class_id uuid not null,
  shares numeric not null check (shares > 0),
  primary key (company_id, number, account_key, lot_id),
  constraint share_checkpoint_line__checkpoint foreign key (company_id, number)
    references share_checkpoint (company_id, number),
  constraint share_checkpoint_line__lot foreign key (lot_id, class_id, company_id, account_id)
    references share_lot (id, class_id, company_id, account_id)
);

select secure_company_table('share_checkpoint'), secure_company_table('share_checkpoint_line');

grant select, insert on share_checkpoint, share_checkpoint_line to statbook_app;
grant update (outdated_at) on share_checkpoint to statbook_app;
