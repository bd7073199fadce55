-- The companies of an agent are read once for each table of a statement, by a function that the planner does not look into. Written
-- into the policies they were planned anew wherever a statement names a table, and again for the policy of `company` below
-- that: most of what the planner did, for whoever is no agent too.
create function reached_companies() returns setof uuid language plpgsql stable as $$
begin
  return query select company_id from agent_company where user_id = limited_agent();
end $$;
revoke execute on function reached_companies() from public;
grant execute on function reached_companies() to statbook_app;

create or replace function secure_company_table(name text) returns void language sql as $$
  select secure_table(name,
    '(select limited_agent()) is null or company_id in (select reached_companies())',
    'exists (select 1 from company c where c.id = company_id)')
$$;

-- Says anew which rows of a table a transaction sees; which it may write stays.
create function show_rows(name text, visible text) returns void language plpgsql as $$
begin
  execute format('alter policy account on %I using (account_id = (select current_account()) and (%s))', name, visible);
end $$;
revoke execute on function show_rows(text, text) from public;

select show_rows('company', '(select limited_agent()) is null or id in (select reached_companies())');
select show_rows(name, '(select limited_agent()) is null or company_id in (select reached_companies())')
  from unnest(array['activity', 'approval_decision', 'approval_link', 'approval_request', 'company_detail', 'company_note',
    'company_note_version', 'control_proposal', 'diary_date', 'diary_date_change', 'document', 'drawn_document', 'filing',
    'filing_letter', 'identity_reminder', 'nightly_reading', 'open_form', 'payment', 'person_change_draft', 'person_detail',
    'person_filling', 'person_key', 'person_role', 'register_change', 'register_expectation', 'registered_person',
    'registry_grant', 'registry_reading', 'share_certificate', 'share_certificate_act', 'share_certificate_end',
    'share_certificate_template', 'share_checkpoint', 'share_checkpoint_line', 'share_class', 'share_draft_line',
    'share_event', 'share_event_duty', 'share_history_line', 'share_holder', 'share_holder_detail', 'share_holding',
    'share_lot', 'share_posting', 'share_terms', 'share_tie_out', 'share_transfer_refusal', 'unregistered_psc']) name;
select show_rows(name, '(select limited_agent()) is null or company_id is null or company_id in (select reached_companies())')
  from unnest(array['approval_policy', 'live_event', 'notification']) name;
select show_rows('person_match', '(select limited_agent()) is null
  or company_id in (select reached_companies()) and other_company_id in (select reached_companies())');
