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

/** A request at the door. */
interface Knock {
  authorization: string | undefined;
  /** As the browser names itself. */
  userAgent: string;
  /** When the person was last active, as far as the request tells; absent where it tells nothing. */
  activeAt: Date | undefined;
}

/** Turns a bearer token into the person it stands for, or a refusal. */
export interface SignInGuard {
  identify(authorization: string | undefined): Promise<Identity | Refusal>;
  /** Refuses a session that has ended, and ends one whose person has not been active for the account's time. */
  admit(knock: Knock): Promise<Person | Refusal>;
  /** Has every instance forget a user once `tx` commits: sign-out, removal and new flags work at once. */
  forget(tx: Transaction, userId: string): Promise<void>;
  /** Listens for whom another instance wants forgotten. */
  start(): Promise<void>;
}

const channel = 'statbook_person';

/** How long a person is remembered between two looks at the database. */
const rememberedMs = 5000;
/** A session's last activity is written at most this often. */
const touchedMs = 5000;

interface Remembered extends LiveSession {
  until: number;
}

/** `now` is the real time: a session lasts as long as its person's day, whatever day the installation plays. */
export function createSignInGuard(
  database: Database,
  tokens: TokenVerifier,
  now: () => number = Date.now,
): SignInGuard {
  const remembered = new Map<string, Remembered>();
  const drop = (userId: string) => {
    for (const [key, { person }] of remembered) if (person.userId === userId) remembered.delete(key);
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
    admit: async (knock) => {
      const key = createHash('sha256')
        .update(knock.authorization ?? '')
        .digest('base64');
      const known = remembered.get(key);
      if (known !== undefined && known.until > now() && !isNews(known, knock.activeAt)) return known.person;
      remembered.delete(key);
      const identity = await identify(knock.authorization);
      if (identity instanceof Refusal) return identity;
      const live = await openLiveSession(database, identity, { ...knock, now: now() });
      if (live instanceof Refusal) return live;
      if (remembered.size > 10_000) remembered.clear();
      remembered.set(key, { ...live, until: Math.min(now() + rememberedMs, live.endsAt) });
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
const isNews = ({ activeAt }: LiveSession, heard: Date | undefined) =>
  heard !== undefined && heard.getTime() - activeAt > touchedMs;
