import { type ErrorKind, kind } from '../errors.ts';

/** Refusals about users, their roles and their invitations. */
export const userErrors = {
  'access-switched-off': kind(
    403,
    'Access switched off',
    'Your access to this account is switched off. Ask a main user of the account to switch it on again.',
  ),
  'choose-account': kind(
    403,
    'Choose an account',
    'You can work in several accounts. Choose one of them to go on.',
  ),
  'invitation-expired': kind(
    403,
    'Invitation expired',
    'The invitation of this email address has expired or was withdrawn. Ask the person who invited you to send it again.',
  ),
  'last-main-user': kind(
    409,
    'The last main user',
    'An account needs an active main user. Make another user a main user first.',
  ),
  'main-user-protected': kind(403, 'Not allowed', 'Only a main user can change a main user.'),
  'own-access': kind(
    403,
    'Not allowed',
    'Nobody but a main user can change their own access. Ask a main user of your account.',
  ),
  'presenter-in-use': kind(
    409,
    'Filings not decided yet',
    'Filings that were sent by the present presenter are not decided yet, and Companies House tells their outcome to that presenter alone. Wait for the decisions, then change it.',
  ),
  'role-fixed': kind(
    409,
    'This role stays as it is',
    'A main user holds every right. Add a role of your own.',
  ),
  'role-in-use': kind(409, 'The role is in use', 'Give its users another role first, then remove it.'),
} as const satisfies Record<string, ErrorKind>;
