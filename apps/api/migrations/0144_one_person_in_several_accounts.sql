-- Who has signed in is one user within an account, and may be one of several accounts.

drop index app_user__identity;
create unique index app_user__identity on app_user (account_id, issuer, subject) where status <> 'removed';
create index app_user__bound on app_user (issuer, subject);
