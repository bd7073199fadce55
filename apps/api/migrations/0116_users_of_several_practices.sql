-- An address is one user's within an account. What users other accounts have is not told to who invites somebody.

drop index app_user__email;
create unique index app_user__email on app_user (account_id, lower(email)) where status <> 'removed';
create index app_user__sign_in on app_user (lower(email)) where status <> 'removed';

-- The last day of a user's access; null: it does not end by itself.
alter table app_user add access_ends_on date;
