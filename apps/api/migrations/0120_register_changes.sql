-- What each reading of Companies House shows otherwise than the one before, and what brought it about.

alter table register_change
  -- kind: of rows from before the comparison that of registry_reading, of later ones what has changed: officer-appointed, …
  -- Whom or what it is about; empty where the kind says it all.
  add column subject text not null default '',
  add column before text,
  add column now text,
  add column origin text not null default 'not-compared'
    check (origin in ('not-compared', 'ours', 'expected', 'not-ours')),
  -- Our filing that brought it about.
  add column filing_id uuid references filing,
  -- The entry of the filing history: id, type, date, description.
  add column entry jsonb,
  -- What somebody has said of one that is not ours.
  add column settled_as text check (settled_as in ('ours', 'known', 'not-ours', 'put-right')),
  add column settled_at timestamptz,
  add column settled_by uuid references app_user,
  add column note text,
  add constraint register_change__settled check (
    (settled_as is null) = (settled_at is null) and (settled_as is null or origin = 'not-ours')),
  add constraint register_change__filing check ((origin = 'ours') = (filing_id is not null));

create index register_change__company on register_change (company_id, id desc);
create index register_change__filing on register_change (filing_id) where filing_id is not null;
-- Alarms: what nobody here filed, until it is known or put right.
create index register_change__alarm on register_change (company_id)
  where origin = 'not-ours' and (settled_as is null or settled_as = 'not-ours');

grant update (settled_as, settled_at, settled_by, note) on register_change to statbook_app;

alter table notification drop constraint notification_kind_check, add check
  (kind in ('submission-answered', 'date-near', 'register-alarm', 'import-done', 'message'));
alter table notification_choice drop constraint notification_choice_kind_check, add check
  (kind in ('submission-answered', 'date-near', 'register-alarm', 'import-done', 'message'));
