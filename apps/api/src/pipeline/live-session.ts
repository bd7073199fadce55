import type { Database, Transaction } from '../platform/database/database.ts';
import type { Identity, Person } from './handler.ts';
import {
  type BoundUser,
  closeSession,
  findBoundUsers,
  findLatestSession,
  hasOpenPayment,
  insertSession,
  touchSession,
} from './person-queries.ts';
import { Refusal, refuse } from './refusal.ts';
import { idleAfterSeconds, toSeconds } from './session-time.ts';

/** A session that may go on, and until when it may without activity. */
export interface LiveSession {
  person: Person;
  /** Both in milliseconds, as of the real time. */
  activeAt: number;
  endsAt: number;
}

interface Visit {
  userAgent: string;
  activeAt: Date | undefined;
  now: number;
}

/** Why a session ended by itself; the word stands in its row. */
const idleReason = 'no activity';

/** The person's live session; a valid token of a bound user opens one when there is none yet. */
export async function openLiveSession(
  database: Database,
  identity: Identity,
  visit: Visit,
): Promise<LiveSession | Refusal> {
  const found = await database.transaction({ as: 'sign-in' }, (tx) => findOrOpen(tx, identity, visit));
  if (found instanceof Refusal || found.endsAt > visit.now) return found;
  const { person } = found;
  // Whoever is paying is active in the payment window or at the bank, of which the session hears nothing.
  const isPaying = await database.transaction(person.scope, (tx) => hasOpenPayment(tx, person.userId));
  return database.transaction({ as: 'sign-in' }, async (tx) => {
    if (!isPaying) {
      await closeSession(tx, person.sessionId, idleReason);
      return refuse('session-idle');
    }
    await touchSession(tx, person.sessionId, new Date(visit.now));
    return { person, activeAt: visit.now, endsAt: found.endsAt + visit.now - found.activeAt };
  });
}

async function findOrOpen(
  tx: Transaction,
  identity: Identity,
  { userAgent, activeAt, now }: Visit,
): Promise<LiveSession | Refusal> {
  const found = await findSession(tx, identity);
  if (found instanceof Refusal) return found;
  const { user, latest } = found;
  const lastingMs = (toSeconds(user.sessionTime) + idleAfterSeconds) * 1000;
  const live = (sessionId: string, active: number): LiveSession => ({
    person: toPerson(user, sessionId),
    activeAt: active,
    endsAt: active + lastingMs,
  });

  if (latest === undefined)
    return live(await insertSession(tx, { ...user, tokenSession: identity.tokenSession, userAgent }), now);
  if (latest.endedAt !== null)
    return refuse(latest.endReason === idleReason ? 'session-idle' : 'session-ended');
  const known = latest.lastActivityAt.getTime();
  // What is said of activity now does not wake a session that has run out before.
  if (known + lastingMs <= now || activeAt === undefined || activeAt.getTime() <= known)
    return live(latest.id, known);
  await touchSession(tx, latest.id, activeAt);
  return live(latest.id, activeAt.getTime());
}

type Found = { user: BoundUser; latest: Awaited<ReturnType<typeof findLatestSession>> };

/** The user that a token stands for, and the session that it has already. */
async function findSession(tx: Transaction, identity: Identity): Promise<Found | Refusal> {
  const users = await findBoundUsers(tx, identity);
  const userIds = users.map(({ userId }) => userId);
  const latest = await findLatestSession(tx, identity.tokenSession, userIds);
  // Where tokens name no session of the issuer's, one issued after the end belongs to a new sign-in.
  const isNewSignIn =
    latest?.endedAt && identity.tokenSession.includes(' ') && identity.issuedAt > latest.endedAt;
  const known = isNewSignIn ? undefined : latest;
  const user = known === undefined ? soleUser(users) : users.find(({ userId }) => userId === known.userId);
  if (user instanceof Refusal) return user;
  if (user === undefined) return refuse('not-invited');
  if (user.status !== 'active') return refuseInactive(user, latest !== undefined);
  return { user, latest: known };
}

/** Whom a token without a session stands for; who works in several accounts has to say in which. */
function soleUser(users: readonly BoundUser[]): BoundUser | Refusal | undefined {
  const active = users.filter(({ status }) => status === 'active');
  if (active.length > 1) return refuse('choose-account');
  return active[0] ?? users.find(({ status }) => status !== 'removed') ?? users[0];
}

/** Whose access was taken away while they worked is signed out; whoever comes without it is told why they stay out. */
function refuseInactive({ status }: BoundUser, wasSignedIn: boolean): Refusal {
  if (wasSignedIn) return refuse('session-ended');
  return refuse(status === 'inactive' ? 'access-switched-off' : 'not-invited');
}

function toPerson(
  { status: _status, sessionTime: _sessionTime, ...user }: BoundUser,
  sessionId: string,
): Person {
  return { ...user, sessionId };
}
