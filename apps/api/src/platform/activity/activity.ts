import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { canonicalJson } from './canonical-json.ts';
import type { Transaction } from '../database/database.ts';
import { activity, activityHead } from '../database/schema.ts';

/** Who did it: `person:<user id>`, `signatory:<id>` or `invited:<person id>` by a link, `job:<name>`, `payment-callback` or `sign-in`. */
export type ActivityActor =
  | `person:${string}`
  | `signatory:${string}`
  | `invited:${string}`
  | `job:${string}`
  | 'payment-callback'
  | 'sign-in';

interface ActivityEntry extends AccountEntry {
  accountId: string;
}

interface AccountEntry {
  actor: ActivityActor;
  /** Noun and past participle: `filing.submitted`. */
  action: string;
  companyId?: string | undefined;
  /** What it was done to, as a person would name it. */
  subject?: string | undefined;
  details?: Readonly<Record<string, unknown>>;
  requestId?: string | undefined;
}

/** The log of what was done. Its rows are chained by a keyed hash: a row taken out or changed breaks the chain. */
export interface ActivityLog {
  /** Adds a row in the transaction of the act: both happen or neither. */
  record(tx: Transaction, entry: ActivityEntry): Promise<void>;
  /** Adds the rows of several acts on one account, in their order. */
  recordAll(tx: Transaction, accountId: string, entries: readonly AccountEntry[]): Promise<void>;
  /** Checks the whole chain of an account; gives the first row that does not fit. */
  verify(tx: Transaction, accountId: string): Promise<{ rows: number; brokenAt?: number }>;
}

const genesis = '0'.repeat(64);

export function createActivityLog(key: Buffer): ActivityLog {
  const hashOf = (row: Omit<typeof activity.$inferSelect, 'hash'>) =>
    createHmac('sha256', key).update(canonicalJson(row)).digest('hex');

  const recordAll: ActivityLog['recordAll'] = async (tx, accountId, entries) => {
    if (entries.length === 0) return;
    let head = await lockHead(tx, accountId);
    const rows = entries.map(({ actor, action, companyId, subject, details, requestId }) => {
      const row = {
        accountId,
        sequence: head.sequence + 1,
        at: new Date(),
        actor,
        action,
        companyId: companyId ?? null,
        subject: subject ?? null,
        details: details ?? {},
        requestId: requestId ?? null,
        previousHash: head.hash,
      };
      head = { sequence: row.sequence, hash: hashOf(row) };
      return { ...row, hash: head.hash };
    });
    await tx.insert(activity).values(rows);
    await tx.update(activityHead).set(head).where(eq(activityHead.accountId, accountId));
  };

  return {
    record: (tx, { accountId, ...entry }) => recordAll(tx, accountId, [entry]),
    recordAll,
    verify: async (tx, accountId) => {
      const rows = await tx
        .select()
        .from(activity)
        .where(eq(activity.accountId, accountId))
        .orderBy(asc(activity.sequence));
      let previous = genesis;
      for (const [index, { hash, ...row }] of rows.entries()) {
        const fits = row.sequence === index + 1 && row.previousHash === previous && hashOf(row) === hash;
        if (!fits) return { rows: rows.length, brokenAt: index + 1 };
        previous = hash;
      }
      const [head] = await tx.select().from(activityHead).where(eq(activityHead.accountId, accountId));
      const whole =
        head === undefined ? rows.length === 0 : head.sequence === rows.length && head.hash === previous;
      return whole ? { rows: rows.length } : { rows: rows.length, brokenAt: rows.length + 1 };
    },
  };
}

/** Writers of one account take turns at its head, so that the chain has no fork. */
async function lockHead(tx: Transaction, accountId: string): Promise<Head> {
  const head = await findAndLockHead(tx, accountId);
  if (head !== undefined) return head;
  await tx
    .insert(activityHead)
    .values({ accountId, sequence: 0, hash: genesis })
    .onConflictDoNothing({ target: activityHead.accountId });
  const first = await findAndLockHead(tx, accountId);
  if (first === undefined) throw new Error(`No activity head for account ${accountId}`);
  return first;
}

/** The last row of a chain. */
interface Head {
  readonly sequence: number;
  readonly hash: string;
}

async function findAndLockHead(tx: Transaction, accountId: string): Promise<Head | undefined> {
  const [head] = await tx
    .select({ sequence: activityHead.sequence, hash: activityHead.hash })
    .from(activityHead)
    .where(eq(activityHead.accountId, accountId))
    .for('no key update');
  return head;
}
