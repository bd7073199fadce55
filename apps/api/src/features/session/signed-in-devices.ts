import { endAllSessions, endSession, getSessions } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { idleAfterSeconds, toSeconds } from '../../pipeline/session-time.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { endOwnSession, endOwnSessions, listOwnSessions } from './session-queries.ts';
import { getSessionTime } from './session-timeout-queries.ts';

/** Where the person is signed in; what has run out without anybody noticing is not shown any more. */
export const getSessionsHandler = handle(getSessions, async ({ tx, person }) => {
  const lasting = toSeconds(await getSessionTime(tx, person.accountId)) + idleAfterSeconds;
  const open = await listOwnSessions(tx, person.userId, lasting);
  return {
    entity: open.map(({ id, userAgent, startedAt, lastActivityAt }) => ({
      sessionId: id,
      device: describeDevice(userAgent),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastActivityAt.toISOString(),
      isThisOne: id === person.sessionId,
    })),
  };
});

export const endSessionHandler = ({ authenticator: { forget } }: Pick<Platform, 'authenticator'>) =>
  handle(endSession, async ({ tx, person, body, record }) => {
    const ended = await endOwnSession(tx, person.userId, body.sessionId);
    if (ended === undefined) return refuse('not-found');
    record({ subject: describeDevice(ended.userAgent) });
    await forget(tx, person.userId);
    return { done: true as const };
  });

export const endAllSessionsHandler = ({ authenticator: { forget } }: Pick<Platform, 'authenticator'>) =>
  handle(endAllSessions, async ({ tx, person, record }) => {
    record({ details: { sessions: await endOwnSessions(tx, person.userId) } });
    await forget(tx, person.userId);
    return { done: true as const };
  });
