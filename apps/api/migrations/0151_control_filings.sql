-- Which filing was begun from a notice that the share register suggests, or for a holder who is not on the PSC register. One that was
-- withdrawn counts no longer: another takes its place. Once it is accepted, the notice is done.

alter table control_proposal add column filing_id uuid references filing;
alter table unregistered_psc add column filing_id uuid references filing;
create index control_proposal__filing on control_proposal (filing_id) where filing_id is not null;
create index unregistered_psc__filing on unregistered_psc (filing_id) where filing_id is not null;
grant update (filing_id) on control_proposal to statbook_app;
