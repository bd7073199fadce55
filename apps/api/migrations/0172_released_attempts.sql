-- When a person had an attempt sent under the present name though a change of the name is not decided: it waits for that no longer.
alter table filing_attempt add column released_at timestamptz;
