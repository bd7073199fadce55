import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/database.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { JobData, Jobs } from './jobs.ts';

interface Dependencies {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly logger: Logger;
}

export interface AskedCompany {
  readonly accountId: string;
  readonly companyId: string;
}

/** What is derived from the records of a company, and derived anew when those have changed. */
export interface AskedWork {
  readonly queue: string;
  /** On which a trigger tells that something is asked for. */
  readonly onChannel: string;
  /** Where it stands of which companies it is asked for. */
  readonly asked: {
    readonly table: PgTable & { readonly accountId: PgColumn; readonly companyId: PgColumn };
    readonly isAsked: SQL;
  };
  /** Answers for one company, in transactions of its own; what was asked is answered when it returns. Done again, it finds the same. */
  readonly keep: (company: AskedCompany) => Promise<void>;
  /** The same for some companies of an account at once, or for none of them: then each is answered for alone. */
  readonly keepTogether?: (accountId: string, companyIds: readonly string[]) => Promise<void>;
}

/** What nobody was there to be told of. */
const pollSeconds = 60;
const companiesAtOnce = 100;
const mostTogether = 20;
/** Another job goes on after so long: one that takes longer than the queue allows counts as lost. */
const mostMs = 45_000;

/**
 * Answers for all companies that are asked for: one job for each account, however many of its companies have changed. One that
 * fails holds up no other: it is logged, and tried again with the next round.
 */
export function workOnAsked({ database, jobs, logger }: Dependencies, work: AskedWork): void {
  const needs = { database, jobs, logger };
  jobs.work(
    work.queue,
    ({ accountId }: JobData, signal) =>
      accountId === undefined
        ? enqueueAccounts(needs, work)
        : answerAccount(needs, { work, accountId: String(accountId), signal }),
    { everySeconds: pollSeconds, onChannel: work.onChannel },
  );
}

async function enqueueAccounts(
  needs: Dependencies,
  { queue, asked: { table, isAsked } }: AskedWork,
): Promise<void> {
  const accounts = await needs.database.transaction({ as: 'worker' }, (tx) =>
    tx.selectDistinct({ accountId: table.accountId }).from(table).where(isAsked),
  );
  for (const { accountId } of accounts) await enqueueAccount(needs, queue, String(accountId));
}

const enqueueAccount = ({ database, jobs }: Dependencies, queue: string, accountId: string) =>
  database.transaction({ as: 'account', accountId }, (tx) =>
    jobs.enqueue(tx, queue, { accountId }, { key: accountId }),
  );

interface AccountWork {
  readonly work: AskedWork;
  readonly accountId: string;
  readonly signal: AbortSignal;
}

async function answerAccount(needs: Dependencies, { work, accountId, signal }: AccountWork): Promise<void> {
  const until = performance.now() + mostMs;
  let last: string | undefined;
  for (;;) {
    const companyIds = await needs.database.transaction({ as: 'account', accountId }, (tx) =>
      listAsked(tx, work, last),
    );
    for (const some of inParts(companyIds, work.keepTogether === undefined ? 1 : mostTogether)) {
      if (signal.aborted) return;
      if (performance.now() > until) return enqueueAccount(needs, work.queue, accountId);
      await answerFor(needs, work, { accountId, companyIds: some });
    }
    last = companyIds.at(-1);
    if (last === undefined) return;
  }
}

async function answerFor(
  { logger }: Dependencies,
  { queue, keep, keepTogether }: AskedWork,
  { accountId, companyIds }: { accountId: string; companyIds: readonly string[] },
): Promise<void> {
  if (keepTogether !== undefined && companyIds.length > 1) {
    const isAnswered = await keepTogether(accountId, companyIds).then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
  }
  for (const companyId of companyIds)
    await keep({ accountId, companyId }).catch((error: unknown) => {
      logger.error({ err: error, queue, accountId, companyId }, 'job failed');
    });
}

function inParts<Each>(all: readonly Each[], most: number): Each[][] {
  const parts: Each[][] = [];
  for (let from = 0; from < all.length; from += most) parts.push(all.slice(from, from + most));
  return parts;
}

/** The next companies in their order: each is looked at once in a job, so that it ends. */
async function listAsked(
  tx: Transaction,
  { asked: { table, isAsked } }: AskedWork,
  after: string | undefined,
): Promise<string[]> {
  const rows = await tx
    .select({ companyId: table.companyId })
    .from(table)
    .where(and(isAsked, after === undefined ? undefined : gt(table.companyId, after)))
    .orderBy(asc(table.companyId))
    .limit(companiesAtOnce);
  return rows.map(({ companyId }) => String(companyId));
}
