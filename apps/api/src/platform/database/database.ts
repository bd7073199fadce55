import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { ConnectionPool } from './connection-pool.ts';
import type { SqlSession } from './sql-session.ts';

/** An open transaction, under a role that owns nothing and sees only what its scope may see. */
export type Transaction = PgRemoteDatabase;

/**
 * For whom a transaction works; the database lets it see nothing else.
 * - `account`: a person or a job of one account; `agentId` where its reach is limited to chosen companies, `personId`
 *   where it is a person, whose conversations are nobody else's.
 * - `sign-in`: finds or binds a user, and whose a link is. - `callback`: finds the payment of a challenge.
 * - `worker`: background work that looks for what is due in all accounts, and changes nothing.
 * - `provision`: the command line, which makes accounts and their first users.
 * - `maintenance`: the command line, for backup, restore and new keys in all accounts; it deletes nothing.
 */
export type Scope =
  | { as: 'account'; accountId: string; agentId?: string | undefined; personId?: string | undefined }
  | { as: 'sign-in' }
  | { as: 'callback' }
  | { as: 'worker' }
  | { as: 'provision' }
  | { as: 'maintenance' };

export interface Database {
  readonly pool: ConnectionPool;
  /** Commits what `work` did, or nothing of it when `work` throws. */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for work that reads: the database refuses to change or to lock anything in it. */
  reading<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** The role that each scope works under. */
export const roles = {
  account: 'statbook_app',
  'sign-in': 'statbook_sign_in',
  callback: 'statbook_callback',
  worker: 'statbook_worker',
  provision: 'statbook_provision',
  maintenance: 'statbook_maintenance',
} as const satisfies Record<Scope['as'], string>;

const open = new AsyncLocalStorage<true>();
const sessions = new WeakMap<Transaction, SqlSession>();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function openDatabase(pool: ConnectionPool): Database {
  return {
    pool,
    transaction: (scope, work) => perform(pool, `begin; ${enter(scope)}`, work),
    reading: (scope, work) => perform(pool, `begin read only; ${enter(scope)}`, work),
  };
}

function perform<T>(pool: ConnectionPool, begin: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return againAfterConflict(() =>
    pool.session((session) =>
      open.run(true, async () => {
        await session.exec(begin);
        try {
          const result = await work(toTransaction(session));
          await session.exec('commit');
          return result;
        } catch (error) {
          await session.exec('rollback').catch(() => undefined);
          throw error;
        }
      }),
    ),
  );
}

const mostAttempts = 5;

/**
 * Two who change the same rows in another order stop each other: the database ends one of them, and nothing of it stays. It is
 * done again, when the other is through. So is what somebody wrote into a company that was taken from them meanwhile: from its
 * beginning on it does not find the company.
 */
async function againAfterConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = mostAttempts; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 1 || !isConflict(error)) throw error;
    }
  }
}

/** The error of the database, or one that the query builder has put around it. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOurs = 'code' in error && (error.code === '40P01' || isOutOfReach(error));
  return isOurs || isConflict(error.cause);
}

/** Not a right that the role of the server lacks, which has the same code. */
const isOutOfReach = (error: Error & { code: unknown }) =>
  error.code === '42501' && error.message.includes('row-level security');

/** A call to the outside world inside a transaction would hold its locks until the answer comes. */
export function assertOutsideTransaction(): void {
  if (open.getStore() === true) throw new Error('The outside world was called inside a transaction.');
}

/** The session below a transaction, for SQL that a library brings along (the job queue). */
export function sessionOf(tx: Transaction): SqlSession {
  const session = sessions.get(tx);
  if (session === undefined) throw new Error('This transaction was not opened here.');
  return session;
}

function toTransaction(session: SqlSession): Transaction {
  const tx = drizzle(async (sql, parameters) => ({ rows: await session.query(sql, parameters) }));
  sessions.set(tx, session);
  return tx;
}

function enter(scope: Scope): string {
  const account = scope.as === 'account' ? scope.accountId : '';
  const agent = scope.as === 'account' ? (scope.agentId ?? '') : '';
  const person = scope.as === 'account' ? (scope.personId ?? '') : '';
  for (const id of [account, agent, person])
    if (id !== '' && !uuid.test(id)) throw new Error('A scope takes uuids.');
  return (
    `set local role ${roles[scope.as]};` +
    ` set local statbook.account = '${account}'; set local statbook.agent = '${agent}';` +
    ` set local statbook.person = '${person}';`
  );
}
