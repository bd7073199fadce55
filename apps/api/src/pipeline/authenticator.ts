import { createHash } from 'node:crypto';
import { type Database, sessionOf, type Transaction } from '../platform/database/database.ts';
import type { Identity, Person } from './handler.ts';
import { type LiveSession, openLiveSession } from './live-session.ts';
import { Refusal, refuse } from './refusal.ts';

/** What the pipeline needs of the identity client. */
export interface TokenVerifier {
  /** A valid token's claims; `invalid` for anything else; `unavailable` when the issuer cannot be asked. */
  verify(
    token: string,
  ): Promise<
    | { outcome: 'valid'; issuer: string; subject: string; sessionId: string | undefined; issuedAt: Date }
    | { outcome: 'invalid' }
    | { outcome: 'unavailable' }
  >;
}

/** What a request shows of who makes it. */
interface Credentials {
  authorization: string | undefined;
  /** As the browser names itself. */
  userAgent: string;
  /** When the person was last active, as far as the request tells; absent where it tells nothing. */
  activeAt: Date | undefined;
}

/** Turns a bearer token into the person it stands for, or a refusal. */
export interface Authenticator {
  identify(authorization: string | undefined): Promise<Identity | Refusal>;
  /** Refuses a session that has ended, and ends one whose person has not been active for the account's time. */
  authenticate(credentials: Credentials): Promise<Person | Refusal>;
  /** Drops a user from the cache of every instance once `tx` commits: sign-out, removal and new flags work at once. */
  forget(tx: Transaction, userId: string): Promise<void>;
  /** Listens for users that another instance drops. */
  start(): Promise<void>;
}

const channel = 'statbook_person';

/** How long a person is cached before the database is asked again. */
const cachedMs = 5000;
/** A session's last activity is written at most this often. */
const touchedMs = 5000;

interface CacheEntry extends LiveSession {
  until: number;
}

/** `now` is the real time: a session lasts as long as its person's day, whatever day the installation plays. */
export function createAuthenticator(
  database: Database,
  tokens: TokenVerifier,
  now: () => number = Date.now,
): Authenticator {
  const cache = new Map<string, CacheEntry>();
  const drop = (userId: string) => {
    for (const [key, { person }] of cache) if (person.userId === userId) cache.delete(key);
  };

  const identify = async (authorization: string | undefined): Promise<Identity | Refusal> => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return refuse('not-signed-in');
    const verified = await tokens.verify(token);
    if (verified.outcome === 'unavailable') return refuse('issuer-unavailable');
    if (verified.outcome === 'invalid') return refuse('not-signed-in');
    const { issuer, subject, issuedAt } = verified;
    return { issuer, subject, issuedAt, tokenSession: verified.sessionId ?? `${issuer} ${subject}` };
  };

  return {
    identify,
    authenticate: async (credentials) => {
      const key = createHash('sha256')
        .update(credentials.authorization ?? '')
        .digest('base64');
      const cached = cache.get(key);
      if (cached !== undefined && cached.until > now() && !isNewActivity(cached, credentials.activeAt))
        return cached.person;
      cache.delete(key);
      const identity = await identify(credentials.authorization);
      if (identity instanceof Refusal) return identity;
      const live = await openLiveSession(database, identity, { ...credentials, now: now() });
      if (live instanceof Refusal) return live;
      if (cache.size > 10_000) cache.clear();
      cache.set(key, { ...live, until: Math.min(now() + cachedMs, live.endsAt) });
      return live.person;
    },
    forget: async (tx, userId) => {
      drop(userId);
      await sessionOf(tx).query('select pg_notify($1, $2)', [channel, userId]);
    },
    start: () => database.pool.listen(channel, drop),
  };
}

/** Activity is written down often enough to be exact, and not with every call. */
const isNewActivity = ({ activeAt }: LiveSession, reported: Date | undefined) =>
  reported !== undefined && reported.getTime() - activeAt > touchedMs;
