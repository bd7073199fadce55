-- Whether a later entry follows from the position that it meets is asked for each entry that is recorded.

create index share_event__kind on share_event (company_id, kind, effective_on);
