-- Which entries of the share register a form is about, written when the form is begun from them. A filing that was withdrawn counts
-- no longer: its entries may be named by another.

create table share_event_filing (
  account_id uuid not null references account,
  share_event_id uuid not null references share_event,
  filing_id uuid not null references filing,
  added_at timestamptz not null default now(),
  primary key (share_event_id, filing_id)
);
create index share_event_filing__filing on share_event_filing (filing_id);

select secure_table('share_event_filing',
  visible => '(select limited_agent()) is null or exists (select 1 from filing f where f.id = filing_id)',
  writable => 'exists (select 1 from filing f join share_event e on e.company_id = f.company_id
    where f.id = filing_id and e.id = share_event_id)');
select make_append_only('share_event_filing');
