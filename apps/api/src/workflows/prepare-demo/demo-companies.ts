import { companyNumber } from '@statbook/domain/companies';
import { Secret } from '@statbook/domain/secret';
import { isPassing } from '../../clients/registry-refusal.ts';
import type { Platform } from '../../composition.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import { enqueueDatesNear } from '../../features/notifications/notify-dates-near.ts';
import { importCompany } from '../import-company/import-company.ts';
import { findListedCompany, giveReach } from '../import-company/import-queries.ts';
import { keepDemoRegister } from './demo-register.ts';

const queue = 'prepare-demo';

interface DemoCompany {
  number: string;
  code?: string;
  /** Among the few that the demo's agent may see. */
  isAgents?: true;
}

/** What the practice of the demo looks after: one of each kind that shows something. */
const companies: readonly DemoCompany[] = [
  { number: '09990007', code: 'LAST07', isAgents: true },
  { number: 'SC990005', code: 'GLEN05', isAgents: true },
  { number: '09990017', code: 'FAIR17', isAgents: true },
  { number: '09990003', code: 'KETL03' },
  { number: '09990004', code: 'MILL04' },
  { number: '09990010', code: 'LONG10' },
  { number: '09990016', code: 'STAG16' },
  { number: '09990019', code: 'PUMP19' },
  { number: '09990020', code: 'GROU20' },
  { number: '09990060', code: 'ALPH60' },
  { number: '05990070', code: 'QUAR70' },
  { number: 'OC990034' },
];

/** The company whose share register is kept here from the start. */
const withRegister = companyNumber('09990017');

/** Whose they are, and which agent is given some of them. */
interface Importer {
  accountId: string;
  mainId: string;
  agentId: string;
}

/** Has the demo's companies imported in the background, as a person would import them. */
export function enqueueDemoCompanies(
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  { accountId, mainId, agentId }: Importer,
): Promise<void> {
  return database.transaction({ as: 'account', accountId }, (tx) =>
    jobs.enqueue(tx, queue, { accountId, mainId, agentId }, { key: accountId }),
  );
}

export function registerDemoJobs(platform: Platform): void {
  platform.jobs.work(queue, (data, signal) => importDemoCompanies(platform, toImporter(data), signal));
}

/** What is in the list already stays; a registry that is not up yet is asked again when the job is done again. */
async function importDemoCompanies(
  platform: Platform,
  importing: Importer,
  signal: AbortSignal,
): Promise<void> {
  const { accountId, mainId: userId, agentId } = importing;
  const scope = { as: 'account', accountId } as const;
  const importer = { userId, scope, actor: 'job:prepare-demo' as const };
  for (const company of companies) {
    const number = companyNumber(company.number);
    const code = company.code === undefined ? undefined : new Secret(company.code);
    const done = await importCompany(
      platform,
      { number, code, importer },
      { priority: 'background', signal },
    );
    if (done instanceof Refusal && isPassing(done)) throw new Error(`${number}: ${done.code}`);
    if (company.isAgents === undefined) continue;
    await platform.database.transaction(scope, async (tx) => {
      const listed = await findListedCompany(tx, number);
      if (listed !== undefined) await giveReach(tx, { accountId, userId: agentId, companyId: listed.id });
    });
  }
  await platform.database.transaction(scope, async (tx) => {
    const listed = await findListedCompany(tx, withRegister);
    if (listed !== undefined)
      await keepDemoRegister(platform, tx, { accountId, userId, companyId: listed.id });
  });
  await platform.database.transaction(scope, (tx) => enqueueDatesNear(platform, tx, accountId));
}

function toImporter({ accountId, mainId, agentId }: JobData): Importer {
  return { accountId: String(accountId), mainId: String(mainId), agentId: String(agentId) };
}
