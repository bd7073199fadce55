-- By whose sign-in at the registry a transaction was opened: the registry shows it to nobody else, also after what they granted
-- has ended.

alter table filing_attempt add column rest_user_id uuid references app_user;

update filing_attempt
set rest_user_id = registry_grant.user_id
from registry_grant
where registry_grant.id = filing_attempt.rest_grant_id;
