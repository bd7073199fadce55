-- An entry of an earlier day may change somebody's control on several days, each with a notice of its own; and where shares
-- are of several currencies people are asked, with no form until they have answered.
alter table control_proposal
  drop constraint control_proposal__once,
  add constraint control_proposal__once unique (company_id, event_id, person_id, changed_on),
  alter column form drop not null,
  drop constraint control_proposal_notice_check,
  add constraint control_proposal__notice check (notice in ('became', 'changed', 'ceased', 'asked')),
  add constraint control_proposal__form check ((form is null) = (notice = 'asked')),
  drop constraint control_proposal_outcome_check,
  add constraint control_proposal__outcome check (outcome in ('done', 'dismissed', 'taken-back', 'on-record'));
