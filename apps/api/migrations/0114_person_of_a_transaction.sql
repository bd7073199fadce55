-- By whose sign-in at the registry a transaction was opened: the registry shows it to nobody else, also after what they granted
-- has ended.

alter table filing_attempt add column rest_user_id uuid references app_user;

-- The owner is held to row-level security as everybody is.
alter table filing_attempt no force row level security;
alter table registry_grant no force row level security;
update filing_attempt
set rest_user_id = registry_grant.user_id
from registry_grant
where registry_grant.id = filing_attempt.rest_grant_id;
alter table filing_attempt force row level security;
alter table registry_grant force row level security;
