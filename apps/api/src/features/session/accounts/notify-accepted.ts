import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LiveEvents } from '../../../platform/live/live-events.ts';
import { notify } from '../../../platform/messages/notifications.ts';
import type { OwnUser } from './choose-user.ts';

interface Dependencies {
  readonly database: Database;
  readonly live: LiveEvents;
  readonly clock: Clock;
}

/** Tells those who may invite that somebody came in by their invitation. The role of signing in writes to no account's messages. */
export async function notifyAccepted(
  { database, live, clock }: Dependencies,
  { id, accountId, fullName, status }: OwnUser,
): Promise<void> {
  if (status !== 'invited') return;
  await database.transaction({ as: 'account', accountId }, (tx) =>
    notify(tx, live, {
      accountId,
      kind: 'invitation',
      key: `invitation:${id}:${clock.now().toISOString()}`,
      details: { name: fullName },
      to: { flags: ['createSettings', 'editSettings'], except: id },
    }),
  );
}
