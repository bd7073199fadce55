-- What a person had entered in a form when their session ended, by the address of the form. Null once it is recorded or
-- given up.

create table open_form (
  user_id uuid not null references app_user,
  address text not null check (length(address) <= 400),
  account_id uuid not null references account,
  company_id uuid not null references company,
  title text not null,
  content jsonb,
  saved_at timestamptz not null default now(),
  primary key (user_id, address)
);

alter table open_form enable row level security;
alter table open_form force row level security;
create policy within_reach on open_form to statbook_app
  using (account_id = (select current_account())
    and ((select limited_agent()) is null or exists (select 1 from company c where c.id = company_id)))
  with check (account_id = (select current_account()) and exists (select 1 from company c where c.id = company_id));
grant select, insert, update on open_form to statbook_app;
