import type { Platform } from '../../../composition.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { JobData, Jobs } from '../../../platform/jobs/jobs.ts';
import { enqueueRefresh, refreshQueue } from './enqueue-refresh.ts';
import { listCompaniesAfter } from '../import-queries.ts';
import { refreshCompany } from './refresh-company.ts';
import { secondsUntilPassing } from '../retry-later.ts';

const allQueue = 'refresh-companies';
/** So many companies are read again in one job, which then queues the next. */
const step = 5;
const firstCursor = '00000000-0000-0000-0000-000000000000';
/** How often a company is tried before the others go on without it. */
const patience = 3;

/** Where reading all companies within someone's reach has come to. */
interface Round {
  accountId: string;
  agentId: string | undefined;
  /** The last company that is done. */
  after: string;
  /** How often the next one could not be read. */
  failures: number;
}

/** Has every company within a person's reach read again, one after the other. */
export function enqueueRefreshOfAll(
  jobs: Jobs,
  tx: Transaction,
  { accountId, agentId }: { accountId: string; agentId?: string | undefined },
): Promise<void> {
  return enqueueRound(jobs, tx, { accountId, agentId, after: firstCursor, failures: 0 });
}

export function registerRefreshJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.work(refreshQueue, (data, signal) => refreshOne(platform, data, signal), { concurrency: 2 });
  jobs.work(allQueue, (data, signal) => refreshRound(platform, toRound(data), signal));
}

async function refreshOne(platform: Platform, data: JobData, signal: AbortSignal): Promise<void> {
  const ids = { accountId: String(data['accountId']), companyId: String(data['companyId']) };
  const order = { ...ids, actor: 'job:refresh-company' as const };
  const done = await refreshCompany(platform, order, { priority: 'background', signal });
  const afterSeconds = done instanceof Refusal ? secondsUntilPassing(done, platform.clock) : undefined;
  if (afterSeconds === undefined) return;
  await platform.database.transaction({ as: 'account', accountId: ids.accountId }, (tx) =>
    enqueueRefresh(platform.jobs, tx, ids, afterSeconds),
  );
}

async function refreshRound(platform: Platform, round: Round, signal: AbortSignal): Promise<void> {
  const { accountId, agentId } = round;
  const scope = { as: 'account', accountId, agentId } as const;
  const companies = await platform.database.transaction(scope, (tx) =>
    listCompaniesAfter(tx, round.after, step),
  );
  let next = round;
  let afterSeconds: number | undefined;
  for (const { id: companyId } of companies) {
    const order = { accountId, companyId, actor: 'job:refresh-companies' as const };
    const done = await refreshCompany(platform, order, { priority: 'background', signal });
    afterSeconds = done instanceof Refusal ? secondsUntilPassing(done, platform.clock) : undefined;
    if (afterSeconds !== undefined && next.failures < patience) {
      next = { ...next, failures: next.failures + 1 };
      break;
    }
    next = { ...next, after: companyId, failures: 0 };
  }
  if (companies.length < step && afterSeconds === undefined) return;
  await platform.database.transaction(scope, (tx) => enqueueRound(platform.jobs, tx, next, afterSeconds));
}

function enqueueRound(jobs: Jobs, tx: Transaction, round: Round, afterSeconds = 0): Promise<void> {
  const { accountId, agentId = '', after, failures } = round;
  const key = `${accountId}:${agentId}`;
  return jobs.enqueue(tx, allQueue, { accountId, agentId, after, failures }, { key, afterSeconds });
}

function toRound({ accountId, agentId, after, failures }: JobData): Round {
  return {
    accountId: String(accountId),
    agentId: agentId === '' ? undefined : String(agentId),
    after: String(after),
    failures: Number(failures),
  };
}
