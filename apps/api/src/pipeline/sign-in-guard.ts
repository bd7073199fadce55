import { createHash } from 'node:crypto';
import { type Database, sessionOf, type Transaction } from '../platform/database/database.ts';
import type { Identity, Person } from './handler.ts';
import {
  type BoundUser,
  findBoundUser,
  findLatestSession,
  insertSession,
  touchSession,
} from './person-queries.ts';
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

/** Turns a bearer token into the person it stands for, or a refusal. */
export interface SignInGuard {
  identify(authorization: string | undefined): Promise<Identity | Refusal>;
  admit(authorization: string | undefined): Promise<Person | Refusal>;
  /** Has every instance forget a user once `tx` commits: sign-out, removal and new flags work at once. */
  forget(tx: Transaction, userId: string): Promise<void>;
  /** Listens for whom another instance wants forgotten. */
  start(): Promise<void>;
}

const channel = 'statbook_person';

/** How long a person is remembered between two looks at the database. */
const rememberedMs = 5000;
/** A session's last activity is written at most this often. */
const touchedMs = 15_000;

interface Remembered {
  person: Person;
  until: number;
}

export function createSignInGuard(database: Database, tokens: TokenVerifier): SignInGuard {
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
    admit: async (authorization) => {
      const key = createHash('sha256')
        .update(authorization ?? '')
        .digest('base64');
      const known = remembered.get(key);
      if (known !== undefined && known.until > Date.now()) return known.person;
      remembered.delete(key);
      const identity = await identify(authorization);
      if (identity instanceof Refusal) return identity;
      const person = await openSession(database, identity);
      if (!(person instanceof Refusal)) remember(remembered, key, person);
      return person;
    },
    forget: async (tx, userId) => {
      drop(userId);
      await sessionOf(tx).query('select pg_notify($1, $2)', [channel, userId]);
    },
    start: () => database.engine.listen(channel, drop),
  };
}

function remember(remembered: Map<string, Remembered>, key: string, person: Person): void {
  const now = Date.now();
  if (remembered.size > 10_000) remembered.clear();
  remembered.set(key, { person, until: now + rememberedMs });
}

/** The person's live session; a valid token of a bound user opens one when there is none yet. */
function openSession(database: Database, identity: Identity): Promise<Person | Refusal> {
  return database.transaction({ as: 'sign-in' }, async (tx) => {
    const user = await findBoundUser(tx, identity);
    if (user === undefined || user.status !== 'active') return refuse('not-invited');
    const latest = await findLatestSession(tx, identity.tokenSession, user.userId);
    if (latest === undefined) {
      const sessionId = await insertSession(tx, { ...user, tokenSession: identity.tokenSession });
      return toPerson(user, sessionId);
    }
    if (latest.endedAt !== null) {
      // Where tokens name no session of the issuer's, one issued after the end belongs to a new sign-in.
      const isNewSignIn = identity.tokenSession.includes(' ') && identity.issuedAt > latest.endedAt;
      if (!isNewSignIn) return refuse('session-ended');
      return toPerson(user, await insertSession(tx, { ...user, tokenSession: identity.tokenSession }));
    }
    if (Date.now() - latest.lastActivityAt.getTime() > touchedMs) await touchSession(tx, latest.id);
    return toPerson(user, latest.id);
  });
}

function toPerson({ status: _status, ...user }: BoundUser, sessionId: string): Person {
  return { ...user, sessionId };
}
