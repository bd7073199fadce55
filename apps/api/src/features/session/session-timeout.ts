import { getSessionTimeout, keepAlive, saveSessionTimeout } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { hasOpenPayment, touchSession } from '../../pipeline/person-queries.ts';
import { toSeconds } from '../../pipeline/session-time.ts';
import { listUserIds } from './session-queries.ts';
import { getLastActivity, getSessionTime, saveSessionTime } from './session-timeout-queries.ts';

export const getSessionTimeoutHandler = handle(getSessionTimeout, async ({ tx, person }) => {
  const { hours, minutes } = await getSessionTime(tx, person.accountId);
  return { entity: [{ hours, minutes }] };
});

/** Sets the account's time. It holds at once, for sessions that are open too. */
export const saveSessionTimeoutHandler = ({ authenticator: { forget } }: Pick<Platform, 'authenticator'>) =>
  handle(saveSessionTimeout, async ({ tx, person, body, record }) => {
    const before = await getSessionTime(tx, person.accountId);
    const after = { hours: body.hours, minutes: body.minutes };
    await saveSessionTime(tx, person.accountId, after);
    record({ details: { before, after } });
    for (const userId of await listUserIds(tx)) await forget(tx, userId);
    return { done: true as const };
  });

/** Notes a person's activity, and says how long the session still lasts without any. */
export const keepAliveHandler = handle(keepAlive, async ({ tx, person, body }) => {
  const isPaying = await hasOpenPayment(tx, person.userId);
  const secondsAgo = isPaying ? 0 : body.secondsSinceActivity;
  if (secondsAgo !== undefined)
    await touchSession(tx, person.sessionId, new Date(Date.now() - secondsAgo * 1000));
  const lastActivity = await getLastActivity(tx, person.sessionId);
  const idleSeconds = Math.max(0, (Date.now() - lastActivity.getTime()) / 1000);
  const lasting = toSeconds(await getSessionTime(tx, person.accountId));
  const remaining = Math.max(0, Math.round(lasting - idleSeconds));
  return { entity: [{ remainingSeconds: remaining, isPaying }] };
});
