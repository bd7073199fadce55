-- The register is read as it was known at a time: the entry that was recorded last before it is found without a walk.
create index share_event__recorded on share_event (company_id, recorded_at desc, number desc);
