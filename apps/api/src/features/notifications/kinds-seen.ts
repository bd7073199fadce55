import { type AccessFlag, NOTIFICATION_KINDS } from '@statbook/contract';
import type { NotificationKind } from '../../platform/messages/notifications.ts';

/** Any of these opens the place that a notification of the kind leads to; without them it is anybody's. */
const flagsOfKind: Readonly<Record<NotificationKind, readonly AccessFlag[]>> = {
  'submission-answered': ['viewSubmission', 'submitCompany'],
  approval: ['viewCompany'],
  'date-near': ['viewCompany'],
  identity: ['viewCompany'],
  'register-alarm': ['viewCompany'],
  'import-done': ['importCompany'],
  invitation: ['viewSettings'],
  message: [],
};

/** The kinds that somebody with these flags may read. */
export function kindsSeenBy(flags: ReadonlySet<AccessFlag>): NotificationKind[] {
  return NOTIFICATION_KINDS.filter(
    (kind) => flagsOfKind[kind].length === 0 || flagsOfKind[kind].some((flag) => flags.has(flag)),
  );
}
