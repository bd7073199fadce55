import type { accountActivityKind } from '@statbook/contract';
import type { z } from 'zod';

export type AccountActivityKind = z.output<typeof accountActivityKind>;

/** What each action that concerns no company is called, under its kind. */
const texts: Readonly<Record<AccountActivityKind, Readonly<Record<string, string>>>> = {
  'sign-ins': {
    'user.bound': 'Invitation accepted, signed in',
    'session.opened': 'Signed in',
    'session.left': 'Left for another account',
    'session.ended': 'Signed out',
    'session.ended-elsewhere': 'Device signed out',
    'session.ended-everywhere': 'Signed out everywhere',
  },
  users: {
    'account.created': 'Account made',
    'agent.invited': 'User invited',
    'agent.invited-again': 'Invitation sent again',
    'agent.saved': 'Access of a user changed',
    'agent.activated': 'User made active',
    'agent.deactivated': 'User made inactive',
    'agent.removed': 'User removed',
    'role.saved': 'Role saved',
    'role.removed': 'Role removed',
  },
  settings: {
    'approval-policy.saved': 'Approval policy saved',
    'companies.tagged': 'Tags of companies changed',
    'appearance.saved': 'Appearance saved',
    'notification-choices.saved': 'Notifications chosen',
    'identity-reminders.saved': 'Reminders of identity statements chosen',
    'presenter.removed': 'Presenter credentials removed',
    'presenter.saved': 'Presenter credentials saved',
    'presenter.shown': 'Presenter credentials shown',
    'profile-photo.removed': 'Photo removed',
    'profile-photo.saved': 'Photo saved',
    'session-time.saved': 'Session time saved',
    'signatory.added': 'Signatory added',
  },
  exports: {
    'companies.exported': 'List of companies exported',
    'diary-dates.exported': 'Diary dates exported',
    'payments.exported': 'Payments exported',
    'document.drawn-downloaded': 'Document drawn here downloaded',
    'payments.receipt-printed': 'Receipt of a payment printed',
    'reports.exported': 'Report exported',
    'submissions.exported': 'Submissions exported',
    'error-log.exported': 'Error log exported',
  },
};

/** What is done in the account as a whole and has no place here: each has a page of its own. */
const elsewhere: readonly string[] = [
  'chat.message-sent',
  'companies.refresh-requested',
  'import.started',
  'import.resumed',
];

const byAction = new Map(
  Object.entries(texts).flatMap(([kind, ofKind]) =>
    Object.entries(ofKind).map(
      // `entries` forgets that its keys are the kinds.
      ([action, text]) => [action, { kind: kind as AccountActivityKind, text }] as const,
    ),
  ),
);

/** The actions of a kind, or all of them. */
export const accountActions = (kind?: AccountActivityKind): string[] =>
  kind === undefined ? [...byAction.keys()] : Object.keys(texts[kind]);

/** An action in words. Only those of `accountActions` are asked for. */
export function describeAccountActivity(action: string): { kind: AccountActivityKind; text: string } {
  const described = byAction.get(action);
  if (described === undefined) throw new Error(`${action} has no text.`);
  return described;
}

/** Whether the action stands in the list, or on purpose does not. */
export const isPlaced = (action: string): boolean => byAction.has(action) || elsewhere.includes(action);
